// Images on a student's page: my hand, a phrase or a picture that goes with it, my vote, and what it won.
import { of } from "../../desk/french.js";
import { useDraft } from "../../draft.js";
import { play, t, useAsk } from "../../page.js";
import { Chip, Error, Num, Ring, Waiting, listed, seatName } from "../../parts.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { Art, Phrase, Who, Zoom, everyoneFound, points, toldBy } from "./pictures.js";

const LONGEST = 120;

export function Student({ page, game, send, online }) {
  const { view } = game;
  const { me } = view;
  const [ask, busy, error] = useAsk(send);
  if (!me) return html`<${Waiting} text=${t("Tu n’as pas de place à cette table : demande à ton enseignant.")} />`;
  const paused = Boolean(game.clock?.paused);
  const tell = (name, fields) => (busy || paused ? Promise.resolve(null) : ask(play(game, name, fields)));
  const Phase = PHASES[view.phase];
  return html`<div class="images">
    <div class="ask">
      <p class="do" role="status">${paused ? t("Pause. On reprend dans un instant.") : sentence(game)}</p>
      <${Ring} clock=${game.clock} />
    </div>
    ${view.story && html`<${Phrase} game=${game} />`}
    <${Error} text=${error} />
    <${Phase} key="${view.round}/${view.phase}/${view.storyteller}" ...${{ page, game, view, me, tell, send, online, busy: busy || paused }} />
  </div>`;
}

const PHASES = { claim: Claim, phrase: Story, give: Give, vote: Vote, count: Count, end: End };

const SAY = {
  phrase: t("Dis ta phrase à voix haute ! Les autres cherchent une image."),
  mime: t("Mime ton image ! Les autres en cherchent une."),
  hum: t("Fredonne ton air ! Les autres cherchent une image."),
};

function sentence(game) {
  const { view } = game;
  const { me } = view;
  const who = view.storyteller === null ? "" : seatName(game, view.storyteller);
  switch (view.phase) {
    case "claim":
      return t("Regarde tes images. As-tu une phrase pour l’une d’elles ?");
    case "phrase":
      return me.telling ? t("À toi de raconter ! Choisis une image et dis quelque chose d’elle.") : t("{who} cherche une phrase. Regarde tes images.", { who });
    case "give":
      if (me.telling) return SAY[view.story.way];
      if (me.choice.length) return t("C’est donné ! On attend les autres.");
      return view.owed > 1 ? t("Donne deux images qui vont avec {what}.", { what: toldBy(game) }) : t("Donne une image qui va avec {what}.", { what: toldBy(game) });
    case "vote":
      if (me.telling) return t("Les autres cherchent ton image. Ne dis rien !");
      return me.vote === null ? t("Quelle est l’image {ofWho} ?", { ofWho: of(who) }) : t("C’est voté ! On attend les autres.");
    case "count":
      return counted(view);
    default:
      if (view.winners.includes(me.seat)) return t("Gagné, bravo !");
      return view.winners.length ? t("La partie est finie. Bravo à {names} !", { names: listed(view.winners.map((seat) => seatName(game, seat)), 3) }) : t("La partie est finie. Bravo !");
  }
}

const inTeam = (view) => view.seats[view.me.seat].members.length > 1;
const scoreOf = (view) => view.scores.find((score) => score.seat === view.me.seat);

function counted(view) {
  const number = view.pictures.find((picture) => picture.told).number;
  const won = scoreOf(view)?.points ?? 0;
  if (!won) return t("C’était l’image {number}.", { number });
  const gained = points(won);
  return inTeam(view) ? t("C’était l’image {number}. Ton équipe gagne {gained} !", { number, gained }) : t("C’était l’image {number}. Tu gagnes {gained} !", { number, gained });
}

// My hand -------------------------------------------------------------------------------------------------------------

/** My pictures, each a button that shows it large; with onPick it can be chosen there. */
function Hand({ game, me, picked = [], onPick, label = t("Mes images"), choose = t("Choisir cette image") }) {
  const [looking, setLooking] = useState(null);
  const title = (at) => t("Image {n} sur {all}", { n: at + 1, all: me.hand.length });
  return html`<section aria-label=${label}>
    <ul class="images-hand">${me.hand.map((name, index) => html`<li key=${name}>
      <button type="button" class="images-card ${picked.includes(name) ? "picked" : ""}" aria-haspopup="dialog"
        aria-label=${cardLabel(game, name, index, picked.includes(name))} onClick=${() => setLooking(name)}>
        <${Art} game=${game} name=${name} />${picked.includes(name) && html`<b class="tick" aria-hidden="true">✓</b>`}
      </button></li>`)}</ul>
    ${looking && html`<${Zoom} game=${game} names=${me.hand} name=${looking} title=${title} onTurn=${setLooking} onClose=${() => setLooking(null)}
      choose=${onPick && { label: (name) => (picked.includes(name) ? t("Choisie ✓ : reprendre") : choose), onPick }} />`}
  </section>`;
}

