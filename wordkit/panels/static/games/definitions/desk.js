// Définitions behind the screen: the desk of whoever leads the round, phase by phase.
import { many } from "../../desk/french.js";
import { Next, useSpaceBar } from "../../desk/primary.js";
import { useQueue } from "../../desk/queue.js";
import { play, t } from "../../page.js";
import { Error, Headword, Nature } from "../../parts.js";
import { html, useRef, useState } from "../../vendor/preact-htm.js";
import { Arrange } from "./desk/arrange.js";
import { Counted, Ended } from "./desk/count.js";
import { Reading } from "./desk/reading.js";
import { Awaited, By, Flags, Standing } from "./desk/seats.js";
import { Title } from "./desk/title.js";

export { DEFAULTS, Options, whyNot } from "./desk/setup.js";

const STEPS = Object.entries({
  word: "Mot", writing: "Écriture", desk: "Pupitre", reading: "Lecture", vote: "Vote", count: "Décompte",
});
const PHASES = { word: Choosing, writing: Writing, desk: Arrange, reading: Reading, vote: Reading, count: Counted, end: Ended };

/** The desk in the middle of the teacher's page. */
export function Desk({ table }) {
  const Phase = PHASES[table.view.phase];
  // A new round starts its phases afresh: nothing half typed or half chosen is carried over.
  return html`<div class="bench definitions" key=${`${table.view.round}/${table.view.phase}`}>
    <${Phase} table=${table} steps=${html`<${Steps} phase=${table.view.phase} />`} />
  </div>`;
}

/** The same desk for a student who hosts: no bar, no class list. `game` and `send` are those of the student's page. */
export function HostDesk({ game, send, names = game.names }) {
  const root = useRef();
  const { ask, busy, refused } = useQueue(game, send);
  useSpaceBar(root);
  const table = {
    game, view: game.view, names, teacher: false, away: new Set(), busy, ask,
    play: (name, fields) => ask((latest) => play(latest, name, fields)),
  };
  return html`<div class="hosting" ref=${root}>
    <${Error} text=${refused?.error} />
    <${Desk} table=${table} />
  </div>`;
}

/** Who has answered in this phase, and the word that says so. */
export function doneBy({ phase, desk }) {
  if (phase === "writing" || phase === "desk") return { word: t("écrit"), ids: desk.written };
  return phase === "vote" ? { word: t("voté"), ids: desk.voted } : null;
}

/** What the bar at the top needs to know of this phase. */
export function topOf({ view }) {
  const stop = {
    writing: { label: t("Fermer l’écriture maintenant"), command: "CloseWriting" },
    vote: { label: t("Compter maintenant"), command: "Count" },
  };
  return { help: helpFor(view), skip: skipFor(view), stop: stop[view.phase] };
}

function skipFor({ phase, host }) {
  switch (phase) {
    case "word": return host === null ? t("Passer : une autre carte") : t("Passer : la place suivante mène");
    case "writing": return t("Passer : fermer l’écriture");
    case "desk": return t("Passer : lire tout de suite");
    case "reading": return t("Passer : tout montrer et voter");
    case "vote": return t("Passer : compter");
    default: return t("Passer : manche suivante");
  }
}

function helpFor({ phase, host }) {
  switch (phase) {
    case "word": return { title: t("Choisir un mot"), lines: [
      host === null ? t("Prenez un mot que personne ne connaît. Le tableau montrera le mot et sa nature, jamais sa définition.")
        : t("La place qui mène choisit le mot sur son écran. Vous pouvez choisir à sa place."),
      t("« Autre carte » remet la carte sous le paquet.")] };
    case "writing": return { title: t("L’écriture"), lines: [
      t("Chacun invente une définition qui pourrait être vraie. Les textes arrivent ici, avec leur auteur."),
      t("Un mot grossier est signalé ici seulement ; le texte ne sera pas lu sans vous."),
      t("Fermez quand vous voulez : qui n’a rien écrit votera quand même.")] };
    case "desk": return { title: t("Le pupitre"), lines: [
      t("Cochez les textes à lire. Corrigez la forme si elle trahit un enfant : l’original est gardé."),
      t("Deux textes qui disent la même chose ? Fusionnez-les, ou glissez l’un sur l’autre : leurs auteurs marquent tous."),
      t("À droite, changez l’ordre en glissant ou avec les flèches. La vraie est en or.")] };
    case "reading": return { title: t("La lecture"), lines: [
      t("Lisez chaque texte à voix haute, du même ton. Le tableau les montre un à un, sans auteur."),
      t("« Retirer » ôte un texte à tout moment.")] };
    case "vote": return { title: t("Le vote"), lines: [
      t("Chacun vote en secret sur son écran, et peut jouer un jeton pour doubler ses points."),
      t("Comptez quand vous voulez : un absent ne bloque personne.")] };
    case "count": return { title: t("Le décompte"), lines: [
      t("2 points à qui trouve la vraie, 1 point à l’auteur pour chaque voix sur son texte, le double avec un jeton.")] };
    default: return { title: t("Fin de la partie"), lines: [t("« Rejouer » ramène à la préparation, avec la même classe.")] };
  }
}

