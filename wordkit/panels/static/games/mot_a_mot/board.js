// Mot à Mot on the board: the countdown of the auction, clue words stacking up, who buzzed, what was won.
import { useFit } from "../../fit.js";
import { t } from "../../page.js";
import { Ring, Spine, listed, seatName, useCountdown } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";
import { Slots, Who, bidText, campName, clues, outcome, standing, summed } from "./words.js";

export function Board({ page, game, online }) {
  const { view } = game;
  const Phase = PHASES[view.phase];
  // The countdown of the auction and the time to answer are in the middle of the page; a speaker who thinks needs no clock.
  const own = view.phase === "guess" || view.phase === "bonus" || (view.phase === "auction" ? view.bids.length > 0 : view.left > 0);
  return html`
    <${Phase} key=${view.phase === "guess" ? "clues" : view.phase} game=${game} view=${view} />
    <${Spine} page=${page} online=${online} time=${own ? "" : undefined}><${Side} game=${game} view=${view} /><//>`;
}

const PHASES = { auction: Auction, clues: Clues, guess: Clues, bonus: Bonus, tally: Tally, camps: Camps, end: End };

function Say({ game, text }) {
  return html`<p class="phase" role="status">${game.clock?.paused ? t("Pause. On reprend dans un instant.") : text}</p>`;
}

function Side({ view }) {
  if (view.phase === "end") return null;
  if (view.winner === null || view.phase === "tally") {
    const label = view.phase === "camps" || view.final ? t("Finale") : t("Manche");
    return html`<div class="round">${label}${!view.final && view.phase !== "camps" && html`<b>${view.round}<small>/${view.rounds}</small></b>`}</div>`;
  }
  const used = view.allowed - view.left;
  return html`<div class="mam-bid">${t("Enchère gagnée à")}<b>${view.allowed}</b></div>
    <div class="mam-left">
      ${view.left > 0 && html`<div class="pips" role="img" aria-label=${t("{used} donnés, {left} restants", { used, left: view.left })}>
        ${Array.from({ length: view.allowed }, (_, i) => html`<i class=${i < used ? "used" : ""}></i>`)}
      </div>`}
      ${view.left ? html`${t("encore")} <b>${view.left}</b> ${view.left > 1 ? t("indices") : t("indice")}` : t("plus d’indice")}
    </div>`;
}

// The auction ---------------------------------------------------------------------------------------------------------

function Auction({ game, view }) {
  const bid = standing(view);
  const speakers = view.seats.map((seat, index) => index).filter((index) => view.seats[index].role === "speaker");
  return html`<div class="main mam-auction">
    <${Say} game=${game} text=${bid ? t("Qui dit moins ?") : view.final ? t("La finale ! Parleurs, combien d’indices ?") : t("Parleurs, combien d’indices vous faut-il ?")} />
    ${bid ? html`<${Countdown} game=${game} bid=${bid} />` : html`<${Numbers} view=${view} />`}
    <ul class="mam-speakers" aria-label=${t("Les parleurs")}>
      ${speakers.map((seat) => {
        const said = view.bids.find((one) => one.seat === seat);
        return html`<li key=${seat} class=${bid?.seat === seat ? "leads" : said ? "beaten" : ""}>
          <${Who} game=${game} seat=${seat} /> <b>${said ? bidText(said) : "…"}</b>
        </li>`;
      })}
    </ul>
  </div>`;
}

function Numbers({ view }) {
  return html`<div class="mam-numbers"><p>${t("Les numéros de la partie")}</p>
    <ol>${view.numbers.map((number) => html`<li key=${number}>${number}</li>`)}</ol></div>`;
}

/** The number that was announced, counting down; each beat falls in afresh. */
function Countdown({ game, bid }) {
  const time = useCountdown(game.clock);
  const beat = game.clock.seconds / bid.count || 1;
  const count = time ? Math.ceil(time.left / beat) : 0;
  return html`<div class="mam-countdown ${count <= 3 ? "last" : ""}" role="timer" aria-label=${t("Décompte : {count}", { count })}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" />
      ${time && time.fraction > 0 && html`<circle cx="50" cy="50" r="46" pathLength="100" style=${{ strokeDasharray: `${time.fraction * 100} 100` }} />`}
    </svg>
    <b key=${count}>${count > 0 ? count : t("Adjugé !")}</b>
  </div>`;
}

// Clues ---------------------------------------------------------------------------------------------------------------

function Clues({ game, view }) {
  const now = view.slots.find((slot) => slot.status === "now");
  const content = view.clues.map((clue) => clue.text).join(" ");
  const [ref, level] = useFit(`${content}${view.phase}`, 3);
  const name = seatName(game, view.winner);
  const say = view.left === 0 && view.phase === "clues"
    ? t("C’était le dernier indice : cherchez le mot {number} !", now)
    : t("{name} fait deviner. Cherchez le mot {number} !", { name, ...now });
  return html`<div class="main mam-seek">
    <${Say} game=${game} text=${say} />
    <${Slots} view=${view} />
    <ol ref=${ref} class="mam-clues level-${level}" aria-label=${t("Indices du mot {number}", now)}>
      ${view.clues.map((clue, i) => html`<li key=${clue.rank} style=${{ "--letters": clue.text.length }} class=${i === view.clues.length - 1 ? "new" : ""}>
        <span class="num">${clue.rank}</span><span class="clue">${clue.text}</span></li>`)}
      ${view.clues.length === 0 && html`<li class="soft first">${t("Le premier indice arrive…")}</li>`}
    </ol>
    <${Banner} game=${game} view=${view} />
  </div>`;
}

