// Définitions on the board: the word, the texts as they are read, the reveal, the race round the laurel.
import { useFit, usePages } from "../../fit.js";
import { t } from "../../page.js";
import { Bar, Headword, Nature, Num, SeatMark, Spine, listed, seatName, seatsCounted } from "../../parts.js";
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { Wreath, wreathLabel } from "../../wreath.js";

const REVEAL_MS = 4000;

export function Board({ page, game, online }) {
  const { view } = game;
  const Phase = PHASES[view.phase];
  return html`
    <${Phase} key=${view.phase} game=${game} view=${view} />
    <${Spine} page=${page} online=${online}><${Progress} view=${view} /><//>`;
}

const PHASES = { word: Word, writing: Writing, desk: Writing, reading: Texts, vote: Texts, count: Count, end: End };

/** The sentence on top: what happens now; a pause comes before all else. */
function Say({ game, text, children }) {
  const said = game.clock?.paused ? t("Pause. On reprend dans un instant.") : text;
  return html`<p class="phase" role="status">${said} ${children}</p>`;
}

function Progress({ view }) {
  const [done, words] = {
    writing: [view.written, t("ont écrit sur {n}", { n: view.players })],
    vote: [view.voted, t("ont voté sur {n}", { n: view.players })],
  }[view.phase] ?? [null];
  if (done !== null) {
    return html`<div class="progress"><b>${done}</b>${done === 1 ? words.replace(/^ont/, "a") : words}
      <${Bar} value=${done} max=${view.players} /></div>`;
  }
  if (view.phase === "end") return null;
  return html`<div class="round">${t("Manche")}<b>${view.round}</b></div>
    <p>${t("Arrivée à la case {goal}", { goal: view.goal })}</p>`;
}

/** The name of whoever leads the round, for a sentence. */
const leader = ({ view, ...game }) => (view.host === null ? null : seatName({ view, ...game }, view.host));

function Word({ game, view }) {
  const host = leader(game);
  const left = view.goal - Math.max(...view.seats.map((seat) => seat.square));
  return html`<div class="main choosing">
    <${Say} game=${game} text=${host ? t("{host} choisit un mot…", { host }) : t("On choisit un mot…")} />
    <${Wreath} squares=${view.seats.map((seat) => seat.square)} goal=${view.goal} label=${wreathLabel(view.goal)}>
      ${view.round === 1
        ? html`<span>${t("Tous au départ !")}</span>`
        : html`<span>${t("En tête : encore")}</span><b>${left}</b><span>${left === 1 ? t("case") : t("cases")}</span>`}
    <//>
  </div>`;
}

function Writing({ game, view }) {
  const host = leader(game);
  const preparing = host ? t("{host} prépare la lecture.", { host }) : t("Le meneur prépare la lecture.");
  return html`<div class="main alone">
    <${Say} game=${game} text=${view.phase === "desk" ? preparing : t("Invente une définition qui a l’air vraie.")} />
    <h1><${Headword} word=${view.word} /><${Nature} nature=${view.nature} /></h1>
  </div>`;
}

/** Word and class on top of a page, with the thumb index of a dictionary. */
function Entry({ view }) {
  return html`<span class="tab" aria-hidden="true">${initial(view.word)}</span>
    <header><h1><${Headword} word=${view.word} /></h1><${Nature} nature=${view.nature} /></header>`;
}

const initial = (word) => word.normalize("NFD").replace(/[^A-Za-z]/g, "").charAt(0).toUpperCase();

function Texts({ game, view }) {
  const reading = view.phase === "reading";
  const said = reading
    ? view.all_read ? t("Tout est lu. Le vote va s’ouvrir.") : t("Écoutez bien : une seule est la vraie.")
    : t("Votez : quelle est la vraie définition ?");
  return html`<${Senses} game=${game} view=${view} said=${said} newest=${reading && !view.all_read} />`;
}

const LEVELS = ["huge", "roomy", "close", "two", "two packed"];

/** The numbered texts, as large as they can be: larger type first, then closer, two columns, then pages. */
function Senses({ game, view, said, newest = false, reveal = false }) {
  const content = `${said} ${view.texts.map((text) => text.text).join(" ")}`;
  const [ref, level] = useFit(content, LEVELS.length + view.texts.length);
  const pages = Math.max(1, level - LEVELS.length + 2);
  const shown = usePages(pages, newest);
  const size = Math.ceil(view.texts.length / pages);
  const real = view.texts.findIndex((text) => text.real);
  const first = (reveal && pages > 1 ? Math.floor(real / size) : shown) * size;
  const texts = view.texts.slice(first, first + size);
  const span = { first: first + 1, last: first + texts.length, all: view.texts.length };
  return html`<div class="main texts ${LEVELS[Math.min(level, LEVELS.length - 1)]}">
    <${Say} game=${game} text=${said}>
      ${pages > 1 && html`<span class="soft">${t("{first} à {last} sur {all}", span)}</span>`}
    <//>
    <${Entry} view=${view} />
    <ol ref=${ref} class="senses ${newest ? "coming" : ""} ${reveal ? "reveal" : ""}">
      ${texts.map((text) => html`<li key=${text.number} class=${text.real ? "real" : ""}>
        <${Num} n=${text.number} />
        <span>${text.removed ? html`<em class="soft">${t("texte retiré")}</em>` : text.text}</span>
      </li>`)}
    </ol>
  </div>`;
}

function Count({ game, view }) {
  const [revealed, setRevealed] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  useEffect(() => {
    const wait = setTimeout(() => setRevealed(true), REVEAL_MS);
    return () => clearTimeout(wait);
  }, []);
  const real = view.texts.find((text) => text.real);
  const said = t("C’était la définition {n} !", { n: real.number });
  if (!revealed) return html`<${Senses} game=${game} view=${view} said=${said} reveal=${true} />`;
  return html`<div class="main counted">
    <${Say} game=${game} text=${said} />
    <div class="cols">
      <${Authors} game=${game} view=${view} real=${real} />
      <${Race} game=${game} view=${view} />
    </div>
  </div>`;
}

