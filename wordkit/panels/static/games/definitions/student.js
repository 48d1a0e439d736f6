// Définitions on a student's page: write, listen, vote, see what was won, and leave with words to review.
import { stored, useDraft } from "../../draft.js";
import { play, t, useAsk } from "../../page.js";
import {
  Chip, Error, Headings, Headword, Nature, Num, Ring, SeatMark, Waiting, listed, seatName, seatsCounted,
} from "../../parts.js";
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";

const MAX_LETTERS = 200;
const pause = () => t("Pause. On reprend dans un instant.");

/** `host`: the desk of this game, for a student who leads the round. */
export function Student({ page, game, send, online, host }) {
  const { view } = game;
  const me = view.me;
  const [changing, setChanging] = useState(false);
  useEffect(() => setChanging(false), [view.phase, view.round]);
  if (!me) return html`<${Waiting} text=${t("Tu n’as pas de place à cette table : demande à ton enseignant.")} />`;
  const paused = Boolean(game.clock?.paused);
  if (me.hosting && view.phase !== "end") {
    return html`<p class="do" role="status">${paused ? pause() : t("Tu mènes cette manche.")}</p>${host}`;
  }
  const mine = { page, game, view, me, send, online, changing, setChanging, paused };
  const Phase = PHASES[view.phase];
  return html`
    <${Top} ...${mine} />
    <${Phase} key="${view.phase}/${view.round}" ...${mine} />`;
}

const PHASES = { word: Word, writing: Writing, desk: Desk, reading: Reading, vote: Vote, count: Count, end: End };

// On top: what to do now, the word, the time -------------------------------------------------------------------------

function Top({ game, view, me, paused, changing }) {
  const timed = view.phase === "vote" || (view.phase === "writing" && me.text !== null && !changing);
  return html`<div class="ask">
    <div class=${view.phase === "writing" ? "" : "lower"}>
      <${Headings} say=${paused ? pause() : sentence(game, changing)} word=${view.word} nature=${view.nature} />
    </div>
    ${timed && html`<${Ring} clock=${game.clock} />`}
  </div>`;
}

function sentence(game, changing) {
  const { view } = game;
  const { me } = view;
  const host = view.host === null ? null : seatName(game, view.host);
  switch (view.phase) {
    case "word":
      return host ? t("{host} choisit un mot…", { host }) : t("On choisit un mot…");
    case "writing":
      if (me.text === null) return t("Invente une définition qui a l’air vraie.");
      return changing ? t("Change ton texte, puis envoie-le.") : t("C’est envoyé ! On attend les autres.");
    case "desk":
      return host ? t("{host} prépare la lecture.", { host }) : t("On prépare la lecture. Regarde le tableau !");
    case "reading":
      return view.all_read ? t("Tout est lu. Le vote va s’ouvrir.") : t("Écoute bien : une seule est la vraie.");
    case "vote":
      return me.vote === null ? t("Quelle est la vraie définition ?") : t("C’est voté ! On attend les autres.");
    case "count":
      return counted(view);
    default:
      return ended(game);
  }
}

function counted(view) {
  const points = moveOf(view)?.points ?? 0;
  const real = view.texts.find((text) => text.real);
  const was = t("C’était la {n} !", { n: real.number });
  if (!points) return was;
  const on = squares(points);
  return ours(view, t("{was} Ton équipe avance de {on}.", { was, on }), t("{was} Tu avances de {on}.", { was, on }));
}

function ended(game) {
  const { view } = game;
  if (view.winners.includes(view.me.seat)) return ours(view, t("Ton équipe a gagné, bravo !"), t("Tu as gagné, bravo !"));
  const winners = listed(view.winners.map((seat) => seatName(game, seat)), 3);
  return t("La partie est finie. Bravo à {winners} !", { winners });
}

