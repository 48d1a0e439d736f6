// Révision: a student alone goes over words again, one question at a time; no time limit, no score.
import { play, t, useAsk } from "./page.js";
import { Bar, Chip, Error, Headword, Nature, Num } from "./parts.js";
import { html, useEffect, useRef, useState } from "./vendor/preact-htm.js";
import { Clues, Tiles, gradeWord, sentence } from "./games/riddles/clues.js";
import { Answer } from "./games/riddles/student.js";

const PHASES = { asked: ({ mine }) => (mine.options.length ? Choice : Riddle), told: () => Told, end: () => End };

export function Student({ game, send }) {
  const { view } = game;
  return html`<div class="enigmas revision">
    <p class="do" role="status">${happens(view)}</p>
    ${view.phase !== "end" && html`<div class="along"><span class="soft">${t("Mot {number} sur {count}", view)}</span>
      <${Bar} value=${view.number - (view.phase === "asked" ? 1 : 0)} max=${view.count} /></div>`}
    <${Moment} key="${view.number}/${view.phase}" game=${game} view=${view} send=${send} />
  </div>`;
}

// The page comes a little before the reply to what was pressed: each moment has a busyness of its own, so that
// whoever goes on quickly is heard.
function Moment({ game, view, send }) {
  const [ask, busy, error] = useAsk(send);
  const [said, setSaid] = useState("");
  const tell = (name, fields) => ask({ ...play(game, name, fields), do: "revise_play" });
  const again = async () => setSaid((await ask({ do: "revise" }))?.said ?? "");
  const stop = () => ask({ do: "revise_stop" });
  const Phase = PHASES[view.phase](view);
  return html`<${Error} text=${error} />
    <${Phase} view=${view} mine=${view.mine} busy=${busy} tell=${tell} again=${again} stop=${stop} said=${said} />
    ${view.phase !== "end" && html`<button type="button" class="btn quiet" onClick=${stop}>${t("Arrêter de réviser")}</button>`}`;
}

const BRAVOS = ["Bravo !", "Bien joué !", "Exact !", "Oui, c’est ça !"];

/** What happens now, or what came of it: always a kind word. */
function happens({ phase, number, mine }) {
  if (phase === "end") return t("Voilà les mots que tu viens de revoir. Bravo pour ton travail !");
  if (phase === "asked") {
    if (mine.options.length) return t("Que veut dire ce mot ?");
    return mine.tries.length ? t("Presque ! Vérifie l’orthographe et essaie encore.") : t("Quel est ce mot ?");
  }
  const grade = mine.tries.at(-1)?.grade;
  if (mine.right && grade === "accents") return t("C’est le bon mot ! Regarde bien ses accents.");
  if (mine.right && grade === "plural") return t("C’est le bon mot ! Regarde bien comment il s’écrit.");
  if (mine.right) return t(BRAVOS[number % BRAVOS.length]);
  if (mine.right === null) return t("Maintenant, tu l’as vu : il reviendra.");
  return t("Pas cette fois. Lis-le bien : tu le retrouveras.");
}

function Riddle({ mine, busy, tell }) {
  return html`<${Tiles} riddle=${mine.riddle} />
    <${Clues} riddle=${mine.riddle} />
    <${Answer} label=${t("Ta réponse")} button=${t("Répondre")} busy=${busy} onSend=${(text) => tell("Guess", { text })} keep=${true} />
    <ul class="tried" aria-live="polite">${mine.tries.map(({ text, grade }) => html`<li key=${text}>
      <b>${text}</b> <span class="near">${gradeWord(grade)}</span></li>`)}</ul>
    <${GiveUp} tell=${tell} busy=${busy} />`;
}

function Choice({ mine, busy, tell }) {
  return html`<h1><${Headword} word=${mine.riddle.word} /> <${Nature} nature=${mine.riddle.nature} /></h1>
    <ol class="group" aria-label=${t("Choisis sa définition")}>${mine.options.map((option, index) => html`<li key=${option}>
      <button type="button" class="choice" aria-disabled=${busy} onClick=${() => !busy && tell("Choose", { option: index })}>
        <${Num} n=${index + 1} /><span>${sentence(option)}</span></button></li>`)}</ol>
    <${GiveUp} tell=${tell} busy=${busy} />`;
}

function GiveUp({ tell, busy }) {
  return html`<p><button type="button" class="btn" aria-disabled=${busy} onClick=${() => !busy && tell("GiveUp")}>${t("Je ne sais pas")}</button></p>`;
}

function Told({ mine, busy, tell }) {
  const next = useRef(null);
  useEffect(() => next.current.focus(), []);
  const { riddle, tries, right, chosen, options } = mine;
  const last = tries.at(-1);
  return html`<div class="true told-word"><h1><${Headword} word=${riddle.word} /> <${Nature} nature=${riddle.nature} /></h1>
      <p>${sentence(riddle.definition)}</p></div>
    ${last && last.grade !== "right" && html`<p class="soft">${t("Tu as écrit : {text}", last)}${right && ` (${gradeWord(last.grade)})`}</p>`}
    ${chosen !== null && !right && html`<p class="soft">${t("Tu avais choisi : {text}", { text: options[chosen] })}</p>`}
    <button ref=${next} type="button" class="btn primary" aria-disabled=${busy} onClick=${() => !busy && tell("Continue")}>${t("Continuer")}</button>`;
}

function End({ view, busy, again, stop, said }) {
  return html`<section class="review"><dl>${view.seen.map(({ word, nature, definition, right }) => html`<div key=${word}>
      <dt><${Headword} word=${word} /> <${Nature} nature=${nature} /> <${Chip} kind=${right ? "good" : ""}>${right ? t("trouvé ✓") : t("à revoir")}<//></dt>
      <dd>${sentence(definition)}</dd></div>`)}</dl></section>
    <p role="status">${said}</p>
    <p class="under">${!said && html`<button type="button" class="btn primary" aria-disabled=${busy} onClick=${() => !busy && again()}>${t("Encore")}</button>`}
      <button type="button" class="btn" onClick=${stop}>${t("Retour")}</button></p>`;
}
