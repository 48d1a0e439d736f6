// Dico secret on a student's page: my word folded away, my cards, my notebook, and one thing to do.
import { of } from "../../desk/french.js";
import { play, t, useAsk } from "../../page.js";
import { Chip, Error, Headword, Ring, Waiting, listed, seatName } from "../../parts.js";
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { Card, Dice, Discard, Grid, Who, kindAsk, kindName, kindTells, lengths, news, turnedNote } from "./cards.js";
import { Dictionary, Notebook, StopForm, placeOf } from "./notebook.js";

export function Student({ game, page, send }) {
  const { view } = game;
  const [ask, busy, error] = useAsk(send);
  const [stopping, setStopping] = useState(false);
  const [words, setWords] = useState({});
  if (!view.me) return html`<${Waiting} text=${t("Tu n’as pas de place à cette table : demande à ton enseignant.")} />`;
  const { me } = view;
  const paused = Boolean(game.clock?.paused);
  const tell = (name, fields) => (busy || paused ? Promise.resolve(null) : ask(play(game, name, fields)));
  const part = { game, view, me, id: page.me.id, mine: me.seat === view.active, out: view.seats[me.seat].out, paused, busy, tell, send };
  const Phase = PHASES[view.phase];
  const playing = view.phase !== "words" && view.phase !== "end";
  const say = async (said) => {
    if (await tell("Stop", { words: said })) setStopping(false);
  };
  const open = stopping && playing && !part.out;
  return html`<div class="dico">
    <div class="ask">
      <p class="do" role="status">${paused ? t("Pause. On reprend dans un instant.") : open ? t("STOP : je connais les mots !") : sentence(part)}</p>
      <${Ring} clock=${game.clock} />
    </div>
    <${Error} text=${error} />
    ${open
      ? html`<${StopForm} ...${part} words=${words} onWords=${setWords} onSay=${say} onBack=${() => setStopping(false)} />`
      : html`<${Phase} key="${view.turn}/${view.phase}" ...${part} />`}
    ${playing && html`
      <${Said} ...${part} />
      <${Pending} ...${part} />
      ${!open && html`<${Hand} me=${me}>${!part.out && html`<button type="button" class="btn halt" onClick=${() => setStopping(true)}>${t("STOP, je sais !")}</button>`}<//>`}
      <${Secret} me=${me} />
      <${Notebook} game=${game} view=${view} me=${me} />
      ${view.phase === "turn" && !part.mine && !open && html`<${Table} view=${view} />`}`}
  </div>`;
}

const PHASES = { words: Words, turn: Turn, turned: Turned, page: Page, consult: Consult, end: End };

function sentence({ game, view, me, mine, out }) {
  const who = view.active === null ? "" : seatName(game, view.active);
  switch (view.phase) {
    case "words":
      if (me.secret) return t("Ton mot secret est choisi. On attend les autres.");
      return view.theme ? t("Choisis ton mot secret. Thème : {theme}.", view) : t("Choisis ton mot secret : {lengths}.", { lengths: lengths(view) });
    case "turn":
      if (mine) return me.must_ask ? t("Ta main est pleine : pose une question.") : t("À toi ! Que fais-tu ?");
      return out ? t("Tu ne cherches plus, mais ton mot reste caché. {who} joue.", { who }) : t("{who} joue. Regarde bien les cartes !", { who });
    case "turned":
      return mine ? turnedNote(view) : t("{who} a retourné trois cartes : retiens-les !", { who });
    case "page":
      return mine ? pageSentence(note(me, view), seatName(game, view.asked.seat), view.pages_left) : t("{who} choisit une page.", { who });
    case "consult":
      if (mine) return t("Le dictionnaire est ouvert, fais vite !");
      return me.rolling ? t("À toi de lancer les dés !") : t("{who} lit le dictionnaire.", { who });
    default:
      if (view.winners.includes(me.seat)) return t("Gagné, bravo !");
      return view.winners.length ? t("La partie est finie. Bravo à {names} !", { names: listed(view.winners.map((seat) => seatName(game, seat))) }) : t("La partie est finie. Bravo !");
  }
}