/** Who has the word; else what was just proposed. */
function Banner({ game, view }) {
  if (view.buzz) {
    const seat = view.seats[view.buzz.seat];
    const student = seat.members.length > 1 ? game.names[view.buzz.student] : "";
    return html`<div class="mam-banner buzz" role="alert">
      <span class="backing"><${SeatOnly} seat=${view.buzz.seat} /></span>
      <span><b>${seatName(game, view.buzz.seat)}</b> ${t("a buzzé !")} ${student && html`<small>${student}</small>`}</span>
      <${Ring} clock=${game.clock} size="calc(84 * var(--u))" />
    </div>`;
  }
  const said = view.proposal;
  if (!said) return html`<div class="mam-banner none" aria-hidden="true"></div>`;
  const name = seatName(game, said.seat);
  const text = said.right ? t("Bravo {name} !", { name }) : said.text ? t("{name} : « {text} », ce n’est pas ça.", { name, text: said.text }) : t("{name} n’a pas trouvé.", { name });
  return html`<div class="mam-banner ${said.right ? "right" : "wrong"}" role="status">${text}</div>`;
}

function SeatOnly({ seat }) {
  return html`<i class="seat" data-seat=${(seat % 8) + 1} aria-hidden="true"></i>`;
}

function Bonus({ game, view }) {
  const name = seatName(game, view.winner);
  return html`<div class="main mam-seek">
    <${Say} game=${game} text=${t("Les trois mots sont trouvés, bravo !")} />
    <${Slots} view=${view} />
    <div class="mam-big"><p>${t("{name} peut tenter un mot bonus.", { name })}</p><p class="soft">${t("Il reste {clues}.", { clues: clues(view.left) })}</p></div>
  </div>`;
}

// Count, camps, end ---------------------------------------------------------------------------------------------------

function Tally({ game, view }) {
  return html`<div class="main mam-tally">
    <${Say} game=${game} text=${outcome(game)} />
    ${view.slots.length > 0 && html`<ol class="mam-words">${view.slots.map((slot) => html`<li key=${slot.number} class=${slot.status}>
      <span class="num">${slot.number}</span><b>${slot.word}</b>
      <span class="who">${slot.finder === null ? t("pas trouvé") : html`<${Who} game=${game} seat=${slot.finder} />`}</span>
    </li>`)}</ol>`}
    <ul class="mam-gains">${summed(view.gains).map((gain) => html`<li key=${`${gain.seat}${gain.camp}`}>
      <b class="plus">+${gain.tokens}</b> <${Who} game=${game} seat=${gain.seat} /> <span class="soft">${campName(gain.camp, gain.tokens)}</span>
    </li>`)}</ul>
  </div>`;
}

function Camps({ game, view }) {
  const chosen = new Map(view.camps);
  const side = (camp) => [...chosen].filter(([, one]) => one === camp).map(([seat]) => seat);
  const [speaking, seeking] = view.room;
  return html`<div class="main mam-camps">
    <${Say} game=${game} text=${t("Finale : {name} choisit son camp.", { name: seatName(game, view.chooser) })} />
    <div class="sides">
      ${[["speaker", t("Parleurs"), speaking], ["seeker", t("Chercheurs"), seeking]].map(([camp, title, room]) => html`<section>
        <h2>${title} <small>${side(camp).length}/${room}</small></h2>
        <ul>${side(camp).map((seat) => html`<li key=${seat}><${Who} game=${game} seat=${seat} /></li>`)}</ul>
      </section>`)}
    </div>
  </div>`;
}

function End({ game, view }) {
  const [speakers, seekers] = view.champions;
  return html`<div class="main mam-end">
    <${Say} game=${game} text=${t("La partie est finie, bravo !")} />
    <div class="sides">
      <${Champions} game=${game} title=${t("Champion des parleurs")} seats=${speakers} kind="speaker_tokens" />
      <${Champions} game=${game} title=${t("Champion des chercheurs")} seats=${seekers} kind="seeker_tokens" />
    </div>
    ${speakers.some((seat) => seekers.includes(seat)) && html`<p class="both">${t("Champion des deux côtés : chapeau !")}</p>`}
    <${Words} view=${view} />
  </div>`;
}

function Champions({ game, title, seats, kind }) {
  return html`<section class="champion">
    <h2>${title}</h2>
    <p class="who">${seats.length ? seats.map((seat) => html`<${Who} game=${game} seat=${seat} /> `) : t("personne cette fois")}</p>
    ${seats.length > 0 && html`<p class="soft">${game.view.seats[seats[0]][kind] > 1 ? t("{n} jetons", { n: game.view.seats[seats[0]][kind] }) : t("1 jeton")}</p>`}
  </section>`;
}

function Words({ view }) {
  const found = view.played.filter((played) => played.finder !== null).map((played) => played.word.word);
  if (!found.length) return null;
  return html`<p class="mam-found">${t("Trouvés : {words}", { words: listed(found, 14) })}</p>`;
}
