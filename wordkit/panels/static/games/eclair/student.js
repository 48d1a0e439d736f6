// Énigmes éclair on a student's page: the clues, a field, what came of it, then the word.
import { play, t, useAsk } from "../../page.js";
import { Chip, Error, Headword, Nature, Ring, Waiting } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";
import { Clues, NextClue, Tiles, gradeWord } from "../riddles/clues.js";
import { Answer } from "../riddles/student.js";

const ORDER = ["initial", "length", "nature", "definition", "second", "last"];

export function Student({ game, send }) {
  const { view } = game;
  const [ask, busy, error] = useAsk(send);
  if (!view.me) return html`<${Waiting} text=${t("Tu n’as pas de place à cette table : demande à ton enseignant.")} />`;
  const paused = Boolean(game.clock?.paused);
  const Phase = { riddle: Riddle, answer: Told, end: End }[view.phase];
  return html`<div class="enigmas">
    <div class="ask">
      <p class="do" role="status">${paused ? t("Pause. On reprend dans un instant.") : sentence(view)}</p>
      <${Ring} clock=${game.clock} />
    </div>
    <p class="soft">${t("Énigme {number} sur {count}", view)} · ${points(view.me.points)}</p>
    <${Error} text=${error} />
    <${Phase} key="${view.number}/${view.phase}" game=${game} view=${view} me=${view.me} busy=${busy || paused}
      tell=${(name, fields) => ask(play(game, name, fields))} />
  </div>`;
}

const points = (n) => (n > 1 ? t("{n} points", { n }) : t("{n} point", { n }));

function sentence({ phase, me, worth }) {
  if (phase === "end") return t("C’est fini, bravo ! Tu as {points}.", { points: points(me.points) });
  if (phase === "answer") return me.found !== null ? t("Bravo, tu l’as trouvé !") : me.gain ? t("Ton équipe l’a trouvé, bravo !") : t("C’était ce mot-là.");
  if (me.found !== null) return t("Trouvé, bravo !");
  return t("Quel est ce mot ? Il vaut {points}.", { points: points(worth) });
}

function Riddle({ game, view, me, busy, tell }) {
  const { riddle } = view;
  const next = riddle.to_come > 0 ? ORDER[riddle.clues.length] : null;
  return html`<${Tiles} riddle=${riddle} />
    <${Clues} riddle=${riddle}>${next && me.found === null && html`<${NextClue} clock=${game.clock} next=${next} />`}<//>
    ${me.found !== null
      ? html`<p class="sent"><${Chip} kind="good">${t("Trouvé ✓")}<//> <b>${me.tries.at(-1).text}</b>
          ${me.tries.at(-1).grade !== "right" && html` <span class="soft">${gradeWord(me.tries.at(-1).grade)}</span>`}</p>
        <p class="soft">${t("On attend les autres. Garde le secret !")}</p>`
      : html`<${Answer} label=${t("Ta réponse")} button=${t("Essayer")} note=${t("Essaie autant que tu veux : se tromper ne coûte rien.")}
          busy=${busy} onSend=${(text) => tell("Guess", { text })} keep=${true} />
        ${me.seat_found !== null && html`<p class="soft">${t("Quelqu’un de ton équipe a trouvé. Cherche encore, pour toi !")}</p>`}
        <ul class="tried" aria-live="polite">${[...me.tries].reverse().slice(0, 5).map(({ text, grade }) => html`<li key=${text}>
          <b>${text}</b> <span class=${grade === "near" ? "near" : "soft"}>${gradeWord(grade)}</span></li>`)}</ul>`}`;
}

function Told({ view, me }) {
  return html`<div class="true told-word"><h1><${Headword} word=${view.riddle.word} /></h1> <${Nature} nature=${view.riddle.nature} />
      <p>${view.riddle.definition}</p></div>
    ${me.gain > 0 && html`<p class="earned"><b class="plus">+${me.gain}</b></p>`}
    ${me.found === null && me.tries.length > 0 && html`<p class="soft">${t("Ton dernier essai : {text}, {grade}.", { text: me.tries.at(-1).text, grade: gradeWord(me.tries.at(-1).grade) })}</p>`}`;
}

function End({ view }) {
  return html`<section class="review"><h2>${t("Les mots de la partie")}</h2><dl>${view.played.map(({ riddle, mine }) => html`<div key=${riddle.word}>
    <dt><${Headword} word=${riddle.word} /> ${mine !== null && html`<${Chip} kind=${mine ? "good" : ""}>${mine ? t("trouvé") : t("à revoir")}<//>`}</dt>
    <dd>${riddle.definition}</dd></div>`)}</dl></section>`;
}