const squares = (n) => (n === 1 ? t("1 case") : t("{n} cases", { n }));
const moveOf = (view) => view.moves.find((move) => move.seat === view.me.seat);
const inTeam = (view) => view.seats[view.me.seat].members.length > 1;
/** What is said to a team mate, or to a student who plays alone. */
const ours = (view, team, alone) => (inTeam(view) ? team : alone);

function Word() {
  return html`<p class="soft">${t("Regarde le tableau : le mot arrive.")}</p>`;
}

// Writing -------------------------------------------------------------------------------------------------------------

function Writing(mine) {
  const { view, me, changing, setChanging } = mine;
  const changeButton = useRef(null);
  const sentHere = useRef(false);
  const writing = me.text === null || changing;
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on to what replaces it. News alone never move it.
    if (!writing && sentHere.current) changeButton.current?.focus();
    if (!writing) sentHere.current = false;
  }, [writing]);
  if (writing) return html`<${Field} ...${mine} onSent=${() => { sentHere.current = true; setChanging(false); }} />`;
  return html`<section class="sent">
    <p><${Chip} kind="good">${t("Envoyé ✓")}<//></p>
    <blockquote>${me.text}</blockquote>
    <p class="soft">${written(view)} ${t("Tu peux encore changer ton texte.")}</p>
    <button ref=${changeButton} class="btn" onClick=${() => setChanging(true)}>${t("Changer mon texte")}</button>
  </section>`;
}

function written({ written: n, players }) {
  if (n === 1) return t("1 camarade sur {players} a écrit.", { players });
  return t("{n} camarades sur {players} ont écrit.", { n, players });
}

function Field({ page, game, me, send, online, paused, changing, onSent }) {
  const [text, setText, kept, forget] = useDraft({ topic: topicOf(page, game.view), game, send, online, first: changing ? me.text : null });
  const [ask, busy, error] = useAsk(send);
  const field = useRef(null);
  useEffect(() => {
    if (changing) field.current.focus(); // asked for by the button that this field replaces
  }, []);
  const empty = !text.trim();
  const submit = async (event) => {
    event.preventDefault();
    if (busy || paused || empty) return;
    if (await ask(play(game, "Write", { text }))) {
      forget();
      onSent();
    }
  };
  return html`<form onSubmit=${submit}>
    <label class="sr" for="wk-text">${t("Ta définition")}</label>
    <textarea ref=${field} id="wk-text" class="field ruled" rows="4" maxlength=${MAX_LETTERS} spellcheck=${true}
      aria-describedby="wk-count" value=${text} onInput=${(event) => setText(event.target.value)}></textarea>
    <${Error} text=${error} />
    <div class="under">
      <span id="wk-count" class="soft small">${t("{n} sur {max} lettres", { n: text.length, max: MAX_LETTERS })}${
        !empty && kept ? t(" · brouillon gardé") : ""}</span>
      <${Ring} clock=${game.clock} />
      <button class="btn primary" aria-disabled=${busy || paused || empty}>
        ${busy ? t("On envoie…") : t("Envoyer")}
      </button>
    </div>
    <p class="soft small">${t("Tu pourras changer ton texte jusqu’à la fin du temps.")}</p>
  </form>`;
}

const topicOf = (page, view) => `${page.me.id}/${view.round}/${view.word}`;

function Desk({ page, game, view, me }) {
  const draft = stored(topicOf(page, view)) ?? game.draft;
  if (me.text === null && !draft) return html`<p class="soft">${t("Tu n’as pas envoyé de texte. Tu pourras voter !")}</p>`;
  return html`<section class="sent">
    <p class="soft">
      ${me.text === null ? t("Ce brouillon n’a pas été envoyé à temps. Tu pourras voter !") : t("Ton texte :")}
    </p>
    <blockquote>${me.text ?? draft}</blockquote>
  </section>`;
}

// Reading and vote ----------------------------------------------------------------------------------------------------