function cardLabel(game, name, index, picked) {
  const said = t("Image {n} : {text}", { n: index + 1, text: game.pictures[name]?.text ?? "" });
  return picked ? t("{said} (choisie)", { said }) : said;
}

function Words({ view }) {
  if (!view.words.length) return null;
  return html`<details class="images-words" open=${view.words.length <= 12}><summary>${t("La phrase doit contenir un mot de la leçon")}</summary>
    <p>${view.words.map((word) => html`<span key=${word}>${word}</span>`)}</p></details>`;
}

// The phrase ----------------------------------------------------------------------------------------------------------

function Claim({ game, view, me, tell, busy }) {
  return html`<${Words} view=${view} />
    <${Hand} game=${game} me=${me} />
    <p><button type="button" class="btn primary" aria-disabled=${String(busy)} onClick=${() => tell("Claim")}>${t("J’ai une phrase !")}</button></p>
    <p class="soft">${t("Le premier qui a une phrase commence.")}</p>`;
}

function Story(part) {
  return part.me.telling ? html`<${Teller} ...${part} />` : html`<${Hand} game=${part.game} me=${part.me} />`;
}

const WAYS = [["phrase", t("Une phrase")], ["mime", t("Un mime")], ["hum", t("Un air")]];

function Teller({ page, game, view, me, tell, send, online, busy }) {
  const mine = me.proposals.find((item) => item.student === page.me.id);
  const [picture, setPicture] = useState(mine?.picture ?? null);
  const [way, setWay] = useState(mine?.way ?? "phrase");
  const topic = `${page.me.id}/images/${view.round}`;
  const [text, setText, , forget] = useDraft({ topic, game, send, online, first: mine?.phrase ?? null });
  const said = way === "phrase";
  const ready = picture && (text.trim() || !said);
  const submit = async (event) => {
    event.preventDefault();
    if (ready && !busy && (await tell("Tell", { picture, phrase: text, way }))) forget();
  };
  const also = ({ picture: same, phrase, way: how }) => tell("Tell", { picture: same, phrase, way: how });
  return html`<div role="status">
      ${me.refused && html`<p class="images-note">${t("Ton enseignant demande une autre phrase.")}</p>`}
      ${mine && html`<p class="images-note">${waitingFor(view, mine)}</p>`}</div>
    <${Hand} game=${game} me=${me} picked=${picture ? [picture] : []} onPick=${(name) => setPicture(name === picture ? null : name)} />
    <form onSubmit=${submit}>
      ${view.acts && html`<fieldset class="images-ways"><legend class="sr">${t("Comment ?")}</legend>${WAYS.map(([one, label]) => html`<label key=${one} class="choice pill">
        <input type="radio" name="wk-way" checked=${way === one} onChange=${() => setWay(one)} /><span>${label}</span></label>`)}</fieldset>`}
      ${said && html`<${Words} view=${view} />`}
      <label for="wk-phrase">${said ? t("Ma phrase, ni trop claire ni trop obscure") : t("Une note pour toi (les autres ne la voient pas)")}</label>
      <textarea id="wk-phrase" class="field" rows="1" maxlength=${LONGEST} lang="fr" spellcheck=${true} aria-describedby="wk-count"
        value=${text} onInput=${(event) => setText(event.target.value)}></textarea>
      <div class="under"><span id="wk-count" class="soft small">${t("{n} sur {max} signes", { n: text.length, max: LONGEST })}</span>
        <button class="btn primary" aria-disabled=${String(busy || !ready)}>${!picture ? t("Choisis d’abord une image") : said ? t("Dire ma phrase") : t("C’est prêt")}</button></div>
    </form>
    ${inTeam(view) && me.proposals.length > 0 && html`<ul class="images-proposals">${me.proposals.map((item) => html`<li key=${item.student}>
      <${Art} game=${game} name=${item.picture} />
      <div><p><b>${game.names[item.student]}</b> ${item.phrase ? t("« {phrase} »", item) : ""}</p>
        ${item.student !== page.me.id && !sameStory(item, mine) && html`<button type="button" class="btn" onClick=${() => also(item)}>${t("Moi aussi")}</button>`}</div></li>`)}</ul>`}`;
}

