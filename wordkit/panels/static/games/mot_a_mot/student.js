// Mot à Mot on a student's page: announce, give one clue at a time, or buzz and propose.
import { play, t, useAsk } from "../../page.js";
import { Chip, Error, Nature, Ring, Waiting, listed, seatName } from "../../parts.js";
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { Who, bidText, campName, clues, outcome, standing, summed } from "./words.js";

export function Student({ game, send }) {
  const { view } = game;
  const { me } = view;
  if (!me) return html`<${Waiting} text=${t("Tu n’as pas de place à cette table : demande à ton enseignant.")} />`;
  const Phase = phaseOf(view, me);
  const mine = { game, view, me, send, paused: Boolean(game.clock?.paused) };
  return html`<div class="mam">
    <${Phase} ...${mine} />
  </div>`;
}

function phaseOf(view, me) {
  switch (view.phase) {
    case "auction":
      return me.role === "speaker" ? Bid : Wait;
    case "clues":
    case "guess":
      return me.leads ? Speak : me.role === "speaker" ? Watch : me.buzzed ? Propose : Seek;
    case "bonus":
      return me.leads ? Bonus : Wait;
    case "camps":
      return Camps;
    case "tally":
      return Tally;
    default:
      return End;
  }
}

/** What to do now, and the time if it is mine to use. */
function Ask({ game, paused, say, timed }) {
  return html`<div class="ask">
    <p class="do" role="status">${paused ? t("Pause. On reprend dans un instant.") : say}</p>
    ${timed && html`<${Ring} clock=${game.clock} />`}
  </div>`;
}

const inTeam = (view) => view.seats[view.me.seat].members.length > 1;

function Wait({ game, view, paused }) {
  const bid = standing(view);
  const say = view.phase === "bonus"
    ? t("{name} choisit un mot bonus. Prépare-toi !", { name: seatName(game, view.winner) })
    : bid ? t("{name} annonce {bid}. Qui dit moins ?", { name: seatName(game, bid.seat), bid: bidText(bid) }) : t("Les parleurs découvrent les mots. Prépare-toi à chercher !");
  return html`<${Ask} game=${game} paused=${paused} say=${say} timed=${Boolean(bid) && view.phase === "auction"} />`;
}

/** The words, for those who may see them. */
function Words({ words }) {
  return html`<ol class="mam-card">${words.map((word) => html`<li key=${word.number} class=${word.status}>
    <span class="num">${word.number}</span>
    <span><b class="word">${word.word}</b> <${Nature} nature=${word.nature} />${word.status === "found" && html` <${Chip} kind="gold">${t("trouvé ✓")}<//>`}
      ${word.definition && html`<small class="soft">${word.definition}</small>`}</span>
  </li>`)}</ol>`;
}

// The auction ---------------------------------------------------------------------------------------------------------

function Bid({ game, view, me, send, paused }) {
  const [ask, busy, error] = useAsk(send);
  const [tokens, setTokens] = useState(0);
  const bid = standing(view);
  const mine = view.bids.find((one) => one.seat === me.seat);
  const [low, high] = view.bid_range;
  const most = bid ? bid.count - 1 : high;
  const choices = Array.from({ length: most - low + 1 }, (_, i) => low + i);
  const pledge = Math.min(tokens, me.pledge);
  const announce = (count) => !busy && !paused && ask(play(game, "Announce", { round: view.round, count, tokens: pledge }));
  const say = mine
    ? bid.seat === me.seat ? t("Tu as annoncé {n} : personne n’a dit moins.", { n: bidText(mine) }) : t("{name} a dit moins que toi.", { name: seatName(game, bid.seat) })
    : bid ? t("{name} annonce {n}. Tu dis moins ?", { name: seatName(game, bid.seat), n: bidText(bid) }) : t("Combien d’indices te faut-il pour les trois mots ?");
  return html`<${Ask} game=${game} paused=${paused} say=${say} timed=${Boolean(bid)} />
    <${Words} words=${me.words} />
    ${!mine && html`<fieldset class="mam-bids">
      <legend class="sr">${t("Ton annonce")}</legend>
      ${choices.map((count) => html`<button key=${count} type="button" class="btn" aria-disabled=${busy || paused}
        aria-label=${t("Annoncer {n}", { n: clues(count) })} onClick=${() => announce(count)}>${count}</button>`)}
    </fieldset>
    ${me.pledge > 0 && html`<${Pledge} most=${me.pledge} value=${pledge} onPick=${setTokens} />`}
    <p class="soft">${t("Une seule annonce : réfléchis bien. Le moins-disant fait deviner.")}</p>`}
    <${Error} text=${error} />`;
}

