// Mot à Mot behind the screen: the words, the clues with their doubts, and the last say on every answer.
import { many } from "../../desk/french.js";
import { Next } from "../../desk/primary.js";
import { t } from "../../page.js";
import { Chip, listed, seatName } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";
import { Who, bidText, campName, outcome, standing, summed } from "./words.js";

export { DEFAULTS, Options, whyNot } from "./setup.js";

const PHASES = { auction: Auction, clues: Clues, guess: Clues, bonus: Bonus, tally: Tally, camps: Camps, end: Ended };

export function Desk({ table }) {
  const Phase = PHASES[table.view.phase];
  return html`<div class="bench mam-desk"><${Phase} table=${table} view=${table.view} /></div>`;
}

export const doneBy = () => null;

export function topOf({ view }) {
  return { help: HELP[view.phase] ?? HELP.end, skip: SKIP[view.phase] ?? "", stop: null };
}

const SKIP = {
  auction: t("Passer : adjuger, ou laisser la manche si personne n’a annoncé"),
  clues: t("Passer : la place qui fait deviner abandonne"),
  guess: t("Passer : pas de réponse"),
  bonus: t("Passer : pas de mot bonus"),
  tally: t("Passer : manche suivante"),
  camps: t("Passer : placer cette place là où il y a de la place"),
};

const HELP = {
  auction: { title: t("L’enchère"), lines: [
    t("Les parleurs voient les trois mots. Chacun peut annoncer une fois combien d’indices lui suffiront."),
    t("À chaque annonce, le décompte repart ; à zéro, le plus petit nombre l’emporte.")] },
  clues: { title: t("Les indices"), lines: [
    t("Un indice de la même famille que le mot, ou sa traduction, est refusé tout seul. S’il y a doute, il est signalé ici : retirez-le si besoin."),
    t("Qui se trompe attend un nouvel indice et, à plus de quatre places, une autre proposition. « Libérer » lève l’attente.")] },
  guess: { title: t("Une réponse"), lines: [t("Si l’élève répond à voix haute, jugez vous-même. Vous pourrez encore changer d’avis après.")] },
  bonus: { title: t("Les mots bonus"), lines: [t("Avec les indices qui restent, d’autres mots de la carte : un jeton pour qui fait deviner, un pour qui trouve.")] },
  tally: { title: t("Fin de la manche"), lines: [t("Trois jetons à qui a fait deviner les trois mots ; sinon, un à chacun des autres parleurs.")] },
  camps: { title: t("La finale"), lines: [t("La place qui a le moins de jetons choisit d’abord. Vous pouvez choisir pour une place absente.")] },
  end: { title: t("Fin de la partie"), lines: [t("« Rejouer » ramène à la préparation, avec la même classe.")] },
};

function Card({ view }) {
  return html`<ol class="mam-card">${view.desk.card.filter((word) => word.status !== "spare").map((word) => html`<li key=${word.number} class=${word.status}>
    <span class="num">${word.number}</span><span><b class="word">${word.word}</b> ${STATUS[word.status] && html`<small class="soft">${STATUS[word.status]}</small>`}</span></li>`)}</ol>`;
}

const STATUS = { found: t("trouvé ✓"), now: t("à trouver"), missed: t("pas trouvé") };

function Standing({ table }) {
  const { view } = table;
  return html`<ol class="standing" tabindex="0">${view.seats.map((seat, index) => html`<li key=${index}>
    <span><${Who} game=${table.game} seat=${index} /> ${seat.role && html`<small class="soft">${seat.role === "speaker" ? t("parle") : t("cherche")}</small>`}</span>
    ${seat.locked
      ? html`<button type="button" class="btn" onClick=${() => table.play("Unlock", { seat: index })}>${t("Libérer")}</button>`
      : html`<span class="soft" title=${t("jetons parleur · jetons chercheur")}>${seat.speaker_tokens} · ${seat.seeker_tokens}</span>`}
  </li>`)}</ol>`;
}

function Auction({ table, view }) {
  const bid = standing(view);
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${bid ? t("{name} annonce {bid}", { name: seatName(table.game, bid.seat), bid: bidText(bid) }) : t("Les parleurs découvrent les mots")}</h1>
      <${Card} view=${view} />
      <ul class="mam-log">${view.bids.map((one) => html`<li key=${one.seat}><${Who} game=${table.game} seat=${one.seat} /> <b>${bidText(one)}</b></li>`)}</ul>
    </section>
    <section class="side">
      <h2>${t("Les places")}</h2>
      <${Standing} table=${table} />
      <${Next} table=${table} label=${t("Adjuger maintenant")} why=${!bid && t("Les parleurs réfléchissent. « Passer » laisse la manche si personne n’annonce.")}
        note=${t("À zéro, c’est adjugé tout seul.")} onPress=${() => table.play("Skip")} />
    </section>`;
}

function Clues({ table, view }) {
  const { desk } = view;
  const guessing = view.phase === "guess";
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do" role="status">${guessing ? t("{name} a buzzé", { name: table.names[view.buzz.student] }) : t("{name} fait deviner « {word} »", { name: seatName(table.game, view.winner), word: desk.word })}</h1>
      ${guessing && html`<p class="tools"><span>${t("Réponse à voix haute ?")}</span>
        <button type="button" class="btn" onClick=${() => table.play("Judge", { right: true })}>${t("C’est juste")}</button>
        <button type="button" class="btn" onClick=${() => table.play("Judge", { right: false })}>${t("C’est faux")}</button></p>`}
      <${Card} view=${view} />
      ${desk.refused && html`<article class="text plain"><p>« ${desk.refused.text} » <${Chip} kind="bad">${t("refusé")}<//></p>
        <p class="by">${table.names[desk.refused.student]} · ${desk.refused.doubt}</p>
        <span class="act"><button type="button" class="btn" onClick=${() => table.play("AllowClue")}>${t("Accepter quand même")}</button></span></article>`}
      <h3>${t("Indices")}</h3>
      ${desk.clues.length === 0 && html`<p class="soft">${t("Aucun indice encore.")}</p>`}
      <div>${desk.clues.map((clue, index) => html`<article key=${index} class="text plain ${clue.vetoed ? "gone" : ""}">
        <p>${clue.text}</p><p class="by">${table.names[clue.student]} ${clue.doubt && !clue.vetoed && html`<${Chip} kind="bad">${clue.doubt}<//>`}</p>
        ${index === desk.clues.length - 1 && desk.may_veto && html`<span class="act"><button type="button" class="btn" onClick=${() => table.play("VetoClue")}>${t("Retirer cet indice")}</button></span>`}
      </article>`)}</div>
      <${Proposals} table=${table} view=${view} />
    </section>
    <section class="side">
      <h2>${many(view.left, "{n} indice restant", "{n} indices restants")}</h2>
      <${Standing} table=${table} />
      <${Next} table=${table} label=${guessing ? t("On attend la réponse") : t("On attend un indice ou un buzz")}
        why=${guessing ? t("Le mot est « {word} ». Jugez à gauche si la réponse est dite à voix haute.", desk) : t("« Passer » abandonne : la manche est perdue pour la place qui parle.")} />
    </section>`;
}

