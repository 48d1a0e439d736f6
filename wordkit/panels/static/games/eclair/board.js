// Énigmes éclair on the board: the riddle, clue after clue, how many have found it, then the word.
import { t } from "../../page.js";
import { Bar, Headword, Nature, SeatMark, Spine, seatName } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";
import { Clues, NextClue, Sand, Tiles } from "../riddles/clues.js";

const ORDER = ["initial", "length", "nature", "definition", "second", "last"];

export function Board({ page, game, online }) {
  const { view } = game;
  const Phase = { riddle: Riddle, answer: Answer, end: End }[view.phase];
  return html`
    <div class="main flash" key=${`${view.number}/${view.phase}`}>
      <p class="phase" role="status">${game.clock?.paused ? t("Pause. On reprend dans un instant.") : sentence(view)}</p>
      <${Phase} game=${game} view=${view} />
    </div>
    <${Spine} page=${page} online=${online} time=${html`<${Sand} clock=${game.clock} />`}><${Share} view=${view} /><//>`;
}

function sentence(view) {
  if (view.phase === "end") return t("C’est fini, bravo à tous !");
  const n = { number: view.number, count: view.count };
  if (view.phase === "answer") return t("Énigme {number} sur {count} : c’était…", n);
  return t("Énigme {number} sur {count}. Quel est ce mot ?", n);
}

function Riddle({ game, view }) {
  const { riddle } = view;
  const next = riddle.to_come > 0 ? ORDER[riddle.clues.length] : null;
  return html`<${Tiles} riddle=${riddle} />
    <${Clues} riddle=${riddle}>${next && html`<${NextClue} clock=${game.clock} next=${next} />`}<//>
    <${Worth} view=${view} />`;
}

/** What the word is worth now: one laurel less with each clue. */
function Worth({ view }) {
  return html`<p class="worth">${t("À ce moment, le mot vaut")} <b>${view.worth}</b> ${view.worth === 1 ? t("point") : t("points")}</p>`;
}

function Answer({ view }) {
  return html`<div class="told-word"><h1><${Headword} word=${view.riddle.word} /></h1><${Nature} nature=${view.riddle.nature} />
      <p>${view.riddle.definition}</p></div>
    <p class="share-said">${found(view)}</p>`;
}

function found({ found: n, players }) {
  if (!n) return t("Personne ne l’a trouvé : on s’en souviendra !");
  if (n === players) return t("Tout le monde l’a trouvé !");
  return n === 1 ? t("1 élève sur {players} l’a trouvé.", { players }) : t("{n} élèves sur {players} l’ont trouvé.", { n, players });
}

function Share({ view }) {
  if (view.phase === "end") return null;
  return html`<div class="progress"><b>${view.found}</b>${view.found > 1 ? t("ont trouvé sur {players}", view) : t("a trouvé sur {players}", view)}
    <${Bar} value=${view.found} max=${view.players} /></div>`;
}

function End({ game, view }) {
  return html`<ol class="podium">${view.podium.map(({ points, seats }, index) => html`<li key=${index} class="rank-${index + 1}">
      <span class="rank">${index + 1}</span>
      <span class="who">${seats.slice(0, 4).map((seat, at) => html`${at > 0 && ", "}<span class="one"><${SeatMark} seat=${seat} /> ${seatName(game, seat)}</span>`)}${seats.length > 4 && t(" et {n} autres", { n: seats.length - 4 })}</span>
      <span class="soft">${points > 1 ? t("{points} points", { points }) : t("1 point")}</span>
    </li>`)}</ol>
    <ul class="played-words">${view.played.map(({ riddle, share }) => html`<li key=${riddle.word}><b>${riddle.word}</b> <${Bar} value=${share} max=${1} /> <span>${t("{n} %", { n: Math.round(share * 100) })}</span></li>`)}</ul>`;
}
