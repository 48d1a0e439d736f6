// Dico secret: the cards, the grid they lie on, and what its three pages say alike.
import { of } from "../../desk/french.js";
import { t } from "../../page.js";
import { SeatMark, seatName } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";

const KINDS = {
  page: { mark: "p.", name: t("Page"), ask: t("sa page"), tells: t("Avant, après ou dessus : deux pages de ton choix.") },
  start: { mark: "A…", name: t("Début"), ask: t("le début de son mot"), tells: t("Ses trois premières lettres, dans l’ordre de l’alphabet.") },
  end: { mark: "…Z", name: t("Fin"), ask: t("la fin de son mot"), tells: t("Toutes les autres lettres, dans l’ordre de l’alphabet.") },
  definition: { mark: "«\u00a0»", name: t("Définition"), ask: t("sa définition"), tells: t("La définition de son mot.") },
  joker: { mark: "★", name: t("Joker") },
  stop: { mark: "✕", name: t("Interdit") },
};

export const kindName = (kind) => KINDS[kind].name;
export const kindTells = (kind) => KINDS[kind].tells;
export const kindAsk = (kind) => KINDS[kind].ask;

/** A seat by its mark and name. */
export function Who({ game, seat }) {
  return html`<span class="one"><${SeatMark} seat=${seat} /> ${seatName(game, seat)}</span>`;
}

/** A card that shows its face. */
export function Card({ kind }) {
  return html`<span class="dico-card ${kind}"><b aria-hidden="true">${KINDS[kind].mark}</b><span>${kindName(kind)}</span></span>`;
}

/** The thirty squares; with onPick, those that have a card are buttons. `live` says which of them. */
export function Grid({ view, onPick, picked = [], live = () => true }) {
  return html`<ol class="dico-grid" aria-label=${t("Plateau de trente cases")}>
    ${view.squares.map((shown, square) => html`<li key=${square}>${onPick && shown !== "free" && live(square)
      ? html`<button type="button" class="square ${shown} ${picked.includes(square) ? "picked" : ""}" aria-pressed=${String(picked.includes(square))}
          aria-label=${label(shown, square)} onClick=${() => onPick(square)}>${face(shown, square)}</button>`
      : html`<span class="square ${shown}" role="img" aria-label=${label(shown, square)}>${face(shown, square)}</span>`}</li>`)}
  </ol>`;
}

// A number on the back, so that a place can be named aloud and remembered.
function face(shown, square) {
  if (shown === "free") return null;
  return shown === "down" ? html`<span class="back" aria-hidden="true"><b>${square + 1}</b></span>` : html`<${Card} kind=${shown} />`;
}

function label(shown, square) {
  const n = square + 1;
  if (shown === "free") return t("Case {n}, vide", { n });
  return shown === "down" ? t("Carte {n}, face cachée", { n }) : t("Carte {n} : {name}", { n, name: kindName(shown) });
}

/** The discarded cards, face up. */
export function Discard({ view }) {
  return html`<p class="dico-discard"><span class="soft">${t("Défausse")}</span>
    ${view.discard.length ? view.discard.map((kind, index) => html`<${Card} key=${index} kind=${kind} />`) : html`<span class="soft">${t("vide")}</span>`}</p>`;
}

/** Two dice: red faces are filled, and said in words. */
export function Dice({ red }) {
  return html`<span class="dico-dice" role="img" aria-label=${red.map((one) => (one ? t("rouge") : t("blanc"))).join(", ")}>
    ${red.map((one, index) => html`<i key=${index} class=${one ? "red" : ""}>${one ? "●" : ""}</i>`)}</span>`;
}

export const lengths = ({ shortest, longest }) =>
  shortest === longest ? t("{longest} lettres", { longest }) : t("{shortest} à {longest} lettres", { shortest, longest });

/** What was just done at the table, for all to know; "" when nothing was. */
export function news(game) {
  const { view } = game;
  const name = (seat) => seatName(game, seat);
  const stop = view.stops.at(-1);
  if (view.asked) return t("{who} a demandé à {whom} {what}.", { who: name(view.asked.asker), whom: name(view.asked.seat), what: kindAsk(view.asked.question) });
  if (stop && !stop.right) return t("STOP {of} : ce n’était pas ça.", { of: of(name(stop.seat)) });
  if (view.turn === 1) return t("{who} a reçu le premier joker et commence.", { who: name(view.active) });
  return "";
}

/** What one must choose of the cards turned up, in words. */
export function turnedNote(view) {
  const up = view.squares.filter((shown) => shown !== "down" && shown !== "free");
  if (up.includes("stop")) return t("Interdit : rien à prendre.");
  if (up.includes("joker")) return t("Le joker, et rien d’autre.");
  const kinds = new Set(up).size;
  if (kinds === 1) return t("Trois pareilles : deux à prendre.");
  return kinds === 2 ? t("La paire ou la carte seule ?") : t("Une des trois, au choix.");
}