function Steps({ phase }) {
  const now = phase === "end" ? STEPS.length : STEPS.findIndex(([step]) => step === phase);
  return html`<ol class="steps" aria-label=${t("Étapes de la manche")}>${STEPS.map(([step, name], index) => html`<li
    class=${index < now ? "done" : index === now ? "now" : ""} aria-current=${index === now ? "step" : undefined}>${t(name)}</li>`)}</ol>`;
}

function Choosing({ table, steps }) {
  const { desk, host, seats } = table.view;
  const [index, setIndex] = useState(0);
  const chosen = Math.min(index, desk.card.length - 1);
  const watching = table.teacher && host !== null;
  return html`
    <section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      ${steps}
      <h1 class="do">${watching ? t("Le meneur choisit un mot") : table.teacher ? t("Choisissez un mot") : t("Choisis un mot")}</h1>
      ${watching && html`<p class="soft">${t("Meneur :")} <${By} table=${table} seats=${[host]} />. ${t("Vous pouvez choisir à sa place.")}</p>`}
      <div class="card4" role="radiogroup" aria-label=${t("Les mots de la carte")}>
        ${desk.card.map((word, i) => html`<label class="choice" key=${word.word}>
          <input type="radio" name="word" checked=${i === chosen} onChange=${() => setIndex(i)} />
          <span><${Headword} word=${word.word} /> <${Nature} nature=${word.nature} /><span class="meaning">${word.definition}</span></span>
        </label>`)}
      </div>
      <p><button type="button" class="btn" onClick=${() => table.play("DrawCard")}>${t("Autre carte")}</button></p>
    </section>
    <section class="side">
      <h2>${t("Où en est la partie")}</h2>
      <${Standing} table=${table} />
      <${Next} table=${table} label=${t("Jouer ce mot")} note=${t("« {word} »", desk.card[chosen])}
        onPress=${() => table.play("ChooseWord", { index: chosen })} />
    </section>`;
}

function Writing({ table, steps }) {
  const { view } = table;
  const { desk } = view;
  return html`
    <section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      ${steps}
      <${Title} view=${view}>${many(desk.texts.length, "{n} texte reçu", "{n} textes reçus")}<//>
      <p class="truth"><b>${t("La vraie.")}</b> ${desk.definition}</p>
      ${desk.texts.length === 0 && html`<p class="empty soft">${t("Les textes arrivent ici, un à un.")}</p>`}
      <div>${[...desk.texts].reverse().map((text) => html`<article class="text plain" key=${text.id}>
        <p>${text.form}</p>
        <p class="by"><${By} table=${table} students=${[text.id]} /><${Flags} words=${table.game.flags?.[text.id]} /></p>
      </article>`)}</div>
    </section>
    <section class="side">
      <${Awaited} table=${table} done=${desk.written}
        sentence=${many(desk.written.length, "{n} sur {players} a écrit", "{n} sur {players} ont écrit", view)} />
      <${Next} table=${table} label=${t("Fermer l’écriture")} why=${desk.written.length === 0 && t("Personne n’a encore écrit.")}
        note=${many(desk.written.length, "{n} élève a écrit, sur {players}.", "{n} élèves ont écrit, sur {players}.", view)}
        onPress=${() => table.play("CloseWriting")} />
    </section>`;
}
