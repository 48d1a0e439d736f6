// Définitions, count and end: who won how many points and why, then the podium and the words of the game.
import { many } from "../../../desk/french.js";
import { Next } from "../../../desk/primary.js";
import { t } from "../../../page.js";
import { Headword, Nature, Num, seatName } from "../../../parts.js";
import { html } from "../../../vendor/preact-htm.js";
import { By, Standing } from "./seats.js";
import { Title } from "./title.js";

const PODIUM = 3;

export function Counted({ table, steps }) {
  const { view } = table;
  // A student who hosts sees gains only: who won nothing is the teacher's business.
  const moves = view.moves.filter((move) => table.teacher || move.points).sort((a, b) => b.points - a.points);
  return html`
    <section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      ${steps}
      <${Title} view=${view}>${t("Points de la manche")}<//>
      <table class="points">
        <thead class="sr"><tr><th>${t("Place")}</th><th>${t("Pourquoi")}</th><th>${t("Points")}</th><th>${t("Case")}</th></tr></thead>
        <tbody>${moves.map((move) => html`<tr key=${move.seat} class=${move.points ? "" : "soft"}>
          <th scope="row"><${By} table=${table} seats=${[move.seat]} /></th>
          <td>${reasons(view, move)}</td>
          <td class="gain">${move.points ? `+${move.points}` : "–"}</td>
          <td class="soft">${move.points ? t("case {before} → {after}", move) : t("case {after}", move)}</td>
        </tr>`)}</tbody>
      </table>
    </section>
    <section class="side">
      <h2>${t("Les textes")}</h2>
      <ol class="texts" tabindex="0">${view.texts.map((text) => html`<li key=${text.number} class=${text.real ? "real" : ""}>
        <${Num} n=${text.number} />
        <div>
          <p>${text.real && html`<b>${t("La vraie.")}</b> `}${text.removed ? t("Texte retiré.") : text.text}</p>
          <p class="soft">${text.authors.length > 0 && html`<${By} table=${table} seats=${text.authors} /> · `}
            ${t("{n} voix", { n: text.voters.length })}</p>
        </div>
      </li>`)}</ol>
      ${view.last_round
        ? html`<${Next} table=${table} label=${t("Voir le podium")} onPress=${() => table.play("NextRound")}
            note=${t("La case {goal} est atteinte : c’était la dernière manche.", view)} />`
        : html`<${Next} table=${table} label=${t("Manche suivante")} onPress=${() => table.play("NextRound")} />`}
    </section>`;
}

function reasons(view, move) {
  const team = view.seats[move.seat].members.length > 1;
  const real = view.texts.find((text) => text.real)?.number;
  const mine = move.gains.filter(([why, , number]) => why === "votes" && number !== real);
  const votes = mine.reduce((sum, [, points]) => sum + points, 0);
  const others = move.gains.filter((gain) => !mine.includes(gain));
  const said = [
    votes > 0 && forTexts(votes, mine.map(([, , number]) => number), team),
    ...others.map(([why, points]) => because(why, points, team)),
  ].filter(Boolean);
  if (said.length) return said.join(" · ");
  if (move.choice !== null) return t(team ? "ont voté pour le {choice}" : "a voté pour le {choice}", move);
  return move.seat === view.host ? t("meneur : personne ne s’est trompé") : t("pas de vote");
}

function forTexts(votes, numbers, team) {
  const which = numbers.join(", ");
  if (numbers.length > 1) return t("{votes} voix sur leurs textes ({which})", { votes, which });
  return t(team ? "{votes} voix sur leur texte ({which})" : "{votes} voix sur son texte ({which})", { votes, which });
}

function because(why, points, team) {
  switch (why) {
    case "votes": // a text merged with the real one
      return team
        ? t("{points} voix : leur texte disait la même chose que la vraie", { points })
        : t("{points} voix : son texte disait la même chose que la vraie", { points });
    case "found":
      return team ? t("ont trouvé la vraie") : t("a trouvé la vraie");
    case "host":
      return many(points, "meneur : {n} trompé", "meneur : {n} trompés");
    default:
      return t("jeton : points doublés");
  }
}

export function Ended({ table, steps }) {
  const { view } = table;
  const ranked = podium(view);
  return html`
    <section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      ${steps}
      <h1 class="do">${ranked.length ? t("La partie est finie. Bravo !") : t("La partie est finie.")}</h1>
      <ol class="stand">${ranked.map(({ place, seats }) => html`<li key=${place} class=${`place${place}`}>
        <b>${place === 1 ? t("1re place") : t("{place}e place", { place })}</b>
        <div>${seats.map((index) => html`<p key=${index}><${By} table=${table} seats=${[index]} /></p>`)}</div>
        <span class="soft">${t("case {square}", view.seats[seats[0]])}</span>
      </li>`)}</ol>
      <h2>${t("Les mots de la partie")}</h2>
      <dl class="played">${view.played.map(({ word }) => html`<div key=${word.word}>
        <dt><${Headword} word=${word.word} /> <${Nature} nature=${word.nature} /></dt><dd>${word.definition}</dd></div>`)}</dl>
    </section>
    <section class="side">
      <h2>${t("Toutes les places")}</h2>
      <${Standing} table=${table} />
      <${Next} table=${table} label=${t("Rejouer")} note=${t("On revient à la préparation, avec la même classe.")}
        onPress=${() => table.ask({ do: "close_table" })} />
    </section>`;
}

// The winners first: tokens decide among those who arrived, so the furthest is not always the first.
function podium({ seats, winners }) {
  const others = seats.map((_, index) => index).filter((index) => !winners.includes(index) && seats[index].square > 1);
  const squares = [...new Set(others.map((index) => seats[index].square))].sort((a, b) => b - a);
  const groups = [winners, ...squares.map((square) => others.filter((index) => seats[index].square === square))];
  const ranked = [];
  let place = 1;
  for (const group of groups.filter((seats) => seats.length)) {
    if (place > PODIUM) break;
    ranked.push({ place, seats: group });
    place += group.length;
  }
  return ranked;
}
