// Énigmes on the board: the three rings, the riddle with its clues as they come, the sand-timer, the letters won.
import { t } from "../../page.js";
import { Headword, Nature, SeatMark, Spine, listed } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";
import { Clues, Named, NextClue, Sand, Tiles, named, outcome } from "./clues.js";
import { Rings, shortLabel, squareName } from "./ring.js";

export function Board({ page, game, online }) {
  const { view } = game;
  const Phase = PHASES[view.phase];
  return html`
    <div class="main enigmas">
      <${Rings} view=${view} label=${ringsLabel(game)} />
      <section class="riddle" key=${view.phase === "found" || view.phase === "spelling" ? "riddle" : view.phase}>
        <p class="phase" role="status">${game.clock?.paused ? t("Pause. On reprend dans un instant.") : sentence(game)}</p>
        <${Phase} game=${game} view=${view} />
      </section>
    </div>
    <${Spine} page=${page} online=${online} time=${html`<${Sand} clock=${game.clock} />`}><${Won} game=${game} /><//>`;
}

const PHASES = { words: Words, roll: Throws, move: Quiet, star: Star, swap: Swap, riddle: Riddle, found: Riddle, spelling: Riddle, result: Result, end: End };

function ringsLabel(game) {
  const { view } = game;
  const where = view.seats.map((seat, index) => t("{who} : {where}.", { who: Named(game, index), where: squareName(seat.square) }));
  return [t("Plateau à trois anneaux."), ...where].join(" ");
}

function sentence(game) {
  const { view } = game;
  const who = view.active === null ? "" : Named(game, view.active);
  const to = view.active === null ? "" : named(game, view.active);
  switch (view.phase) {
    case "words":
      return view.theme
        ? t("Chacun choisit un mot secret de {n} lettres. Thème : {theme}.", { n: view.length, theme: view.theme })
        : t("Chacun choisit un mot secret de {n} lettres.", { n: view.length });
    case "roll":
      return t("À {to} de lancer le dé !", { to });
    case "move":
      return t("{who} a fait {face} : quelle case ?", { who, face: view.face });
    case "star":
      return view.refused ? t("Échange refusé. {who} choisit une lettre à gagner.", { who }) : t("Une étoile ! {who} choisit une lettre à gagner, ou propose un échange.", { who });
    case "swap":
      return t("{who} propose un échange.", { who });
    case "riddle":
      return view.riddle.length
        ? t("Pour {to} : un mot de {n} lettres en {letter}.", { to, n: view.riddle.length, letter: view.riddle.initial })
        : t("Pour {to} : un mot en {letter}.", { to, letter: view.riddle.initial });
    case "found":
      return t("{who} a trouvé ! Dites le mot à voix haute.", { who });
    case "spelling":
      return t("{who} doit écrire le mot sans faute.", { who });
    case "result":
      return outcome(game);
    default:
      return view.winners.length ? t("Bravo à {names} !", { names: listed(view.winners.map((seat) => named(game, seat))) }) : t("La partie est finie, bravo !");
  }
}

function Words({ game, view }) {
  return html`<ul class="ready">${view.seats.map((seat, index) => html`<li key=${index}>
    <${SeatMark} seat=${index} /> <span>${seat.name || game.names[seat.members[0]]}</span>
    <b class=${seat.ready ? "ok" : "soft"}>${seat.ready ? "✓" : "…"}</b>
  </li>`)}</ul>
  <p class="hint">${t("Gagne une carte pour chaque lettre de ton mot : le premier qui les a toutes gagne.")}</p>`;
}

/** Before the first turn: who threw what. */
function Throws({ game, view }) {
  if (view.turn > 1) return html`<${Quiet} />`;
  return html`<ol class="throws">${view.throws.map((round, index) => html`<li key=${index}>
    ${round.map(({ seat, face }) => html`<span class="throw ${seat === view.active ? "best" : ""}"><${SeatMark} seat=${seat} /> ${face}</span>`)}
  </li>`)}</ol>
  <p class="hint">${t("Le plus grand nombre commence. Au premier tour, on va dans le sens des aiguilles d’une montre.")}</p>`;
}

function Quiet({ game, view }) {
  return view ? html`<p class="hint">${t("Les cases entourées sont à {n} pas. Il y a {count} choix.", { n: view.face, count: view.targets.length })}</p>` : null;
}