function Reading({ game, view, me, send, paused }) {
  return html`<ol class="group heard">
      ${view.texts.map((text) => html`<li key=${text.number} class="choice ${text.mine ? "own" : ""}">
        <${Num} n=${text.number} /><${Read} text=${text} view=${view} />
      </li>`)}
    </ol>
    ${view.all_read && html`<${TokenNow} game=${game} view=${view} me=${me} send=${send} paused=${paused} />`}`;
}

/** A text that was read out, and why it cannot be chosen where it cannot. */
function Read({ text, view }) {
  const mine = !inTeam(view) || text.text === view.me.text;
  return html`<span>
    ${text.removed ? html`<em>${t("texte retiré")}</em>` : text.text}
    ${text.mine && html` <small>${mine ? t("C’est ton texte.") : t("C’est un texte de ton équipe.")}</small>`}
  </span>`;
}

function tokensLeft(view) {
  const n = view.seats[view.me.seat].tokens;
  return ours(view, t("Il nous en reste {n}.", { n }), t("Il t’en reste {n}.", { n }));
}

function Staked({ view }) {
  const said = ours(view, t("Jeton joué : nos points comptent double."), t("Jeton joué : tes points comptent double."));
  return html`<p><${Chip} kind="gold">${said}<//></p>`;
}

function TokenNow({ game, view, me, send, paused }) {
  const [ask, busy, error] = useAsk(send);
  if (me.staked) return html`<${Staked} view=${view} />`;
  if (!view.seats[me.seat].tokens) return null;
  const stake = () => !busy && !paused && ask(play(game, "PlayToken"));
  return html`<div class="foot">
    <p>
      ${ours(view, t("Un jeton double nos points de cette manche."), t("Un jeton double tes points de cette manche."))}
      <span class="soft"> ${tokensLeft(view)}</span>
    </p>
    <${Error} text=${error} />
    <button class="btn" aria-disabled=${busy || paused} onClick=${stake}>${t("Jouer un jeton")}</button>
  </div>`;
}

function Vote({ game, view, me, send, paused }) {
  const [picked, setPicked] = useState(me.vote);
  const [token, setToken] = useState(false);
  const [ask, busy, error] = useAsk(send);
  const standing = view.texts.filter((text) => !text.removed && !text.mine);
  const choice = standing.some((text) => text.number === picked) ? picked : null; // a text may be taken out meanwhile
  const stake = token && !me.staked;
  const done = choice !== null && choice === me.vote && !stake;
  const submit = async (event) => {
    event.preventDefault();
    if (busy || paused || choice === null || done) return;
    const voted = choice === me.vote || (await ask(play(game, "Vote", { number: choice })));
    if (voted && stake && (await ask(play(game, "PlayToken")))) setToken(false);
  };
  return html`<form onSubmit=${submit}>
    <fieldset class="group">
      <legend class="sr">${t("Choisis une définition")}</legend>
      ${view.texts.map((text) => html`<label key=${text.number} class="choice">
        <input type="radio" name="wk-vote" value=${text.number} checked=${text.number === choice}
          disabled=${text.mine || text.removed} onChange=${() => setPicked(text.number)} />
        <${Num} n=${text.number} />
        <${Read} text=${text} view=${view} />
      </label>`)}
    </fieldset>
    ${me.vote !== null && html`<p>
      <${Chip} kind="good">${t("Envoyé ✓")}<//> ${t("Tu as voté pour la {vote}.", me)}
      <span class="soft"> ${t("Tu peux changer jusqu’à la fin du vote.")}</span>
    </p>`}
    <${TeamVote} view=${view} />
    <${Error} text=${error} />
    <div class="foot">
      ${me.staked
        ? html`<${Staked} view=${view} />`
        : view.seats[me.seat].tokens > 0 && html`<label class="token">
            <input type="checkbox" checked=${token} onChange=${(event) => setToken(event.target.checked)} />
            <span>
              ${t("Jouer un jeton :")} ${ours(view, t("nos points comptent double."), t("mes points comptent double."))}
              <span class="soft"> ${tokensLeft(view)}</span>
            </span>
          </label>`}
      <button class="btn primary" aria-disabled=${busy || paused || choice === null || done}>${label()}</button>
    </div>
  </form>`;

  function label() {
    if (busy) return t("On envoie…");
    if (choice === null) return t("Choisis d’abord");
    if (done) return t("Voté ✓");
    return choice === me.vote ? t("Jouer mon jeton") : t("Voter pour la {n}", { n: choice });
  }
}

