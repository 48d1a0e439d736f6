// The class on the left: who is here, who has answered, what each one needs, and how to join.
import { breakable, QrCode, SeatMark } from "../parts.js";
import { t } from "../page.js";
import { html, useState } from "../vendor/preact-htm.js";
import { PATIENCE, save } from "./files.js";
import { many } from "./french.js";
import { Confirm, Menu } from "./menu.js";

const PACES = [[1, "× 1"], [1.5, "× 1,5"], [2, "× 2"], [0, "sans limite"]];

/** `doneBy` says who has answered in this phase: {word, ids}, or null. */
export function Pupils({ page, table, doneBy, ask }) {
  const { students } = page.class;
  const here = students.filter((student) => student.here).length;
  const away = students.length - here;
  const [said, setSaid] = useState(""); // what came of an erasure
  return html`<aside class="pupils" aria-label=${t("La classe")}>
    <h2>${many(here, "{n} présent", "{n} présents")}${away > 0 && `, ${many(away, "{n} absent", "{n} absents")}`}</h2>
    ${page.revising > 0 && html`<p class="soft">${many(page.revising, "{n} élève révise ses mots", "{n} élèves révisent leurs mots")}</p>`}
    <ul class=${table ? "" : "seatless"}>${students.map((student) => html`<${Pupil} key=${student.id} student=${student} table=${table}
      doneBy=${doneBy} whatGoes=${page.what_goes} onErased=${setSaid} ask=${ask} />`)}
      <li class="new"><${NewPupil} ask=${ask} /></li></ul>
    <div role="status">${said && html`<p class="problem">${said} <button type="button" class="btn quiet" onClick=${() => setSaid("")}>${t("Fermer")}</button></p>`}</div>
    ${page.join && html`<${HowToJoin} join=${page.join} />`}
  </aside>`;
}

function Pupil({ student, table, doneBy, whatGoes, onErased, ask }) {
  const seat = table ? table.view.seats.findIndex((one) => one.members.includes(student.id)) : -1;
  const cut = student.held && !student.here;
  const late = table && seat < 0;
  const leads = table && seat >= 0 && seat === table.view.host;
  return html`<li class=${cut ? "on" : student.here ? "" : "soft"}>
    <i class="dot ${student.here ? "" : cut ? "cut" : "away"}" aria-hidden="true"></i>
    ${table && (late ? html`<i></i>` : html`<${SeatMark} seat=${seat} />`)}
    <span class="who">${student.name}${student.pace !== 1 && html` <small>${paceName(student.pace)}</small>`}</span>
    ${cut
      ? html`<button type="button" class="btn" aria-label=${t("Libérer {name}", student)}
          title=${t("Connexion coupée : un autre ordinateur pourra prendre ce prénom.")}
          onClick=${() => ask({ do: "free", student: student.id })}>${t("Libérer")}</button>`
      : html`<span class="state">${stateOf(student, late, leads, doneBy)}</span>`}
    <${Menu} text="⋯" label=${t("Pour {name}", student)} kind="dots">
      ${(close) => html`<${PupilPanel} student=${student} table=${table} whatGoes=${whatGoes} onErased=${onErased} ask=${ask} close=${close} />`}
    <//>
  </li>`;
}

function stateOf(student, late, leads, doneBy) {
  if (!student.here) return t("absent");
  if (late) return t("hors jeu");
  if (leads) return t("mène");
  if (!doneBy) return html`<span class="sr">${t("présent")}</span>`;
  if (doneBy.ids.includes(student.id)) return html`<span class="ok">${doneBy.word} ✓</span>`;
  return html`<span aria-hidden="true">–</span><span class="sr">${t("présent, pas encore")}</span>`;
}

function PupilPanel({ student, table, whatGoes, onErased, ask, close }) {
  const [name, setName] = useState(student.name);
  const [leaving, setLeaving] = useState(false);
  const send = (message) => ask(message).then((reply) => reply.ok && close());
  const erase = () => ask({ do: "erase_student", student: student.id }, PATIENCE).then((reply) => reply.ok && onErased(reply.said));
  const keep = (format) => ask({ do: "student_data", student: student.id, format }, PATIENCE).then((reply) => reply.ok && save(reply));
  const rename = (event) => {
    event.preventDefault();
    send({ do: "rename_student", student: student.id, name });
  };
  return html`
    ${table && html`<fieldset>
      <legend>${t("Temps pour répondre")}</legend>
      <div class="segments">${PACES.map(([factor, words]) => html`<button type="button" class="btn"
        aria-pressed=${String(student.pace === factor)}
        onClick=${() => table.play("GivePace", { student: student.id, factor })}>${words}</button>`)}</div>
      <p class="soft">${t("Quand le minuteur est strict.")}</p>
    </fieldset>`}
    <form class="line" onSubmit=${rename}>
      <input class="field" aria-label=${t("Prénom")} value=${name} onInput=${(event) => setName(event.target.value)} />
      <button class="btn">${t("Renommer")}</button>
    </form>
    ${student.held && html`<button type="button" class="btn quiet" onClick=${() => send({ do: "free", student: student.id })}>
      ${t("Libérer ce prénom")}</button>`}
    <fieldset>
      <legend>${t("Toutes ses données")}</legend>
      <div class="segments">
        <button type="button" class="btn" onClick=${() => keep("html")}>${t("Page à lire")}</button>
        <button type="button" class="btn" onClick=${() => keep("json")}>${t("Fichier JSON")}</button>
      </div>
    </fieldset>
    ${table
      ? html`<p class="soft">${t("Pour effacer un élève, attendez la fin de la partie.")}</p>`
      : html`<button type="button" class="btn quiet bad" onClick=${() => setLeaving(true)}>${t("Effacer cet élève…")}</button>`}
    ${leaving && html`<${Confirm} ask=${t("Effacer {name} pour de bon ?", student)} text=${whatGoes}
      yes=${t("Effacer")} onYes=${() => erase()} onClose=${() => setLeaving(false)} />`}`;
}

const paceName = (pace) => PACES.find(([factor]) => factor === pace)?.[1] ?? "";

function NewPupil({ ask }) {
  const [name, setName] = useState("");
  const add = async (event) => {
    event.preventDefault();
    if (name.trim() && (await ask({ do: "add_student", name })).ok) setName("");
  };
  return html`<form class="line" onSubmit=${add}>
    <input class="field" aria-label=${t("Prénom à ajouter")} placeholder=${t("Ajouter un élève")} value=${name}
      onInput=${(event) => setName(event.target.value)} />
    ${name.trim() && html`<button class="btn">${t("Ajouter")}</button>`}
  </form>`;
}

function HowToJoin({ join }) {
  return html`<details class="how">
    <summary><span class="address">${breakable(join.address)}</span> <b>${t("code {code}", join)}</b></summary>
    ${join.qr.length > 0 && html`<${QrCode} rows=${join.qr} />`}
  </details>`;
}
