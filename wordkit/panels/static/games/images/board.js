// Images on the board: the phrase, then the pictures numbered, then whose they are and who chose them.
import { of } from "../../desk/french.js";
import { useFit, usePages } from "../../fit.js";
import { t } from "../../page.js";
import { Bar, Num, SeatMark, Spine, listed, seatName } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";
import { Art, Phrase, Who, podium, points, toldBy } from "./pictures.js";

const ON_A_PAGE = 3;

export function Board({ page, game, online }) {
  const { view } = game;
  const Phase = PHASES[view.phase];
  return html`<div class="main images ${view.phase}"><${Phase} key=${view.phase} game=${game} view=${view} /></div>
    <${Spine} page=${page} online=${online}><${Progress} view=${view} /><//>`;
}

const PHASES = { claim: Waiting, phrase: Waiting, give: Give, vote: Table, count: Table, end: End };

function Say({ game, text }) {
  return html`<p class="phase" role="status">${game.clock?.paused ? t("Pause. On reprend dans un instant.") : text}</p>`;
}

function Progress({ view }) {
  const [done, words] = {
    give: [view.given, t("ont donné sur {players}", view)],
    vote: [view.voted, t("ont voté sur {players}", view)],
  }[view.phase] ?? [null];
  if (done !== null) {
    return html`<div class="progress"><b>${done}</b>${done === 1 ? words.replace(/^ont/, "a") : words}<${Bar} value=${done} max=${view.players} /></div>`;
  }
  return view.phase === "end" ? null : html`<div class="round">${t("Manche")}<b>${view.round}</b></div>`;
}

// Before there is a phrase: who looks for one, and the words of the lesson.
function Waiting({ game, view }) {
  const claim = view.phase === "claim";
  return html`<${Say} game=${game} text=${claim ? t("Regardez vos images : une phrase pour l’une d’elles ?") : t("Une phrase ni trop claire, ni trop obscure…")} />
    <p class="images-call">${claim ? t("Qui a une phrase ?") : html`<${SeatMark} seat=${view.storyteller} /> ${t("{who} cherche…", { who: seatName(game, view.storyteller) })}`}</p>
    ${view.words.length > 0 && html`<${Words} words=${view.words} />`}`;
}

function Words({ words }) {
  const [ref, level] = useFit(words.join(), words.length);
  const pages = level + 1;
  const size = Math.ceil(words.length / pages);
  const first = usePages(pages, false) * size;
  return html`<div class="images-lesson"><p>${t("Avec un mot de la leçon :")}</p>
    <ul ref=${ref}>${words.slice(first, first + size).map((word) => html`<li key=${word}>${word}</li>`)}</ul></div>`;
}

function Give({ game, view }) {
  const what = toldBy(game);
  const said = view.owed > 1 ? t("Donnez deux images qui vont avec {what}.", { what }) : t("Donnez une image qui va avec {what}.", { what });
  return html`<${Say} game=${game} text=${said} /><${Phrase} game=${game} />`;
}

/** The pictures on the right, as large as they can be; what is said of them on the left. */
function Table({ game, view }) {
  const counted = view.phase === "count";
  return html`<div class="images-side">
      <${Say} game=${game} text=${counted ? outcome(game) : t("Quelle est l’image {ofWho} ?", { ofWho: of(seatName(game, view.storyteller)) })} />
      <${Phrase} game=${game} />
      ${counted && html`<${Won} game=${game} view=${view} />`}
    </div>
    <ol class="images-table of${view.pictures.length}">${view.pictures.map((picture) => html`<li key=${picture.number} class=${picture.told ? "told" : ""}>
      <${Num} n=${picture.number} /><${Art} game=${game} name=${picture.picture} />
      ${counted && html`<p><${Who} game=${game} seat=${picture.owner} /></p>
        ${picture.voters.length > 0 && html`<p class="voters" aria-label=${t("Choisie par {names}", { names: listed(picture.voters.map((seat) => seatName(game, seat))) })}>
          ${picture.voters.map((seat) => html`<${SeatMark} key=${seat} seat=${seat} />`)}</p>`}`}
    </li>`)}</ol>`;
}

function outcome(game) {
  const { view } = game;
  const { number } = view.pictures.find((picture) => picture.told);
  if (view.scores.some(({ gains }) => gains.some(([why]) => why === "told"))) return t("C’était la {number} !", { number });
  const found = view.pictures[number - 1].voters.length > 0;
  return found ? t("C’était la {number}, tous l’ont trouvée !", { number }) : t("C’était la {number}, personne ne l’a trouvée !", { number });
}

/** Who won points this round; who won none is nobody's business. */
function Won({ game, view }) {
  const won = view.scores.filter((score) => score.points).sort((a, b) => b.points - a.points);
  return html`<ul class="images-won">${won.map((score) => html`<li key=${score.seat}><${Who} game=${game} seat=${score.seat} /> <b class="plus">+${score.points}</b></li>`)}</ul>
    ${view.last_round && html`<p class="soft">${t("Dernière manche !")}</p>`}`;
}

function End({ game, view }) {
  const tales = view.tales.filter((tale) => tale.phrase);
  const pages = Math.max(1, Math.ceil(tales.length / ON_A_PAGE));
  const first = usePages(pages, false) * ON_A_PAGE;
  return html`<${Say} game=${game} text=${view.winners.length > 1 ? t("Victoire partagée, bravo !") : t("La partie est finie, bravo !")} />
    <ol class="podium">${podium(view).map(({ rank, seats, points: n }) => html`<li key=${rank} class="rank-${rank}">
      <span class="rank">${rank}</span><span class="who">${listed(seats.map((seat) => seatName(game, seat)), 3)}</span><span class="soft">${points(n)}</span></li>`)}</ol>
    <ul class="images-tales">${tales.slice(first, first + ON_A_PAGE).map((tale, index) => html`<li key=${first + index}>
      <${Art} game=${game} name=${tale.picture} /><p>${t("« {phrase} »", tale)}</p></li>`)}</ul>`;
}