const note = (me, view) => me.notes.find((one) => one.seat === view.asked.seat);

function pageSentence({ pages }, whom, left) {
  if (left > 1 || !pages.length) return t("Choisis une page : le mot {of} est-il avant, après, ou dessus ?", { of: of(whom) });
  const [page, place] = pages.at(-1);
  return t("Le mot {of} est {where}. Choisis une autre page.", { of: of(whom), where: placeOf(page, place) });
}

// My word -------------------------------------------------------------------------------------------------------------

function Words({ game, view, me, tell, busy, send }) {
  const [word, setWord] = useState("");
  const [definition, setDefinition] = useState("");
  const [reading, setReading] = useState(false);
  const team = view.seats[me.seat].members.length > 1;
  const clear = () => { setWord(""); setDefinition(""); };
  const choose = async (event) => {
    event.preventDefault();
    if (word.trim() && (await tell("ProposeWord", { word: word.trim(), definition: definition.trim() }))) clear();
  };
  const also = ({ secret }) => tell("ProposeWord", { word: secret.word, definition: secret.definition });
  return html`
    ${me.secret && html`<div class="dico-mine"><p><${Headword} word=${me.secret.word} /> <${Chip} kind="good">${t("mot secret ✓")}<//></p><p>${me.secret.definition}</p></div>`}
    ${(team || !me.secret) && me.proposals.length > 0 && html`<ul class="proposals">${me.proposals.map((item) => html`<li key=${item.student}>
      <b>${item.secret.word}</b> <span class="soft">${game.names[item.student]}</span> ${!item.accepted && html`<${Chip}>${t("l’enseignant regarde ce mot")}<//>`}
      ${team && item.secret.word !== me.secret?.word && html`<button type="button" class="btn" onClick=${() => also(item)}>${t("Moi aussi")}</button>`}</li>`)}</ul>`}
    <form onSubmit=${choose}>
      <label for="wk-word">${me.secret ? t("Changer d’avis") : t("Mon mot secret")}</label>
      <input id="wk-word" class="field big" value=${word} aria-describedby="wk-count" onInput=${(event) => setWord(event.target.value)} maxlength="40" autocomplete="off" spellcheck=${true} lang="fr" />
      <p id="wk-count" class="soft" role="status">${word.trim() ? counted(word, view) : t("Un mot du dictionnaire : pas de pluriel, pas de verbe conjugué.")}</p>
      <label for="wk-def">${t("Sa définition, sans le mot lui-même")}</label>
      <textarea id="wk-def" class="field" rows="2" value=${definition} onInput=${(event) => setDefinition(event.target.value)} maxlength="300" lang="fr"></textarea>
      <div class="under"><button type="button" class="btn" onClick=${() => tell("DrawWord")}>${t("Donne-moi un mot")}</button>
        <button class="btn primary" aria-disabled=${busy || !word.trim()}>${t("Choisir ce mot")}</button></div>
    </form>
    ${team && html`<p class="soft">${t("Votre mot est celui que le plus d’entre vous choisissent.")}</p>`}
    <p><button type="button" class="btn quiet" aria-expanded=${String(reading)} onClick=${() => setReading(!reading)}>${reading ? t("Fermer le dictionnaire") : t("Chercher dans le dictionnaire")}</button></p>
    ${reading && html`<${Dictionary} send=${send} pages=${view.pages} />`}`;
}

const LIGATURES = { œ: "oe", Œ: "OE", æ: "ae", Æ: "AE" };

/** How many letters a word has, and whether that will do. */
function counted(word, view) {
  const n = [...word.replace(/[œŒæÆ]/g, (sign) => LIGATURES[sign])].filter((sign) => /\p{L}/u.test(sign)).length;
  if (n >= view.shortest && n <= view.longest) return t("{n} lettres ✓", { n });
  return n > 1 ? t("{n} lettres pour l’instant : il faut {wanted}.", { n, wanted: lengths(view) }) : "";
}

function Secret({ me }) {
  const [open, setOpen] = useState(false);
  return html`<section class="dico-secret ${open ? "open" : ""}" aria-label=${t("Mon mot secret")}>
    <div class="head"><h2>${t("Mon mot secret")}</h2>
      <button type="button" class="btn" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}>${open ? t("Cacher mon mot") : t("Voir mon mot secret")}</button></div>
    ${open && me.secret && html`<p><b class="word">${me.secret.word}</b> <span class="soft">${t("page {page}", me.secret)}</span><br />${me.secret.definition}</p>`}
  </section>`;
}

function Hand({ me, children }) {
  return html`<section class="dico-hand" aria-label=${t("Mes cartes")}>
    <div class="head"><h2>${t("Mes cartes")} <small class="soft">${me.hand.length}</small></h2>${children}</div>
    ${me.hand.length ? html`<p>${[...me.hand].sort().map((kind, index) => html`<${Card} key=${index} kind=${kind} />`)}</p>` : html`<p class="soft">${t("Deux cartes pareilles paient une question.")}</p>`}
  </section>`;
}

/** What others said of my word at STOP: for my eyes only. */
function Said({ game, me }) {
  const said = me.said.filter((one) => one.seat === me.seat);
  if (!said.length) return null;
  return html`<ul class="dico-said">${said.map((one, index) => html`<li key=${index}><${Who} game=${game} seat=${one.by} /> ${" "
    }${one.right ? t("a trouvé ton mot : « {word} ».", one) : t("croyait que ton mot était « {word} ».", one)}</li>`)}</ul>`;
}

function Pending({ game, me, tell }) {
  if (!me.stopping.length) return null;
  return html`<ul class="dico-said">${me.stopping.map((one) => html`<li key=${one.student}>
    ${t("{name} veut dire STOP : {words}.", { name: game.names[one.student], words: one.words.map((said) => `${seatName(game, said.seat)} « ${said.word} »`).join(", ") })}
    <button type="button" class="btn" onClick=${() => tell("Stop", { words: one.words })}>${t("Moi aussi")}</button></li>`)}</ul>`;
}

// My turn -------------------------------------------------------------------------------------------------------------

function Turn({ game, view, me, id, mine, tell, busy }) {
  const [mode, setMode] = useState(me.must_ask ? "ask" : "");
  const [picked, setPicked] = useState([]);
  if (!mine) return html`<${Answer} game=${game} view=${view} me=${me} />`;
  const back = !me.must_ask && html`<button type="button" class="btn" onClick=${() => { setMode(""); setPicked([]); }}>${t("Revenir")}</button>`;
  if (mode === "ask") return html`<${AskOne} game=${game} me=${me} tell=${tell} /><p>${back}</p><${Mates} game=${game} view=${view} me=${me} id=${id} tell=${tell} />`;
  if (mode === "turn") {
    const pick = (square) => setPicked(picked.includes(square) ? picked.filter((one) => one !== square) : [...picked, square].slice(-3));
    return html`<p>${picked.length < 3 ? t("Touche trois cartes ({n} sur 3).", { n: picked.length }) : t("Prêt ?")}</p>
      <${Grid} view=${view} onPick=${pick} picked=${picked} />
      <div class="under">${back}<button type="button" class="btn primary" aria-disabled=${busy || picked.length < 3} onClick=${() => picked.length === 3 && tell("TurnUp", { squares: picked })}>${t("Retourner")}</button></div>
      <${Mates} game=${game} view=${view} me=${me} id=${id} tell=${tell} />`;
  }
  return html`<p class="soft">${news(game)}</p>
    <div class="dico-choices">
      <button type="button" class="btn" onClick=${() => setMode("turn")}><b>${t("Retourner trois cartes")}</b> <small>${t("pour faire des paires")}</small></button>
      <button type="button" class="btn" disabled=${!me.askable.length} onClick=${() => setMode("ask")}><b>${t("Poser une question")}</b> <small>${me.askable.length ? t("avec une paire") : t("il te faut une paire")}</small></button>
      <button type="button" class="btn" onClick=${() => tell("Consult")}><b>${t("Ouvrir le dictionnaire")}</b> <small>${t("tant que les dés le permettent")}</small></button>
    </div>
    <${Mates} game=${game} view=${view} me=${me} id=${id} tell=${tell} />`;
}

/** What was just answered to me; to the others, what was just done. */
function Answer({ game, view, me }) {
  const { asked } = view;
  if (!asked || asked.asker !== me.seat) return html`<p class="soft">${news(game)}</p>`;
  const note = me.notes.find((one) => one.seat === asked.seat);
  const whom = seatName(game, asked.seat);
  if (asked.question === "page") {
    return html`<div class="dico-answer"><p>${t("Le mot {of} est :", { of: of(whom) })}</p>${note.pages.slice(-2).map(([page, place]) => html`<b class="plain">${placeOf(page, place)}</b>`)}</div>`;
  }
  const letters = asked.question !== "definition";
  return html`<div class="dico-answer"><p>${t("{whom}, {what} :", { whom, what: kindAsk(asked.question) })}</p><b class=${letters ? "" : "plain"}>${letters ? [...note[asked.question]].join(" ") : note.definition}</b>
    ${letters && html`<small>${t("Les lettres sont rangées dans l’ordre de l’alphabet.")}</small>`}</div>`;
}

function AskOne({ game, me, tell }) {
  const [question, setQuestion] = useState(me.askable.length === 1 ? me.askable[0] : null);
  if (!question) {
    return html`<div class="dico-choices">${me.askable.map((kind) => html`<button type="button" key=${kind} class="btn" onClick=${() => setQuestion(kind)}>
      <b>${kindName(kind)}</b> <small>${kindTells(kind)}</small></button>`)}</div>`;
  }
  return html`<p><b>${kindName(question)}.</b> ${kindTells(question)} ${t("À qui ?")}</p>
    <div class="dico-choices">${me.notes.map((note) => html`<button type="button" key=${note.seat} class="btn" aria-label=${t("Demander à {name} {what}", { name: seatName(game, note.seat), what: kindAsk(question) })}
      onClick=${() => tell("Ask", { question, seat: note.seat })}><${Who} game=${game} seat=${note.seat} /></button>`)}</div>
    ${me.askable.length > 1 && html`<p><button type="button" class="btn quiet" onClick=${() => setQuestion(null)}>${t("Une autre question")}</button></p>`}`;
}

function Turned({ game, view, me, id, mine, tell }) {
  const pick = (square) => tell("Take", { squares: me.takeable.find((set) => set.includes(square)) });
  const takeable = (square) => me.takeable.some((set) => set.includes(square));
  return html`<${Grid} view=${view} onPick=${mine && me.takeable.length > 1 ? pick : undefined} live=${takeable} />
    ${mine && html`<div class="dico-choices">${me.takeable.map((set) => html`<button type="button" key=${set.join()} class="btn" onClick=${() => tell("Take", { squares: set })}>
      <b class="start">${taking(view, set)}</b></button>`)}</div>
      <${Mates} game=${game} view=${view} me=${me} id=${id} tell=${tell} />`}`;
}

function Page({ game, view, me, id, mine, tell, send }) {
  if (!mine) return html`<${Table} view=${view} />`;
  const { pages } = note(me, view);
  const low = Math.max(1, ...pages.filter(([, place]) => place !== "before").map(([page]) => page));
  const high = Math.min(view.pages, ...pages.filter(([, place]) => place !== "after").map(([page]) => page));
  return html`<${Dictionary} key=${view.pages_left} send=${send} pages=${view.pages} first=${Math.floor((low + high) / 2)} askLabel=${t("Demander pour cette page")} onAsk=${(page) => tell("AskPage", { page })} />
    <${Mates} game=${game} view=${view} me=${me} id=${id} tell=${tell} />`;
}

const ROLLING = 2200; // a little longer than the rules ask between two throws

function Consult({ game, view, me, mine, tell, busy, send }) {
  const roll = view.rolls.at(-1);
  const [still, setStill] = useState(true); // the dice of the throw before are still rolling otherwise
  useEffect(() => {
    if (!view.rolls.length) return undefined;
    setStill(false);
    const timer = setTimeout(() => setStill(true), ROLLING);
    return () => clearTimeout(timer);
  }, [view.rolls.length]);
  const throwDice = () => still && tell("Roll");
  return html`
    ${me.rolling && html`<button type="button" class="btn primary dico-roll" aria-disabled=${busy || !still} onClick=${throwDice}>${still ? t("Lancer les deux dés") : t("Les dés arrivent…")}</button>`}
    ${roll && html`<p class="dico-last"><${Dice} red=${roll.red} /> <span>${seatName(game, roll.seat)}</span> <span class="soft">${t("deux rouges ferment le dictionnaire")}</span></p>`}
    ${mine ? html`<${Dictionary} send=${send} pages=${view.pages} />` : !me.rolling && html`<p class="soft">${t("Au tour de {name} de lancer les dés.", { name: seatName(game, view.roller) })}</p>`}`;
}

function Table({ view }) {
  return html`<${Grid} view=${view} /><${Discard} view=${view} />`;
}

/** What each of my team would do; one press makes it mine too. */
function Mates({ game, view, me, id, tell }) {
  if (!me.pointed.length) return null;
  const mine = me.pointed.find(([mate]) => mate === id)?.[1];
  const all = view.seats[me.seat].members.length;
  return html`<section class="dico-mates" role="status">
    <p class="soft">${t("{n} sur {all} ont choisi. Le choix du plus grand nombre compte.", { n: me.pointed.length, all })}</p>
    <ul>${me.pointed.map(([mate, choice]) => {
      const { say, command } = wish(game, view, choice);
      return html`<li key=${mate}><b>${game.names[mate]}</b> <span>${say}</span>
        ${choice !== mine && html`<button type="button" class="btn" onClick=${() => tell(...command)}>${t("Moi aussi")}</button>`}</li>`;
    })}</ul></section>`;
}

/** A choice as the rules keep it: in words, and as the command that makes it. */
function wish(game, view, choice) {
  const [name, ...rest] = choice.split(" ");
  const squares = rest.map(Number);
  switch (name) {
    case "turn": return { say: t("cartes {cards}", { cards: listed([...squares].sort((a, b) => a - b).map((square) => square + 1)) }), command: ["TurnUp", { squares }] };
    case "take": return { say: taking(view, squares), command: ["Take", { squares }] };
    case "ask": return { say: t("demander à {name} {what}", { name: seatName(game, Number(rest[1])), what: kindAsk(rest[0]) }), command: ["Ask", { question: rest[0], seat: Number(rest[1]) }] };
    case "page": return { say: t("page {page}", { page: rest[0] }), command: ["AskPage", { page: Number(rest[0]) }] };
    default: return { say: t("ouvrir le dictionnaire"), command: ["Consult"] };
  }
}

const taking = (view, squares) => (squares.length
  ? t("prendre {cards}", { cards: squares.map((square) => `« ${kindName(view.squares[square])} »`).join(t(" et ")) })
  : t("reposer les cartes"));

function End({ game, view, me }) {
  return html`<section class="review"><h1 class="do">${t("Les mots secrets")}</h1>
    <dl>${view.seats.map((seat, index) => seat.secret && html`<div key=${index}><dt><b class="word">${seat.secret.word}</b> <${Who} game=${game} seat=${index} /></dt><dd>${seat.secret.definition}</dd></div>`)}</dl>
    <${Said} game=${game} me=${me} /></section>`;
}
