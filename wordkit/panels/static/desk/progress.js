// Progress: what the class knows, and each student; reports to keep, and the words for the next lesson.
import { natureInFull } from "../nature.js";
import { t } from "../page.js";
import { Error } from "../parts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { ChartCard, Numbers } from "./charts.js";
import { Pill } from "./choice.js";
import { Export } from "./export.js";
import { PATIENCE } from "./files.js";
import { many } from "./french.js";
import { NextLesson } from "./next_lesson.js";
import { about, EVERYTHING, Scope } from "./scope.js";

/** `onReady` takes the slug of a lesson that was made here, and whether to prepare a game with it now. */
export function Progress({ page, playing, send, onReady }) {
  const { students } = page.class;
  const [student, setStudent] = useState(""); // one of them, or the whole class
  const [scope, setScope] = useState(EVERYTHING);
  const [shown, setShown] = useState(null); // {student, reply}
  const [lessons, setLessons] = useState([]);
  const [waiting, setWaiting] = useState(true);
  const [trouble, setTrouble] = useState("");
  const [exporting, setExporting] = useState(false);
  useEffect(() => {
    let there = true;
    setWaiting(true);
    const message = student ? { do: "progress_student", student } : { do: "progress_class" };
    send({ ...message, ...about(scope) }, PATIENCE).then((reply) => {
      if (!there) return;
      setWaiting(false);
      setTrouble(reply.ok ? "" : reply.error);
      setShown(reply.ok ? { student, reply } : null);
      if (reply.lessons) setLessons(reply.lessons);
    });
    return () => { there = false; };
  }, [student, scope]);
  const fits = shown && shown.student === student;
  return html`<div class="progress">
    <header class="tune">
      <h1>${scope.lesson || t("Tous les mots")}</h1>
      <div class="pills" role="group" aria-label=${t("De qui ?")}>
        <${Pill} name="who" checked=${!student} label=${t("La classe")} onPick=${() => setStudent("")} />
        <${Pill} name="who" checked=${Boolean(student)} label=${t("Un élève")} onPick=${() => setStudent(students[0]?.id ?? "")} />
        ${student && html`<select class="field" aria-label=${t("Élève")} value=${student} onChange=${(event) => setStudent(event.target.value)}>
          ${students.map((one) => html`<option key=${one.id} value=${one.id}>${one.name}</option>`)}</select>`}
      </div>
      <${Scope} scope=${scope} lessons=${lessons} onChange=${setScope} />
      <button type="button" class="btn primary" onClick=${() => setExporting(true)}>${t("Exporter…")}</button>
    </header>
    <p class="soft about" role="status">${waiting ? shown && t("Un instant, on calcule…") : fits && shown.reply.about}</p>
    <${Error} text=${trouble} />
    <div class="shown" aria-busy=${String(waiting)}>
      ${!shown && waiting && html`<p class="do" role="status">${t("Un instant, on calcule…")}</p>`}
      ${fits && (student
        ? html`<${OfStudent} told=${shown.reply} />`
        : html`<${OfClass} charts=${shown.reply.charts} playing=${playing} send=${send} onReady=${onReady} />`)}
    </div>
    ${exporting && html`<${Export} students=${students} start=${{ student, scope }} lessons=${lessons} send=${send} onClose=${() => setExporting(false)} />`}
  </div>`;
}

Progress.help = {
  title: t("Les progrès de la classe"),
  lines: [
    t("Les élèves et le tableau ne voient rien de cette page."),
    t("« Su » est une estimation : elle tient compte du hasard, de l’oubli et de la difficulté des mots. La bande claire dit où se trouve la vraie valeur, 8 fois sur 10."),
    t("Un niveau s’affiche après 3 réponses sur 2 jours ; une absence n’est jamais une faute."),
    t("Le niveau est proposé : c’est vous qui décidez."),
  ],
};

// A map of so many words fits half of the desk.
const NARROW = 20;

function OfClass({ charts, playing, send, onReady }) {
  const narrow = charts.map.table.columns.length - 2 <= NARROW;
  const [known, again, map, seance, retention] = ["known", "again", "map", "seance", "retention"].map((key) => html`<${ChartCard} chart=${charts[key]} />`);
  const help = html`<${ChartCard} chart=${charts.help}><p class="chip gold">${t("Pour vous seul, à ne pas projeter")}</p><//>`;
  return html`
    <div class="two"><div>${known}</div><div>${again}</div></div>
    <${NextLesson} playing=${playing} send=${send} onReady=${onReady} />
    ${narrow
      ? html`<div class="two"><div>${map}</div><div>${help}</div></div>
          <div class="two"><div>${seance}</div><div>${retention}</div></div>`
      : html`${map}
          <div class="two"><div>${help}</div><div>${seance}${retention}</div></div>`}`;
}

function OfStudent({ told }) {
  const met = told.levels.some((level) => level.words.length > 0);
  return html`<div class="two">
    <div>
      <section class="card chart" aria-label=${told.name}>
        <h2>${told.name}</h2>
        <p>${told.sentence}</p>
        <p class="soft">${t("Niveau proposé :")} <b>${told.proposed}</b>${t(". C’est vous qui décidez.")}</p>
      </section>
      <${ChartCard} chart=${told.chart} />
      ${told.tracks.rows.length > 0 && html`<section class="card chart" aria-label=${t("Sens et orthographe")}>
        <h2>${t("Sens et orthographe")}</h2>
        <p class="soft">${t("Les mots que {name} a aussi dû écrire.", told)}</p>
        <${Numbers} table=${told.tracks} title=${t("Sens et orthographe")} />
      </section>`}
    </div>
    <div>
      <section class="card chart" aria-label=${t("Mots à revoir")}>
        <h2>${t("Mots à revoir")}</h2>
        ${told.review.length === 0 && html`<p class="soft">${met ? t("Rien à revoir pour l’instant.") : t("Aucun mot n’a encore été rencontré.")}</p>`}
        <dl class="review">${told.review.map((entry) => html`<div key=${entry.word}>
          <dt><b class="headword">${entry.word}</b> <span class="soft">${natureInFull(entry.nature)}</span></dt>
          <dd>${entry.definition}</dd></div>`)}</dl>
      </section>
      ${met && html`<section class="card chart" aria-label=${t("Mots rencontrés, par niveau")}>
        <h2>${t("Mots rencontrés, par niveau")}</h2>
        ${told.levels.filter((level) => level.words.length).map((level) => html`<div class="level" key=${level.letter}>
          <h3><i class="step" data-level=${level.letter} aria-hidden="true">${level.letter}</i> ${level.title}
            <small class="soft">${many(level.words.length, "{n} mot", "{n} mots")}</small></h3>
          <p>${level.words.join(", ")}</p></div>`)}
      </section>`}
    </div>
  </div>`;
}