/** In the final: tokens that become clues. */
function Pledge({ most, value, onPick }) {
  return html`<label class="mam-pledge">${t("Jetons parleur engagés : chacun donne un indice de plus")}
    <select class="field" value=${value} onChange=${(event) => onPick(Number(event.target.value))}>
      ${Array.from({ length: most + 1 }, (_, n) => html`<option value=${n}>${n}</option>`)}
    </select></label>`;
}

// Speaking ------------------------------------------------------------------------------------------------------------

function Speak({ game, view, me, send, paused }) {
  const [text, setText] = useState("");
  const [ask, busy, error] = useAsk(send);
  const field = useRef(null);
  const guessing = view.phase === "guess";
  const now = [...me.words, ...me.bonus].find((word) => word.status === "now");
  const bonus = view.slots.find((slot) => slot.status === "now")?.bonus;
  const oneWord = !/\s/.test(text.trim());
  const given = async (event) => {
    event.preventDefault();
    if (busy || paused || guessing || !text.trim() || !oneWord) return;
    if (await ask(play(game, "GiveClue", { text }))) {
      setText("");
      field.current?.focus();
    }
  };
  const say = guessing
    ? t("{name} a buzzé : attends sa réponse.", { name: seatName(game, view.buzz.seat) })
    : view.left === 0 ? t("C’était ton dernier indice. Croise les doigts !") : t("Fais deviner « {word} », un mot à la fois.", now ?? { word: "" });
  return html`<${Ask} game=${game} paused=${paused} say=${say} timed=${true} />
    <${Words} words=${[...me.words, ...me.bonus]} />
    <${Given} view=${view} />
    ${view.left > 0 && html`<form class="mam-say" onSubmit=${given}>
      <label class="sr" for="wk-clue">${t("Ton indice")}</label>
      <input ref=${field} id="wk-clue" class="field" value=${text} onInput=${(event) => setText(event.target.value)} maxlength="40"
        autocomplete="off" spellcheck=${true} lang="fr" placeholder=${t("un seul mot")} />
      <button class="btn primary" aria-disabled=${busy || paused || guessing || !text.trim() || !oneWord}>${t("Donner l’indice")}</button>
    </form>`}
    ${!oneWord && html`<p class="error">${t("Un indice est un seul mot.")}</p>`}
    ${me.refused && html`<p class="error" role="alert">${t("« {text} » est refusé. {reason} Il n’est pas compté.", me.refused)}</p>`}
    <${Error} text=${error} />
    <p class="soft">${t("Encore {clues}.", { clues: clues(view.left) })}
      ${bonus && !guessing && html` <button type="button" class="btn quiet" onClick=${() => !busy && ask(play(game, "StopBonus"))}>${t("M’arrêter là")}</button>`}</p>`;
}

function Given({ view }) {
  if (!view.clues.length) return null;
  return html`<p class="mam-given"><span class="soft">${t("Déjà dit :")}</span> ${view.clues.map((clue) => html`<b key=${clue.rank}>${clue.text}</b> `)}</p>`;
}

function Watch({ game, view, me, paused }) {
  return html`<${Ask} game=${game} paused=${paused} say=${t("{name} fait deviner. Tu connais les mots : chut !", { name: seatName(game, view.winner) })} />
    <${Words} words=${me.words} />
    <${Given} view=${view} />`;
}