function Proposals({ table, view }) {
  const { proposals } = view.desk;
  if (!proposals.length) return null;
  return html`<h3>${t("Réponses")}</h3><div>${proposals.map((said, index) => html`<article key=${index} class="text plain">
    <p>${said.text ? `« ${said.text} »` : t("(à voix haute, ou rien)")} ${said.right ? html`<${Chip} kind="good">${t("juste")}<//>` : html`<${Chip}>${t("faux")}<//>`}
      ${said.near && html` <${Chip} kind="bad">${t("presque ?")}<//>`}${said.rude && html` <${Chip} kind="bad">${t("mot à vérifier")}<//>`}</p>
    <p class="by">${table.names[said.student]}</p>
    ${said.turnable && html`<span class="act"><button type="button" class="btn" onClick=${() => table.play("Overrule")}>${said.right ? t("Refuser") : t("Accepter quand même")}</button></span>`}
  </article>`)}</div>`;
}

function Bonus({ table, view }) {
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${t("{name} peut choisir un mot bonus", { name: seatName(table.game, view.winner) })}</h1>
      <${Card} view=${view} /><${Proposals} table=${table} view=${view} />
    </section>
    <section class="side"><h2>${many(view.left, "{n} indice restant", "{n} indices restants")}</h2><${Standing} table=${table} />
      <${Next} table=${table} label=${t("Pas de mot bonus")} onPress=${() => table.play("Skip")} /></section>`;
}

function Tally({ table, view }) {
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${outcome(table.game)}</h1>
      <${Card} view=${view} />
      <ul class="mam-log">${summed(view.gains).map((gain) => html`<li key=${`${gain.seat}${gain.camp}`}><b>+${gain.tokens}</b> <${Who} game=${table.game} seat=${gain.seat} /> <span class="soft">${campName(gain.camp, gain.tokens)}</span></li>`)}</ul>
      <${Proposals} table=${table} view=${view} />
    </section>
    <section class="side"><h2>${t("Les places")}</h2><${Standing} table=${table} />
      <${Next} table=${table} label=${view.final ? t("Voir les champions") : view.round === view.rounds ? t("Passer à la finale") : t("Manche suivante")}
        onPress=${() => table.play("NextRound")} /></section>`;
}

function Camps({ table, view }) {
  const name = seatName(table.game, view.chooser);
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${t("{name} choisit son camp", { name })}</h1>
      <p class="tools"><span>${t("Choisir à sa place :")}</span>
        <button type="button" class="btn" onClick=${() => table.play("ChooseCamp", { camp: "speaker" })}>${t("Parleur")}</button>
        <button type="button" class="btn" onClick=${() => table.play("ChooseCamp", { camp: "seeker" })}>${t("Chercheur")}</button></p>
      <p class="soft">${t("Ordre : {names}", { names: listed(view.order.map((seat) => seatName(table.game, seat))) })}</p>
    </section>
    <section class="side"><h2>${t("Les places")}</h2><${Standing} table=${table} />
      <${Next} table=${table} label=${t("Placer d’office")} note=${t("Si {name} est absent.", { name })} onPress=${() => table.play("Skip")} /></section>`;
}

function Ended({ table, view }) {
  const [speakers, seekers] = view.champions.map((seats) => listed(seats.map((seat) => seatName(table.game, seat))) || t("personne"));
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${t("La partie est finie")}</h1>
      <p>${t("Parleurs : {speakers} · Chercheurs : {seekers}", { speakers, seekers })}</p>
      <ul class="mam-log">${view.played.map((played) => html`<li key=${played.word.word}><b>${played.word.word}</b>
        ${played.finder !== null && html`<${Who} game=${table.game} seat=${played.finder} />`} <span class="soft">${played.clues.join(", ")}</span></li>`)}</ul>
    </section>
    <section class="side"><h2>${t("Les places")}</h2><${Standing} table=${table} />
      <${Next} table=${table} label=${t("Rejouer")} onPress=${() => table.ask({ do: "close_table" })} /></section>`;
}
