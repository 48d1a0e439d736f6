// Énigmes on a student's page: my secret word, then one thing to do: throw, choose a square, answer, spell.
import { play, t, useAsk } from "../../page.js";
import { Chip, Error, Headword, Nature, Ring, Waiting, listed, seatName } from "../../parts.js";
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { Clues, Named, NextClue, Tiles, gradeWord, named, outcome } from "./clues.js";
import { RINGS, Rings, labelOf, ringOf, shortLabel } from "./ring.js";

export function Student({ game, send }) {
  const { view } = game;
  const [ask, busy, error] = useAsk(send);
  if (!view.me) return html`<${Waiting} text=${t("Tu n’as pas de place à cette table : demande à ton enseignant.")} />`;
  const paused = Boolean(game.clock?.paused);
  const mine = view.me.seat === view.active;
  const tell = (name, fields) => (busy || paused ? Promise.resolve(false) : ask(play(game, name, fields)));
  const part = { game, view, me: view.me, mine, paused, busy, tell };
  const Phase = PHASES[view.phase];
  return html`<div class="enigmas">
    <div class="ask">
      <p class="do" role="status">${paused ? t("Pause. On reprend dans un instant.") : sentence(part)}</p>
      <${Ring} clock=${game.clock} />
    </div>
    <${Error} text=${error} />
    <${Phase} key="${view.turn}/${view.phase}" ...${part} />
    ${view.phase !== "words" && view.phase !== "end" && html`<${Secret} ...${part} />`}
  </div>`;
}

const PHASES = { words: Words, roll: Roll, move: Move, star: Star, swap: Swap, riddle: Riddle, found: Found, spelling: Spelling, result: Result, end: End };

function sentence({ game, view, me, mine }) {
  const who = view.active === null ? "" : Named(game, view.active);
  switch (view.phase) {
    case "words":
      if (me.word) return t("Ton mot secret est choisi. On attend les autres.");
      return t("Choisis ton mot secret : {n} lettres.", { n: view.seats[me.seat].letters });
    case "roll":
      return mine ? t("À toi de lancer le dé !") : t("{who} va lancer le dé.", { who });
    case "move":
      return mine ? t("Tu as fait {face}. Choisis une case.", { face: view.face }) : t("{who} a fait {face} et choisit une case.", { who, face: view.face });
    case "star":
      if (!mine) return t("{who} est sur une étoile et réfléchit.", { who });
      return view.refused ? t("Échange refusé. Choisis une lettre à gagner.") : t("Une étoile ! Choisis une lettre à gagner, ou propose un échange.");
    case "swap":
      if (view.offer.seat === me.seat) return t("{who} te propose un échange.", { who });
      return mine ? t("On attend la réponse à ton échange.") : t("{who} propose un échange.", { who });
    case "riddle":
      if (mine) return t("À toi ! Réponds autant de fois que tu veux.");
      return me.sealed ? t("Ton pli est fermé. Il s’ouvre si {who} ne trouve pas.", { who: named(game, view.active) }) : t("Écris ta réponse en secret : un seul pli.");
    case "found":
      return mine ? t("Trouvé, bravo ! Dis le mot à voix haute.") : t("{who} a trouvé. Sait-on l’écrire ?", { who });
    case "spelling":
      if (!mine) return t("{who} écrit le mot, accents compris.", { who });
      return me.spelt === null ? t("On te demande l’orthographe : écris le mot, accents compris.") : t("C’est écrit. On attend les autres de l’équipe.");
    case "result":
      return outcome(game);
    default:
      if (view.winners.includes(me.seat)) return t("Gagné, bravo ! Toutes les lettres y sont.");
      return view.winners.length ? t("La partie est finie. Bravo à {names} !", { names: listed(view.winners.map((seat) => named(game, seat))) }) : t("La partie est finie. Bravo !");
  }
}

// My secret word ------------------------------------------------------------------------------------------------------