const sameStory = (one, other) => Boolean(other) && one.picture === other.picture && one.phrase === other.phrase && one.way === other.way;

function waitingFor(view, mine) {
  if (mine.doubt === "no_word") return t("Il manque un mot de la leçon : change ta phrase, ou attends l’avis de ton enseignant.");
  if (mine.doubt === "rude") return t("Ton enseignant relit ta phrase.");
  return t("Envoyé ✓ La phrase sera celle que le plus d’entre vous choisissent.");
}

// A picture for it ----------------------------------------------------------------------------------------------------

function Give({ game, view, me, tell, busy }) {
  const [picked, setPicked] = useState(me.choice);
  if (me.telling) {
    return html`<div class="images-mine"><${Art} game=${game} name=${me.told} /></div>
      <p class="soft">${t("{given} camarades sur {players} ont donné.", view)}</p>`;
  }
  const two = view.owed > 1;
  const missing = view.owed - picked.length;
  const sent = !missing && picked.every((name) => me.choice.includes(name));
  const give = (pictures) => tell("Give", { pictures });
  // What is chosen is given at once: it can be changed until the pictures are laid out.
  const pick = (name) => {
    const chosen = picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name].slice(-view.owed);
    setPicked(chosen);
    if (chosen.length === view.owed) give(chosen);
  };
  return html`<p role="status">${missing
      ? html`<span class="soft">${two ? t("Touche deux images : {n} sur 2.", { n: picked.length }) : t("Touche une image pour la voir en grand.")}</span>`
      : sent && html`<${Chip} kind="good">${t("Envoyé ✓")}<//> <span class="soft">${t("Tu peux encore changer.")}</span>`}</p>
    <${Hand} game=${game} me=${me} picked=${picked} onPick=${pick} choose=${two ? undefined : t("Donner cette image")} />
    ${!missing && !sent && html`<p><button type="button" class="btn primary" aria-disabled=${String(busy)} onClick=${() => give(picked)}>${two ? t("Donner ces images") : t("Donner cette image")}</button></p>`}
    <${Mates} game=${game} view=${view} names=${me.seat_choice} shown=${me.choice.length > 0 && me.seat_choice.join() !== me.choice.join()} />`;
}

/** What the seat gives, where it is not what I chose. */
function Mates({ game, view, names, shown }) {
  if (!inTeam(view)) return null;
  if (!shown) return html`<p class="soft">${t("Le choix du plus grand nombre de l’équipe compte.")}</p>`;
  return html`<div class="images-mates"><span>${t("Pour l’instant, ton équipe donne :")}</span> ${names.map((name) => html`<${Art} key=${name} game=${game} name=${name} />`)}</div>`;
}

// The vote ------------------------------------------------------------------------------------------------------------

function Vote({ game, view, me, tell, busy }) {
  const [picked, setPicked] = useState(me.vote);
  const [looking, setLooking] = useState(null);
  const names = view.pictures.map((picture) => picture.picture);
  const done = picked !== null && picked === me.vote;
  const open = !me.telling;
  const submit = (event) => {
    event.preventDefault();
    if (!busy && picked !== null && !done) tell("Vote", { number: picked });
  };
  const zoomed = view.pictures.find((picture) => picture.picture === looking);
  return html`<form onSubmit=${submit}>
    <fieldset class="images-table"><legend class="sr">${t("Les images")}</legend>
      ${view.pictures.map((picture) => html`<div key=${picture.number} class="images-laid">
        <label class="images-card ${picture.mine ? "own" : ""}">
          <input type="radio" name="wk-vote" checked=${picture.number === picked} disabled=${!open || picture.mine} onChange=${() => setPicked(picture.number)} />
          <${Num} n=${picture.number} /><${Art} game=${game} name=${picture.picture} />
          ${picture.mine && html`<small>${me.telling ? t("ton image secrète") : inTeam(view) ? t("image de ton équipe") : t("ton image")}</small>`}
        </label>
        <button type="button" class="btn quiet" aria-label=${t("Agrandir l’image {number}", picture)} onClick=${() => setLooking(picture.picture)}>${t("Agrandir")}</button>
      </div>`)}
    </fieldset>
    ${open && html`<div class="foot">
      ${me.vote !== null && html`<p role="status"><${Chip} kind="good">${t("Envoyé ✓")}<//> ${t("Tu as voté pour la {vote}.", me)} <span class="soft">${t("Tu peux encore changer.")}</span></p>`}
      ${inTeam(view) && me.seat_vote !== null && html`<p class="soft" role="status">${t("Pour l’instant, ton équipe vote pour la {seat_vote}.", me)}</p>`}
      <button class="btn primary" aria-disabled=${String(busy || picked === null || done)}>${picked === null ? t("Choisis d’abord") : done ? t("Voté ✓") : t("Voter pour la {n}", { n: picked })}</button>
    </div>`}
    ${zoomed && html`<${Zoom} game=${game} names=${names} name=${looking} title=${(at) => t("Image {n}", { n: at + 1 })} onTurn=${setLooking} onClose=${() => setLooking(null)}
      choose=${open && !zoomed.mine && { label: () => t("Choisir la {number}", zoomed), onPick: () => setPicked(zoomed.number) }} />`}
  </form>`;
}

