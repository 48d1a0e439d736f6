// Mot à Mot: what its three pages say and show alike.
import { t } from "../../page.js";
import { SeatMark, seatName } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";

/** A seat by its mark and name. */
export function Who({ game, seat }) {
  return html`<span class="one"><${SeatMark} seat=${seat} /> ${seatName(game, seat)}</span>`;
}

export const clues = (n) => (n > 1 ? t("{n} indices", { n }) : t("{n} indice", { n }));

/** The announcement that stands, or null. */
export const standing = (view) => view.bids.at(-1) ?? null;

/** « 6 et 2 jetons » for an announcement with a pledge. */
export function bidText({ count, tokens }) {
  if (!tokens) return String(count);
  return tokens > 1 ? t("{count} et {tokens} jetons", { count, tokens }) : t("{count} et {tokens} jeton", { count, tokens });
}

/** Gains of a round, one line a seat and kind: [{seat, camp, tokens}]. */
export function summed(gains) {
  const sums = new Map();
  for (const { seat, camp, tokens } of gains) {
    const key = `${seat}/${camp}`;
    sums.set(key, { seat, camp, tokens: (sums.get(key)?.tokens ?? 0) + tokens });
  }
  return [...sums.values()];
}

export const campName = (camp, n = 1) =>
  camp === "speaker" ? (n > 1 ? t("jetons parleur") : t("jeton parleur")) : n > 1 ? t("jetons chercheur") : t("jeton chercheur");

/** The words of the round: found in gold, the one that is sought, those to come. */
export function Slots({ view }) {
  return html`<ol class="mam-slots" aria-label=${t("Les mots de la manche")}>
    ${view.slots.map((slot) => html`<li key=${slot.number} class=${slot.status}>
      <span class="num">${slot.number}</span>
      <span class="what">${slot.word ?? (slot.status === "now" ? t("à trouver") : t("ensuite"))}${slot.status === "found" ? " ✓" : ""}</span>
    </li>`)}
  </ol>`;
}

/** What the outcome of a round is called. */
export function outcome(game) {
  const { view } = game;
  if (view.outcome === "skipped") return t("Personne n’a annoncé : on passe.");
  const name = seatName(game, view.winner);
  return view.outcome === "found"
    ? t("{name} : les trois mots sont trouvés !", { name })
    : t("{name} : les trois mots n’y sont pas.", { name });
}