/** What the seat votes, where several share it. */
function TeamVote({ view }) {
  if (!inTeam(view)) return null;
  const { seat_vote: number } = view.me;
  const said = number === null ? "" : t("Pour l’instant, ton équipe vote pour la {number}.", { number });
  return html`<p class="soft" role="status">${said}</p>`;
}

// Count and end -------------------------------------------------------------------------------------------------------

function Count({ game, view, me }) {
  const move = moveOf(view);
  const gains = move?.gains ?? [];
  return html`<section class="earned">
    ${gains.length > 0
      ? html`<ul>${gains.map(([why, points, number]) => html`<li key=${`${why}${number}`}>
          <b class="plus">+${points}</b> ${reason(view, why, points, number)}</li>`)}</ul>`
      : html`<p>${t("Pas de points cette fois : la prochaine manche est peut-être la tienne.")}</p>`}
    <div class="true"><p class="soft">${t("La vraie définition")}</p><p>${view.definition}</p></div>
    <${MyVote} game=${game} view=${view} move=${move} />
    <${MyText} view=${view} me=${me} />
    ${view.last_round && html`<p><b>${t("L’arrivée est atteinte : c’était la dernière manche.")}</b></p>`}
  </section>`;
}

function reason(view, why, points, number) {
  switch (why) {
    case "found":
      return ours(view, t("Ton équipe a trouvé la vraie définition."), t("Tu as trouvé la vraie définition."));
    case "votes": {
      const real = view.texts.find((text) => text.number === number)?.real;
      if (real) return t("Ton texte disait la même chose que la vraie définition !");
      const fooled = seatsCounted(view, points);
      const team = t("Un texte de ton équipe, le {number}, a trompé {fooled}.", { number, fooled });
      return ours(view, team, t("Ton texte a trompé {fooled}.", { fooled }));
    }
    default:
      return ours(view, t("Notre jeton double tout."), t("Ton jeton double tout."));
  }
}

function MyVote({ game, view, move }) {
  if (!move || move.choice === null) return null;
  const text = view.texts.find(({ number }) => number === move.choice);
  if (!text || text.real) return null;
  return html`<div>
    <p>
      ${ours(view, t("Ton équipe a voté pour la {number}, écrite par", text), t("Tu as voté pour la {number}, écrite par", text))}
      ${text.authors.map((seat) => html` <span class="one"><${SeatMark} seat=${seat} /> ${seatName(game, seat)}</span>`)}
    </p>
    <blockquote>${text.text}</blockquote>
  </div>`;
}

function MyText({ view, me }) {
  if (me.text === null || me.kept) return null;
  const removed = !inTeam(view) && view.texts.some((text) => text.removed && text.mine);
  const said = removed ? t("Ton texte a été retiré : parles-en avec ton enseignant.") : t("Ton texte n’a pas été lu cette fois.");
  return html`<p class="soft">${said}</p>`;
}

function End({ view }) {
  return html`<section class="review">
    <h1 class="do">${t("Tes mots à revoir")}</h1>
    <dl>${view.played.map(({ word, found }) => html`<div key=${word.word}>
      <dt><${Headword} word=${word.word} /> <${Nature} nature=${word.nature} /> <${Found} found=${found} /></dt>
      <dd>${word.definition}</dd>
    </div>`)}</dl>
  </section>`;
}

function Found({ found }) {
  if (found === null) return null;
  return found ? html`<${Chip} kind="good">${t("trouvé ✓")}<//>` : html`<${Chip}>${t("à revoir")}<//>`;
}
