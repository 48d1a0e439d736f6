// Dico secret on the board: thirty cards, the discard, whose turn it is; never an answer.
import { t } from "../../page.js";
import { Spine, listed, seatName } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";
import { Dice, Discard, Grid, Who, lengths, news, turnedNote } from "./cards.js";

export function Board({ page, game, online }) {
  const { view } = game;
  const Phase = view.phase === "words" ? Words : view.phase === "end" ? End : Play;
  return html`<div class="main dico">
      <p class="phase" role="status">${game.clock?.paused ? t("Pause. On reprend dans un instant.") : sentence(game)}</p>
      <${Phase} game=${game} view=${view} />
    </div>
    <${Spine} page=${page} online=${online}>${view.phase !== "words" && view.phase !== "end" && html`<${Seats} game=${game} view=${view} />`}<//>`;
}

function sentence(game) {
  const { view } = game;
  const who = view.active === null ? "" : seatName(game, view.active);
  switch (view.phase) {
    case "words":
      return view.theme ? t("Chacun choisit un mot secret. Thème : {theme}.", view) : t("Chacun choisit un mot secret de {lengths}.", { lengths: lengths(view) });
    case "turn":
      return t("À {who} de jouer !", { who });
    case "turned":
      return t("{who} retourne trois cartes. {note}", { who, note: turnedNote(view) });
    case "page":
      return t("{who} demande à {whom} sa page.", { who, whom: seatName(game, view.asked.seat) });
    case "consult":
      return t("{who} lit le dictionnaire. {roller}, lance les dés !", { who, roller: seatName(game, view.roller) });
    default:
      return view.winners.length ? t("Bravo à {names} !", { names: listed(view.winners.map((seat) => seatName(game, seat))) }) : t("La partie est finie, bravo !");
  }
}

function Words({ game, view }) {
  return html`<ul class="dico-ready">${view.seats.map((seat, index) => html`<li key=${index}>
    <${Who} game=${game} seat=${index} /> <span class=${seat.ready ? "ok" : "soft"}>${seat.ready ? t("mot choisi ✓") : t("cherche un mot…")}</span></li>`)}</ul>`;
}

function Play({ game, view }) {
  const roll = view.rolls.at(-1);
  return html`<${Grid} view=${view} />
    <div class="dico-under">
      <${Discard} view=${view} />
      ${view.phase === "consult"
        ? html`<p class="dico-news">${roll && html`<${Dice} red=${roll.red} />`} ${t("Deux rouges ferment le dictionnaire.")}</p>`
        : view.phase === "turn" && html`<p class="dico-news">${news(game)}</p>`}
    </div>`;
}

function Seats({ game, view }) {
  return html`<ul class="dico-seats">${view.seats.map((seat, index) => html`<li key=${index} class="${index === view.active ? "turn" : ""} ${seat.out ? "out" : ""}">
    <span class="backing"><i class="seat" data-seat=${index + 1} aria-hidden="true"></i></span>
    <span class="name">${seatName(game, index)}</span>
    <span>${seat.out ? t("répond") : html`<b>${seat.cards}</b><span class="sr"> ${t("cartes")}</span>`}</span></li>`)}</ul>`;
}

function End({ game, view }) {
  return html`<ul class="dico-told">${view.seats.map((seat, index) => html`<li key=${index} class=${view.winners.includes(index) ? "won" : ""}>
    <p><${Who} game=${game} seat=${index} /></p>
    ${seat.secret && html`<p class="headword">${seat.secret.word}</p><p class="def">${seat.secret.definition}</p>`}</li>`)}</ul>`;
}