function Bonus({ game, view, me, send, paused }) {
  const [ask, busy, error] = useAsk(send);
  const choose = (number) => !busy && !paused && ask(play(game, "ChooseBonus", { number }));
  return html`<${Ask} game=${game} paused=${paused} say=${t("Bravo, les trois ! Il te reste {clues} : un mot bonus ?", { clues: clues(view.left) })} />
    <ul class="mam-choices">${me.bonus.map((word) => html`<li key=${word.number}>
      <button type="button" class="btn" onClick=${() => choose(word.number)}><span class="num">${word.number}</span> ${word.word}</button></li>`)}</ul>
    <${Error} text=${error} />
    <button type="button" class="btn quiet" onClick=${() => !busy && ask(play(game, "StopBonus"))}>${t("Non merci, je m’arrête là")}</button>`;
}

// Seeking -------------------------------------------------------------------------------------------------------------

const WAITS = {
  clue: t("Ce n’était pas ça. Attends un nouvel indice."),
  other: t("Ce n’était pas ça. Attends qu’une autre place propose."),
  both: t("Ce n’était pas ça. Attends un nouvel indice et une autre proposition."),
};

function Seek({ game, view, me, send, paused }) {
  const [ask, busy, error] = useAsk(send);
  const [pressed, setPressed] = useState(false);
  useEffect(() => setPressed(false), [view.serial, view.phase, view.clues.length, me.may_buzz]);
  useEffect(() => {
    if (error) setPressed(false);
  }, [error]);
  const ready = me.may_buzz && !paused && !busy && !pressed;
  const buzz = () => {
    if (!ready) return;
    setPressed(true);
    ask(play(game, "Buzz", { word: view.serial }));
  };
  useEffect(() => {
    const key = (event) => {
      if (event.key !== " " || event.repeat || event.target.closest("input, textarea, select")) return;
      event.preventDefault();
      buzz();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  });
  const others = view.buzz && html`${t("{name} a buzzé !", { name: seatName(game, view.buzz.seat) })}`;
  const mate = view.buzz?.seat === me.seat ? t("{name} a buzzé pour ton équipe !", { name: game.names[view.buzz.student] }) : null;
  const say = mate ?? others ?? (me.wait ? WAITS[me.wait] : view.clues.length ? t("Tu as trouvé le mot ? Buzze, puis écris-le.") : t("Écoute bien : le premier indice arrive."));
  const word = view.slots.findIndex((slot) => slot.status === "now");
  return html`<div class="mam-seeking">
    <${Ask} game=${game} paused=${paused} say=${say} timed=${view.left === 0 && !view.buzz} />
    <ol class="clues ${view.clues.length > 4 ? "many" : ""}" aria-label=${t("Indices")}>${view.clues.map((clue) => html`<li key=${clue.rank} style=${{ "--letters": clue.text.length }}>${clue.text}</li>`)}</ol>
    <button type="button" class="buzzer ${pressed ? "down" : ""}" aria-disabled=${!ready} onPointerDown=${buzz}
      onKeyDown=${(event) => event.key === "Enter" && !event.repeat && buzz()}>${view.buzz ? "…" : me.wait ? t("Attends") : t("Buzz !")}</button>
    <p class="left soft">${word < 3 ? t("Mot {n} sur 3 · encore {clues}", { n: word + 1, clues: clues(view.left) }) : t("Mot bonus · encore {clues}", { clues: clues(view.left) })}</p>
    <p class="keys soft">${t("ou la barre")} <kbd>${t("espace")}</kbd></p>
    <${Error} text=${error} />
  </div>`;
}

function Propose({ game, view, send, paused }) {
  const [text, setText] = useState("");
  const [ask, busy, error] = useAsk(send);
  const field = useRef(null);
  useEffect(() => field.current.focus(), []); // the buzzer that was pressed is gone: its field takes over
  const propose = (event) => {
    event.preventDefault();
    if (!busy && !paused && text.trim()) ask(play(game, "Guess", { text }));
  };
  return html`<${Ask} game=${game} paused=${paused} say=${t("À toi ! Écris ton mot, ou dis-le tout haut.")} timed=${true} />
    <p class="mam-given">${view.clues.map((clue) => html`<b key=${clue.rank}>${clue.text}</b> `)}</p>
    <form class="mam-say" onSubmit=${propose}>
      <label class="sr" for="wk-guess">${t("Ta proposition")}</label>
      <input ref=${field} id="wk-guess" class="field" value=${text} onInput=${(event) => setText(event.target.value)} maxlength="40" autocomplete="off" lang="fr" />
      <button class="btn primary" aria-disabled=${busy || paused || !text.trim()}>${t("Proposer")}</button>
    </form>
    <${Error} text=${error} />`;
}

// Count, camps, end ---------------------------------------------------------------------------------------------------

function Tally({ game, view, me, paused }) {
  const mine = summed(view.gains).filter((gain) => gain.seat === me.seat);
  return html`<${Ask} game=${game} paused=${paused} say=${outcome(game)} />
    <section class="earned">
      ${mine.length > 0 && html`<ul>${mine.map((gain) => html`<li key=${gain.camp}><b class="plus">+${gain.tokens}</b> <span>${campName(gain.camp, gain.tokens)} ${inTeam(view) ? t("pour ton équipe") : t("pour toi")}</span></li>`)}</ul>`}
      <ul class="mam-card">${view.slots.map((slot) => html`<li key=${slot.number} class=${slot.status}><span class="num">${slot.number}</span>
        <span><b class="word">${slot.word}</b> ${slot.finder !== null && html`<${Who} game=${game} seat=${slot.finder} />`}</span></li>`)}</ul>
    </section>`;
}

function Camps({ game, view, me, send, paused }) {
  const [ask, busy, error] = useAsk(send);
  const camp = new Map(view.camps).get(me.seat);
  const say = me.choosing
    ? t("La finale ! Choisis ton camp.")
    : camp ? (camp === "speaker" ? t("Tu seras parleur pour la finale.") : t("Tu seras chercheur pour la finale.")) : t("{name} choisit son camp. Ton tour vient.", { name: seatName(game, view.chooser) });
  const choose = (one) => !busy && !paused && ask(play(game, "ChooseCamp", { camp: one }));
  return html`<${Ask} game=${game} paused=${paused} say=${say} />
    ${me.choosing && html`<div class="mam-choices two">
      <button type="button" class="btn" onClick=${() => choose("speaker")}><b>${t("Parleur")}</b> <small>${t("je fais deviner")}</small></button>
      <button type="button" class="btn" onClick=${() => choose("seeker")}><b>${t("Chercheur")}</b> <small>${t("je trouve les mots")}</small></button>
    </div>`}
    <${Error} text=${error} />`;
}

function End({ game, view, me, paused }) {
  const [speakers, seekers] = view.champions;
  const titles = [speakers.includes(me.seat) && t("des parleurs"), seekers.includes(me.seat) && t("des chercheurs")].filter(Boolean);
  const winners = [...new Set([...speakers, ...seekers])].map((seat) => seatName(game, seat));
  const say = titles.length ? t("Champion {titles}, bravo !", { titles: listed(titles) }) : winners.length ? t("La partie est finie. Bravo à {winners} !", { winners: listed(winners, 3) }) : t("La partie est finie.");
  return html`<${Ask} game=${game} paused=${paused} say=${say} />
    <section class="review"><h1 class="do">${t("Les mots de la partie")}</h1>
      <dl>${view.played.map((played) => html`<div key=${played.word.word}>
        <dt><b class="word">${played.word.word}</b> ${played.found && html`<${Chip} kind="good">${t("trouvé ✓")}<//>`}</dt>
        <dd>${played.word.definition || (played.clues.length ? t("Indices : {clues}", { clues: played.clues.join(", ") }) : "")}</dd>
      </div>`)}</dl>
    </section>`;
}