const TOLD = ["", "close", "closer"];

function Authors({ game, view, real }) {
  const gained = (text) => text.voters.length > 0;
  const others = view.texts
    .filter((text) => !text.real && !text.removed)
    .sort((a, b) => b.voters.length - a.voters.length || a.number - b.number);
  const [ref, level] = useFit(JSON.stringify([view.word, view.texts]), TOLD.length + others.length);
  const pages = Math.max(1, level - TOLD.length + 2);
  const size = Math.ceil(others.length / pages);
  const first = usePages(pages, false) * size;
  return html`<section ref=${ref} class="told ${TOLD[Math.min(level, TOLD.length - 1)]}">
    <h1><${Headword} word=${view.word} /></h1>
    <div class="true">
      <${Num} n=${real.number} />
      <p>${real.text}</p>
      <${Finders} game=${game} view=${view} real=${real} />
    </div>
    <ol class="authors">
      ${others.slice(first, first + size).map((text) => html`<li key=${text.number}>
        <${Num} n=${text.number} />
        <span class="who"><${Seats} game=${game} seats=${text.authors} most=${2} /></span>
        <span>${gained(text) && votes(text.voters.length)}</span>
        <span class="plus">${gained(text) && `+${text.voters.length}`}</span>
      </li>`)}
    </ol>
  </section>`;
}

const votes = (n) => t("{n} voix", { n });

function Finders({ view, game, real }) {
  if (!real.voters.length) return html`<p class="who">${t("Personne ne l’a trouvée.")}</p>`;
  return html`<p class="who">
    ${real.voters.length > 4
      ? html`<span>${t("{n} l’ont trouvée", { n: real.voters.length })}</span>`
      : html`<span>${t("Trouvée :")} <${Seats} game=${game} seats=${real.voters} most=${2} /></span>`}
    <b>+2</b>
  </p>`;
}

/** Seats with their marks: « ● Lynx, ▲ Loutres », then how many more. */
function Seats({ game, seats, most }) {
  const named = seats.length > most ? seats.slice(0, most - 1) : seats;
  const more = seats.length - named.length;
  const comma = (index) => (index < named.length - 1 ? ", " : "");
  return html`
    ${named.map((seat, index) => html`<span class="one">
      <${SeatMark} seat=${seat} /> ${seatName(game, seat)}${comma(index)}
    </span>`)}
    ${more > 0 && html`<span class="one"> ${t("et {more} autres", { more })}</span>`}`;
}

function Race({ game, view }) {
  const best = Math.max(0, ...view.moves.map((move) => move.points));
  const leaders = view.moves.filter((move) => best && move.points === best);
  const heroes = leaders.map((move) => seatName(game, move.seat));
  const doubled = leaders.length > 0 && leaders.every((move) => move.gains.some(([why]) => why === "token"));
  const few = heroes.length > 2 ? seatsCounted(view, heroes.length) : listed(heroes);
  const news = best ? t("+{best} pour {heroes}.", { best, heroes: listed(heroes) }) : "";
  return html`<${Wreath} squares=${view.seats.map((seat) => seat.square)} moves=${view.moves} goal=${view.goal}
      label=${wreathLabel(view.goal, news)}>
    ${best
      ? html`<b>+${best}</b><span>${t("pour {few}", { few })}</span>
          ${doubled && html`<span class="soft">${t("jeton : × 2")}</span>`}`
      : html`<span>${t("Personne n’avance cette fois.")}</span>`}
  <//>`;
}

function End({ game, view }) {
  const steps = podium(view);
  const said = view.winners.length > 1 ? t("Victoire partagée, bravo !") : t("La partie est finie, bravo !");
  return html`<div class="main over">
    <${Say} game=${game} text=${said} />
    <ol class="podium">
      ${steps.map(({ rank, seats, square }) => html`<li key=${rank} class="rank-${rank}">
        <span class="rank">${rank}</span>
        <span class="who"><${Seats} game=${game} seats=${seats} most=${rank === 1 ? 4 : 3} /></span>
        <span class="soft">${t("case {square}", { square })}</span>
      </li>`)}
    </ol>
    <${Words} view=${view} />
  </div>`;
}

/** The winners, then the next two places; never whoever is last. */
function podium(view) {
  const all = view.seats.map((seat, index) => ({ index, square: seat.square }));
  const rest = all.filter(({ index }) => !view.winners.includes(index));
  const squares = [...new Set(rest.map(({ square }) => square))].sort((a, b) => b - a);
  const steps = [{ seats: [...view.winners], square: view.seats[view.winners[0]]?.square ?? view.goal }];
  for (const square of squares.slice(0, -1).slice(0, 2)) {
    steps.push({ seats: rest.filter((seat) => seat.square === square).map(({ index }) => index), square });
  }
  return steps.filter(({ seats }) => seats.length).map((step, index) => ({ rank: index + 1, ...step }));
}

function Words({ view }) {
  const [ref, level] = useFit(JSON.stringify(view.played), view.played.length);
  const pages = Math.max(1, level);
  const size = Math.ceil(view.played.length / pages);
  const first = usePages(pages, false) * size;
  return html`<dl ref=${ref} class="learnt ${level ? "close" : ""}" aria-label=${t("Les mots de la partie")}>
    ${view.played.slice(first, first + size).map(({ word }) => html`<div key=${word.word}>
      <dt>${word.word}</dt><dd>${word.definition}</dd>
    </div>`)}
  </dl>`;
}
