// Énigmes éclair behind the screen: the answer, who found it and with which clue, near misses to accept or refuse.
import { many } from "../../desk/french.js";
import { Pill } from "../../desk/choice.js";
import { Next } from "../../desk/primary.js";
import { t } from "../../page.js";
import { Bar, Chip, Headword, Nature, SeatMark, seatName } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";
import { Tiles, gradeWord } from "../riddles/clues.js";
import { COUNTED, Counted, Level, Seconds } from "../riddles/setup.js";

export const DEFAULTS = { riddles: 8, level: 3, clue_seconds: 25, hard: true, counted: COUNTED };

export function whyNot(seats) {
  if (seats < 2) return t("Il faut au moins 2 places, et il y en a {seats}.", { seats });
  return seats > 40 ? t("On joue à 40 places au plus, et il y en a {seats}. Faites des équipes.", { seats }) : "";
}

export function Options({ options, onChange }) {
  return html`
    <fieldset class="part"><legend>${t("Combien d’énigmes ?")}</legend>
      <div class="pills">${[5, 8, 10, 15].map((n) => html`<${Pill} name="riddles" checked=${options.riddles === n} label=${String(n)} onPick=${() => onChange({ riddles: n })} />`)}</div>
    </fieldset>
    <${Level} options=${options} onChange=${onChange} />
    <fieldset class="part"><legend>${t("Le temps")}</legend>
      <${Seconds} label=${t("Entre deux indices")} value=${options.clue_seconds} among=${[15, 20, 25, 30, 45, 60, 0]} onPick=${(clue_seconds) => onChange({ clue_seconds })} />
      <p class="soft">${t("Les points dépendent des indices, jamais de la vitesse.")}</p>
    </fieldset>
    <${Counted} options=${options} onChange=${onChange} />`;
}

export function doneBy({ phase, desk }) {
  return phase === "end" ? null : { word: t("trouvé"), ids: desk.tries.filter((item) => item.found !== null).map((item) => item.student) };
}

export function topOf({ view }) {
  const lines = {
    riddle: [t("Les indices viennent tout seuls : initiale et longueur, nature, définition, deuxième lettre, dernière lettre. Le mot vaut 5, 4, 3, 2, puis 1 point."),
      t("Une réponse presque juste est signalée : vous pouvez l’accepter."), t("Donnez plus de temps à un élève dans la liste de gauche : l’indice suivant l’attendra.")],
    answer: [t("Expliquez le mot, faites-le employer. Puis passez à l’énigme suivante.")],
    end: [t("« Rejouer » ramène à la préparation, avec la même classe.")],
  };
  return {
    help: { title: t("Énigmes éclair"), lines: lines[view.phase] },
    skip: view.phase === "riddle" ? t("Passer : dire le mot") : t("Passer : énigme suivante"),
    stop: view.phase === "riddle" ? { label: t("Dire le mot maintenant"), command: "CloseRiddle" } : undefined,
  };
}

export function Desk({ table }) {
  const { view } = table;
  return html`<div class="bench enigmas" key=${view.number}>${view.phase === "end" ? html`<${Ended} table=${table} />` : html`<${Playing} table=${table} />`}</div>`;
}

function Playing({ table }) {
  const { view } = table;
  const { desk } = view;
  const over = view.phase === "answer";
  return html`
    <section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <div class="title"><h1><${Headword} word=${desk.riddle.word} /> <${Nature} nature=${desk.riddle.nature} /></h1>
        <span class="soft" role="status">${t("énigme {number} sur {count}", view)}</span></div>
      <p class="truth">${desk.riddle.definition}</p>
      ${desk.tries.length === 0 && html`<p class="soft empty">${t("Les réponses arrivent ici.")}</p>`}
      <div class="replies">${sorted(desk.tries).map((item) => html`<${Tries} key=${item.student} table=${table} item=${item} />`)}</div>
    </section>
    <section class="side">
      <h2>${many(view.found, "{n} élève sur {players} a trouvé", "{n} élèves sur {players} ont trouvé", view)}</h2>
      <${Bar} value=${view.found} max=${view.players} />
      ${!over && html`<${Tiles} riddle=${view.riddle} /><p class="soft">${many(view.worth, "Le mot vaut {n} point.", "Le mot vaut {n} points.")}</p>`}
      ${over
        ? html`<${Next} table=${table} label=${view.number < view.count ? t("Énigme suivante") : t("Voir le résultat")} onPress=${() => table.play("NextRiddle")} />`
        : view.riddle.to_come > 0
          ? html`<${Next} table=${table} label=${t("Indice suivant")} onPress=${() => table.play("NextClue")} />`
          : html`<${Next} table=${table} label=${t("Dire le mot")} onPress=${() => table.play("CloseRiddle")} />`}
    </section>`;
}

// What the teacher may want to look at comes first: near misses, then the others, then those who found it.
const WEIGHT = { near: 0, plural: 0, accents: 1, typography: 1, wrong: 2, right: 3 };
const sorted = (tries) => [...tries].sort((a, b) => weight(a) - weight(b));
const weight = (item) => (item.found !== null ? 9 : 0) + WEIGHT[item.tries.at(-1).grade];

function Tries({ table, item }) {
  const { view, game } = table;
  const seat = view.seats.findIndex((one) => one.members.includes(item.student));
  const last = item.tries.at(-1);
  return html`<article class="text plain ${item.found !== null ? "real" : ""}">
    <p><b>${last.text}</b> <${Chip} kind=${last.grade === "near" ? "gold" : last.right ? "good" : ""}>${last.grade === "near" ? t("presque : à vérifier") : gradeWord(last.grade)}<//>
      ${game.flags?.[item.student] && html` <${Chip} kind="bad">${t("mot à vérifier")}<//>`}</p>
    <p class="act">${last.right
      ? html`<button type="button" class="btn" onClick=${() => table.play("Judge", { student: item.student, right: false })}>${t("Refuser")}</button>`
      : html`<button type="button" class="btn" onClick=${() => table.play("Judge", { student: item.student, right: true })}>${t("Juste")}</button>`}</p>
    <p class="by"><${SeatMark} seat=${seat} /> ${table.names[item.student]} · ${t("indice {level}", last)} · ${many(item.tries.length, "{n} essai", "{n} essais")}</p>
  </article>`;
}

function Ended({ table }) {
  const { view } = table;
  const order = view.seats.map((_, index) => index).sort((a, b) => view.desk.points[b] - view.desk.points[a]);
  return html`
    <section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${t("Les mots de la partie")}</h1>
      <dl class="played">${view.played.map(({ riddle, share }) => html`<div key=${riddle.word}>
        <dt><${Headword} word=${riddle.word} /> <${Chip}>${t("trouvé par {n} % de ceux qui ont répondu", { n: Math.round(share * 100) })}<//></dt>
        <dd>${riddle.definition}</dd></div>`)}</dl>
    </section>
    <section class="side">
      <h2>${t("Points")}</h2>
      <ol class="standing" tabindex="0">${order.map((index) => html`<li key=${index}><span><${SeatMark} seat=${index} /> ${seatName(table.game, index)}</span>
        <span class="soft">${many(view.desk.points[index], "{n} point", "{n} points")}</span></li>`)}</ol>
      <${Next} table=${table} label=${t("Rejouer")} onPress=${() => table.ask({ do: "close_table" })} />
    </section>`;
}