function Words({ game, view, me, tell, busy }) {
  const [word, setWord] = useState("");
  const own = me.proposals.length > 0;
  const send = async (event) => {
    event.preventDefault();
    if (word.trim() && (await tell("ProposeWord", { word: word.trim() }))) setWord("");
  };
  const team = view.seats[me.seat].members.length > 1;
  return html`
    <p class="soft">${view.theme ? t("Thème : {theme}.", view) : t("Un nom, un adjectif ou un infinitif. Les accents ne comptent pas comme lettres.")}</p>
    ${me.word && html`<p class="mine"><${Headword} word=${me.word} /> <${Chip} kind="good">${t("mot secret ✓")}<//></p>`}
    ${own && (team || !me.word) && html`<ul class="proposals">${me.proposals.map(({ student, word: proposed, accepted }) => html`<li key=${student}>
      <b>${proposed}</b> <span class="soft">${game.names[student]}</span> ${!accepted && html`<${Chip}>${t("l’enseignant regarde ce mot")}<//>`}
      ${team && proposed !== me.word && html`<button type="button" class="btn" onClick=${() => tell("ProposeWord", { word: proposed })}>${t("Moi aussi")}</button>`}
    </li>`)}</ul>`}
    <form onSubmit=${send}>
      <label for="wk-word">${me.word ? t("Changer d’avis") : t("Mon mot secret")}</label>
      <input id="wk-word" class="field big" value=${word} onInput=${(event) => setWord(event.target.value)} maxlength="30" autocomplete="off" spellcheck=${true} lang="fr" />
      <button class="btn primary" aria-disabled=${busy || !word.trim()}>${t("Choisir ce mot")}</button>
    </form>
    ${team && html`<p class="soft">${t("Votre mot est celui que le plus d’entre vous choisissent.")}</p>`}`;
}

/** My word, folded away from neighbours' eyes, with the letters that are won; another one when it cannot be completed. */
function Secret({ game, view, me, tell, busy }) {
  const [open, setOpen] = useState(true);
  const have = me.letters.filter(([, won]) => won).length;
  const left = view.seats[me.seat].cards.length - have;
  return html`<section class="secret" aria-label=${t("Mon mot secret")}>
    <p><b>${t("Mon mot secret")}</b> <span class="soft">${t("{have} sur {all} lettres", { have, all: me.letters.length })}</span>
      <button type="button" class="btn quiet" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}>${open ? t("Cacher") : t("Montrer")}</button></p>
    ${open && html`<div class="tiles mine" role="img" aria-label=${me.letters.map(([letter, won]) => (won ? t("{letter} gagnée", { letter }) : letter)).join(", ")}>
      ${me.letters.map(([letter, won], index) => html`<span key=${index} class=${won ? "won" : ""}>${letter}</span>`)}</div>`}
    ${left > 0 && html`<p class="soft">${t("Mes cartes : {cards}", { cards: view.seats[me.seat].cards.map(shortLabel).join(" · ") })}</p>`}
    ${me.longer_word !== null && (view.phase === "roll" || view.phase === "result") && html`<${Change} game=${game} me=${me} tell=${tell} busy=${busy} />`}
  </section>`;
}

function Change({ me, tell, busy }) {
  const [word, setWord] = useState("");
  const send = (event) => {
    event.preventDefault();
    if (word.trim()) tell("ChangeWord", { word: word.trim() });
  };
  return html`<form class="change" onSubmit=${send}>
    <label for="wk-longer">${t("Il n’y a plus assez de cartes pour ton mot. Tu peux le montrer et en prendre un autre, de {n} lettres, que tout le monde verra.", { n: me.longer_word })}</label>
    <input id="wk-longer" class="field" value=${word} onInput=${(event) => setWord(event.target.value)} maxlength="30" autocomplete="off" />
    <button class="btn" aria-disabled=${busy || !word.trim()}>${t("Changer de mot")}</button>
  </form>`;
}

// My turn -------------------------------------------------------------------------------------------------------------

function Roll({ view, mine, tell, busy, paused }) {
  return html`${mine && html`<button class="btn primary throw" aria-disabled=${busy || paused} onClick=${() => tell("Roll")}>${t("Lancer le dé")}</button>`}
    <${Rings} view=${view} label=${t("Plateau à trois anneaux")} />`;
}

const COLOUR = { blue: () => t("bleu"), yellow: () => t("jaune"), red: () => t("rouge") };

function Move({ game, view, me, mine, tell }) {
  if (!mine) return html`<${Rings} view=${view} label=${t("Plateau à trois anneaux")} />`;
  const pick = (square) => tell("Go", { square });
  const votes = counted(me, "go ");
  const wanted = new Map();
  for (const [letter] of me.letters.filter(([, won]) => !won)) wanted.set(letter, true);
  const useful = (square) => [...labelOf(square)].some((letter) => wanted.has(letter));
  return html`
    <${Rings} view=${view} label=${t("Choisis une case entourée")} onPick=${pick} picked=${votes} />
    <ul class="targets" aria-label=${t("Cases où tu peux aller")}>${view.targets.map(({ square }) => html`<li key=${square}>
      <button type="button" class="btn ${RINGS[ringOf(square)]}" onClick=${() => pick(square)}>
        <b>${shortLabel(labelOf(square))}</b> <small>${COLOUR[RINGS[ringOf(square)]]()}</small>
        ${useful(square) && html`<small class="useful">${t("lettre utile")}</small>`}
        ${votes[square] > 0 && html`<${Chip}>${t("{n} voix", { n: votes[square] })}<//>`}
      </button></li>`)}</ul>
    <${Mates} game=${game} me=${me} />`;
}

/** What the members of my team would choose: {what: how many}. */
function counted(me, prefix) {
  const votes = {};
  for (const [, choice] of me.pointed) {
    if (choice.startsWith(prefix)) votes[choice.slice(prefix.length)] = (votes[choice.slice(prefix.length)] ?? 0) + 1;
  }
  return votes;
}

function Mates({ game, me }) {
  if (!me.pointed.length) return null;
  return html`<p class="soft" role="status">${t("{names} : choix fait. Le choix du plus grand nombre compte.", { names: listed(me.pointed.map(([mate]) => game.names[mate])) })}</p>`;
}

function Star({ game, view, me, mine, tell }) {
  const [swapping, setSwapping] = useState(false);
  if (!mine) return html`<${Rings} view=${view} label=${t("Plateau à trois anneaux")} />`;
  const votes = counted(me, "ask ");
  const cards = view.seats[me.seat].cards;
  const others = view.seats.some((seat, index) => index !== me.seat && seat.cards.length > 0);
  return html`
    ${swapping
      ? html`<${Offer} game=${game} view=${view} me=${me} tell=${tell} onBack=${() => setSwapping(false)} />`
      : html`<ul class="compartments" aria-label=${t("Lettres à gagner")}>${view.reserve.map(([name, left]) => html`<li key=${name}>
          <button type="button" class="btn" disabled=${!view.askable.includes(name)} onClick=${() => tell("Ask", { compartment: name })}>
            <b>${name}</b> <small>${left ? "●".repeat(left) : t("plus de carte")}<span class="sr">${t(" cartes")}</span></small>
            ${votes[name] > 0 && html`<${Chip}>${t("{n} voix", { n: votes[name] })}<//>`}
          </button></li>`)}</ul>
        ${!view.refused && cards.length > 0 && others && html`<button type="button" class="btn" onClick=${() => setSwapping(true)}>${t("Proposer un échange")}</button>`}`}
    <${Mates} game=${game} me=${me} />`;
}

function Offer({ game, view, me, tell, onBack }) {
  const mine = [...new Set(view.seats[me.seat].cards)];
  const [give, setGive] = useState(mine[0]);
  const choices = view.seats.flatMap((seat, index) => (index === me.seat ? [] : [...new Set(seat.cards)].map((card) => ({ seat: index, card }))));
  const [take, setTake] = useState(choices.findIndex(({ card }) => card !== give));
  const wanted = choices[take];
  return html`<form class="offer" onSubmit=${(event) => { event.preventDefault(); if (wanted) tell("Offer", { mine: give, seat: wanted.seat, theirs: wanted.card }); }}>
    <fieldset><legend>${t("Je donne")}</legend><div class="pick">${mine.map((card) => html`<label class="choice" key=${card}>
      <input type="radio" name="give" checked=${card === give} onChange=${() => setGive(card)} /><b>${card}</b></label>`)}</div></fieldset>
    <fieldset><legend>${t("Je voudrais")}</legend><div class="pick">${choices.map(({ seat, card }, index) => html`<label class="choice" key=${index}>
      <input type="radio" name="take" checked=${index === take} disabled=${card === give} onChange=${() => setTake(index)} /><b>${card}</b> <span>${seatName(game, seat)}</span></label>`)}</div></fieldset>
    <div class="under"><button type="button" class="btn quiet" onClick=${onBack}>${t("Choisir une lettre à la place")}</button>
      <button class="btn primary" aria-disabled=${!wanted || wanted.card === give}>${t("Proposer l’échange")}</button></div>
  </form>`;
}

function Swap({ game, view, me, tell }) {
  const { mine, seat, theirs } = view.offer;
  const asked = seat === me.seat;
  return html`<p class="swapped"><b class="letter">${asked ? mine : theirs}</b> ${t("contre")} <b class="letter">${asked ? theirs : mine}</b></p>
    ${asked && html`<p class="soft">${t("Tu reçois {mine} et tu donnes {theirs}.", { mine, theirs })}</p>
      <div class="under"><button class="btn primary" onClick=${() => tell("Reply", { accept: true })}>${t("Accepter")}</button>
      <button class="btn" onClick=${() => tell("Reply", { accept: false })}>${t("Refuser")}</button></div>
      <${Mates} game=${game} me=${me} />`}`;
}

// The riddle ----------------------------------------------------------------------------------------------------------

function Riddle({ game, view, me, mine, tell, busy, paused }) {
  const extra = view.seats[view.active].extra;
  const clues = ["initial", "length", "nature", "definition", ...(extra === "none" ? [] : [extra])];
  const next = view.riddle.to_come > 0 ? clues[view.riddle.clues.length] : null;
  const reading = view.reader === me.seat && next;
  return html`
    <${Tiles} riddle=${view.riddle} />
    <${Clues} riddle=${view.riddle}>${next && html`<${NextClue} clock=${game.clock} next=${next} />`}<//>
    ${reading && html`<p class="reading">${t("C’est à toi de lire les indices à voix haute.")}
      <button type="button" class="btn" onClick=${() => tell("NextClue")}>${t("Indice suivant")}</button></p>`}
    ${!mine && me.sealed
      ? html`<p class="sent"><${Chip} kind="good">${t("Pli fermé ✓")}<//> <b>${me.sealed.text}</b></p>`
      : html`<${Answer} label=${mine ? t("Ta réponse") : t("Ton pli")} button=${mine ? t("Répondre") : t("Fermer mon pli")} busy=${busy || paused}
          note=${mine ? "" : t("Tu ne pourras plus le changer.")} onSend=${(text) => tell("Guess", { text })} keep=${mine} />`}
    ${mine && html`<${Tried} game=${game} me=${me} />`}`;
}

/** A field for one word; the focus stays in it, so that one can try again at once. */
export function Answer({ label, button, note = "", busy, onSend, keep }) {
  const [text, setText] = useState("");
  const field = useRef(null);
  useEffect(() => {
    if (keep) field.current.focus();
  }, []);
  const send = async (event) => {
    event.preventDefault();
    if (busy || !text.trim()) return;
    if (await onSend(text.trim())) setText("");
    field.current?.focus();
  };
  return html`<form class="answer" onSubmit=${send}>
    <label for="wk-answer">${label}</label>
    <input ref=${field} id="wk-answer" class="field big" value=${text} onInput=${(event) => setText(event.target.value)} maxlength="40"
      autocomplete="off" autocapitalize="none" spellcheck=${false} aria-describedby=${note ? "wk-answer-note" : undefined} />
    <button class="btn primary" aria-disabled=${busy || !text.trim()}>${button}</button>
    ${note && html`<p id="wk-answer-note" class="soft small">${note}</p>`}
  </form>`;
}

function Tried({ game, me }) {
  return html`<ul class="tried" aria-live="polite">${[...me.guesses].reverse().slice(0, 6).map(({ student, text, grade }, index) => html`<li key=${me.guesses.length - index}>
    <b>${text}</b> <span class=${grade === "near" ? "near" : "soft"}>${gradeWord(grade)}</span>
    ${game.view.seats[me.seat].members.length > 1 && html`<small class="soft">${game.names[student]}</small>`}
  </li>`)}</ul>`;
}

function Found({ game, view, me, mine, tell, busy }) {
  return html`<${Tiles} riddle=${view.riddle} />
    ${mine
      ? html`<p class="soft">${t("Les autres peuvent encore demander l’orthographe.")}</p>`
      : html`<button class="btn primary" aria-disabled=${busy} onClick=${() => tell("Challenge")}>${t("Demander l’orthographe")}</button>
        <p class="soft">${t("Si le mot est mal écrit, la carte est perdue. Sinon, {who} la garde.", { who: named(game, view.active) })}</p>`}
    ${!mine && me.sealed && html`<p class="soft">${t("Ton pli : {text}", me.sealed)}</p>`}`;
}

function Spelling({ view, me, mine, tell, busy, paused }) {
  if (!mine) return html`<${Tiles} riddle=${view.riddle} />`;
  if (me.spelt !== null) return html`<p class="sent"><${Chip} kind="good">${t("Envoyé ✓")}<//> <b>${me.spelt}</b></p>`;
  return html`<${Tiles} riddle=${view.riddle} />
    <${Answer} label=${t("Le mot, lettre par lettre")} button=${t("C’est écrit")} note=${t("Une seule fois : relis-toi bien.")}
      busy=${busy || paused} onSend=${(text) => tell("Spell", { text })} keep=${true} />`;
}

function Result({ view, me, tell, busy, paused }) {
  const next = (view.active + 1) % view.seats.length === me.seat;
  return html`
    ${next && html`<button class="btn primary throw" aria-disabled=${busy || paused} onClick=${() => tell("Roll")}>${t("À toi : lancer le dé")}</button>`}
    ${view.riddle && html`<div class="true told-word"><h1><${Headword} word=${view.riddle.word} /></h1> <${Nature} nature=${view.riddle.nature} />
      <p>${view.riddle.definition}</p></div>`}
    ${me.sealed && html`<p>${t("Ton pli : ")}<b>${me.sealed.text}</b> <${Chip} kind=${me.sealed.right ? "good" : ""}>${gradeWord(me.sealed.grade)}<//></p>`}
    ${me.guesses.length > 0 && html`<p class="soft">${t("Dernier essai : {text}, {grade}.", { text: me.guesses.at(-1).text, grade: gradeWord(me.guesses.at(-1).grade) })}</p>`}`;
}

function End({ game, view }) {
  return html`<ul class="secrets">${view.seats.map((seat, index) => html`<li key=${index} class=${view.winners.includes(index) ? "won" : ""}>
    <span class="name">${seatName(game, index)}</span> <b>${seat.word ?? "–"}</b></li>`)}</ul>`;
}