/** The cards that are left in each compartment. */
function Star({ view }) {
  return html`<ul class="reserve" aria-label=${t("Cartes qui restent")}>${view.reserve.map(([name, left]) => html`<li key=${name} class=${left ? "" : "none"}>
    <b>${shortLabel(name)}</b><span>${left ? "●".repeat(left) : "–"}</span>
  </li>`)}</ul>`;
}

function Swap({ game, view }) {
  const { mine, seat, theirs } = view.offer;
  return html`<div class="swap">
    <p><${SeatMark} seat=${view.active} /> ${Named(game, view.active)} <b class="letter">${mine}</b></p>
    <p class="turned" aria-hidden="true">⇅</p>
    <p><${SeatMark} seat=${seat} /> ${Named(game, seat)} <b class="letter">${theirs}</b></p>
    <p class="hint">${t("{who} accepte ou refuse.", { who: Named(game, seat) })}</p>
  </div>`;
}

function Riddle({ game, view }) {
  const { riddle } = view;
  const clues = ["initial", "length", "nature", "definition", ...(view.seats[view.active].extra === "none" ? [] : [view.seats[view.active].extra])];
  const next = view.phase === "riddle" && riddle.to_come > 0 ? clues[riddle.clues.length] : null;
  return html`<${Tiles} riddle=${riddle} />
    <${Clues} riddle=${riddle}>${next && html`<${NextClue} clock=${game.clock} next=${next} />`}<//>
    ${view.phase === "found" && html`<p class="banner">${t("Les autres peuvent demander l’orthographe.")}</p>`}
    ${view.phase === "spelling" && html`<p class="banner">${view.challenger === null ? t("L’orthographe est demandée.") : t("{who} demande l’orthographe.", { who: Named(game, view.challenger) })}</p>`}
    ${view.phase === "riddle" && html`<${SealedCount} view=${view} />`}`;
}

function SealedCount({ view }) {
  return html`<p class="sealed"><svg viewBox="0 0 52 38" aria-hidden="true"><rect x="2" y="2" width="48" height="34" rx="5" /><path d="M3 5l23 17L49 5" /></svg>
    ${view.sealed > 1 ? t("{n} plis fermés", { n: view.sealed }) : view.sealed ? t("1 pli fermé") : t("Aucun pli encore")}</p>`;
}

function Result({ game, view }) {
  if (!view.riddle) return null;
  return html`<div class="told-word"><h1><${Headword} word=${view.riddle.word} /></h1><${Nature} nature=${view.riddle.nature} />
      <p>${view.riddle.definition}</p></div>
    ${view.opened?.length > 0 && html`<ol class="opened" aria-label=${t("Plis ouverts")}>${view.opened.map((answer, index) => html`<li key=${answer.seat}
      class=${answer.right ? "right" : ""} style=${{ "animation-delay": `${index * 900}ms` }}>
      <${SeatMark} seat=${answer.seat} /> <span>${answer.text || t("(réponse non lue)")}</span> <b>${answer.right ? "✓" : "–"}</b>
    </li>`)}</ol>`}`;
}

function End({ game, view }) {
  return html`<ul class="secrets" aria-label=${t("Les mots secrets")}>${view.seats.map((seat, index) => html`<li key=${index} class=${view.winners.includes(index) ? "won" : ""}>
    <span class="name"><${SeatMark} seat=${index} /> ${seat.name || game.names[seat.members[0]]}</span>
    <b>${seat.word ?? "–"}</b>
  </li>`)}</ul>`;
}

/** Every seat's letters, whose turn it is, and a word that is public. */
function Won({ game }) {
  const { view } = game;
  return html`<ul class="won" aria-label=${t("Lettres gagnées")}>${view.seats.map((seat, index) => html`<li key=${index} class=${index === view.active ? "turn" : ""}>
    <span class="backing"><${SeatMark} seat=${index} /><span class="sr">${Named(game, index)}</span></span>
    ${seat.cards.map((card, at) => html`<b key=${at}>${shortLabel(card)}</b>`)}
    ${seat.word && view.phase !== "end" && html`<em>${seat.word}</em>`}
  </li>`)}</ul>`;
}