// Count and end -------------------------------------------------------------------------------------------------------

function Count({ game, view, me }) {
  const gains = scoreOf(view)?.gains ?? [];
  return html`<section class="earned">
      ${gains.length
        ? html`<ul>${gains.map(([why, n, number]) => html`<li key=${`${why}${number}`}><b class="plus">+${n}</b> ${reason(game, why, n, number)}</li>`)}</ul>`
        : html`<p>${nothing(view, me)}</p>`}
      ${view.story.words.length > 0 && html`<p>${t("Mot de la leçon :")} ${view.story.words.map((word) => html`<${Chip} key=${word} kind="gold">${word}<//> `)}</p>`}
      <ul class="images-table">${view.pictures.map((picture) => html`<li key=${picture.number} class="images-laid ${picture.told ? "told" : ""}">
        <span class="images-card"><${Num} n=${picture.number} /><${Art} game=${game} name=${picture.picture} /></span>
        <p><${Who} game=${game} seat=${picture.owner} />${picture.told && html` <b>${t("raconte")}</b>`}</p>
        <p class="soft small">${picture.voters.length ? t("choisie par {names}", { names: listed(picture.voters.map((seat) => seatName(game, seat))) }) : t("aucune voix")}</p>
      </li>`)}</ul>
      ${view.last_round && html`<p><b>${t("La pioche est vide : c’était la dernière manche.")}</b></p>`}
    </section>`;
}

function reason(game, why, n, number) {
  const { view } = game;
  const ofWho = of(seatName(game, view.storyteller));
  switch (why) {
    case "told":
      return t("Des camarades ont trouvé ton image, mais pas tous : bien raconté !");
    case "found":
      return inTeam(view) ? t("Ton équipe a trouvé l’image {ofWho}.", { ofWho }) : t("Tu as trouvé l’image {ofWho}.", { ofWho });
    case "spared":
      return everyoneFound(view) ? t("Tout le monde a trouvé l’image {ofWho}.", { ofWho }) : t("Personne n’a trouvé l’image {ofWho}.", { ofWho });
    default:
      return n > 1 ? t("{n} voix pour ton image {number}.", { n, number }) : t("Une voix pour ton image {number}.", { number });
  }
}

function nothing(view, me) {
  if (!me.telling) return t("Pas de point cette fois : la prochaine manche est peut-être la tienne.");
  return everyoneFound(view) ? t("Tout le monde a trouvé ton image : c’était trop facile !") : t("Personne n’a trouvé ton image : c’était trop difficile !");
}

function End({ game, view }) {
  return html`<section class="review"><h1 class="do">${t("Les phrases de la partie")}</h1><${Tales} game=${game} tales=${view.tales} /></section>`;
}

function Tales({ game, tales }) {
  if (!tales.length) return html`<p class="soft">${t("Aucune phrase cette fois.")}</p>`;
  return html`<ul class="images-proposals">${tales.map((tale, index) => html`<li key=${index}><${Art} game=${game} name=${tale.picture} />
    <div><p>${tale.phrase ? t("« {phrase} »", tale) : tale.way === "phrase" ? html`<em class="soft">${t("phrase retirée")}</em>` : t("un mime ou un air")}</p>
      <p class="soft"><${Who} game=${game} seat=${tale.seat} />${tale.words.length > 0 && html` · ${tale.words.join(", ")}`}</p></div></li>`)}</ul>`;
}
