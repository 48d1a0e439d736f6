// Reports to keep: of whom, about what, in which formats; the files stay in the classroom's folder and come as a download.
import { t } from "../page.js";
import { Bar, Error } from "../parts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { Pill } from "./choice.js";
import { save } from "./files.js";
import { many } from "./french.js";
import { Dialog } from "./menu.js";
import { about, Scope } from "./scope.js";

const FORMATS = [
  ["pdf", t("PDF"), t("à imprimer")],
  ["xlsx", t("XLSX"), t("Excel, LibreOffice")],
  ["ods", t("ODS"), t("LibreOffice")],
  ["csv", t("CSV"), t("autres logiciels")],
  ["html", t("Page HTML"), t("à lire à l’écran")],
  ["anki", t("Mots à revoir"), t("Anki et CSV")],
];
// A whole class in every format may take a while; the bar says how far it is.
const LONGEST = 600000;
const BAR_AFTER = 1000;
const LOOK = 400;
const LISTED = 3;

export function Export({ students, start, lessons, send, onClose }) {
  const [whose, setWhose] = useState(start.student ? "one" : "class");
  const [student, setStudent] = useState(start.student || students[0]?.id);
  const [scope, setScope] = useState(start.scope);
  const [formats, setFormats] = useState(["pdf"]);
  const [running, setRunning] = useState(false);
  const [done, setDone] = useState(null);
  const [error, setError] = useState("");
  const flip = (format) => setFormats(formats.includes(format) ? formats.filter((one) => one !== format) : [...formats, format]);
  const of = { class: [], each: students.map((one) => one.id), one: [student] }[whose];
  const run = async () => {
    if (running || !formats.length) return;
    setRunning(true);
    setDone(null);
    setError("");
    const reply = await send({ do: "export", students: of, formats, ...about(scope) }, LONGEST);
    setRunning(false);
    if (!reply.ok) return setError(reply.error);
    setDone(reply);
    return save(reply);
  };
  return html`<${Dialog} label=${t("Exporter")} kind="wide export" onClose=${onClose}>
    <h2>${t("Exporter")}</h2>
    <fieldset class="part"><legend>${t("De qui ?")}</legend><div class="pills">
      <${Pill} name="whose" checked=${whose === "class"} label=${t("La classe")} note=${t("une page par élève, et le bilan")} onPick=${() => setWhose("class")} />
      <${Pill} name="whose" checked=${whose === "each"} label=${t("Chaque élève")} note=${t("un fichier chacun")} onPick=${() => setWhose("each")} />
      <${Pill} name="whose" checked=${whose === "one"} label=${t("Un élève")} onPick=${() => setWhose("one")} />
      ${whose === "one" && html`<select class="field" aria-label=${t("Élève")} value=${student} onChange=${(event) => setStudent(event.target.value)}>
        ${students.map((one) => html`<option key=${one.id} value=${one.id}>${one.name}</option>`)}</select>`}
    </div></fieldset>
    <fieldset class="part"><legend>${t("Sur quoi ?")}</legend><${Scope} scope=${scope} lessons=${lessons} onChange=${setScope} /></fieldset>
    <fieldset class="part"><legend>${t("En quels formats ?")}</legend><div class="pills">
      ${FORMATS.map(([format, title, note]) => html`<label class="choice pill" key=${format}>
        <input type="checkbox" checked=${formats.includes(format)} onChange=${() => flip(format)} /><span><b>${title}</b> <small>${note}</small></span></label>`)}
    </div></fieldset>
    <p class="soft">${t("Ces fichiers contiennent des prénoms : gardez-les comme un cahier de notes.")}</p>
    ${running && html`<${HowFar} send=${send} />`}
    <${Error} text=${error} />
    <div role="status">${done && html`<p class="made"><b>${many(done.files.length, "{n} fichier exporté ✓", "{n} fichiers exportés ✓")}</b>
      <span class="soft">${t("Aussi dans {folder}", done)}</span></p>
      <ul class="made">${done.files.slice(0, LISTED).map((name) => html`<li key=${name}>${name}</li>`)}${done.files.length > LISTED && html`<li class="soft">${t("et {n} autres", { n: done.files.length - LISTED })}</li>`}</ul>`}</div>
    <p class="answers">
      <button type="button" class="btn" onClick=${onClose}>${t("Fermer")}</button>
      <button type="button" class="btn strong" aria-disabled=${String(running || !formats.length)} onClick=${run}>${t("Exporter")}</button>
    </p>
  <//>`;
}

/** A bar, once the export has taken longer than a blink. */
function HowFar({ send }) {
  const [step, setStep] = useState(null);
  useEffect(() => {
    let look = 0;
    const first = setTimeout(() => {
      look = setInterval(() => send({ do: "export_step" }).then((reply) => reply.ok && setStep(reply)), LOOK);
    }, BAR_AFTER - LOOK);
    return () => { clearTimeout(first); clearInterval(look); };
  }, []);
  if (!step) return null;
  return html`<div class="far" role="progressbar" aria-label=${t("Export en cours")} aria-valuemin="0" aria-valuemax=${step.of} aria-valuenow=${step.done}>
    <${Bar} value=${step.done} max=${step.of} />
    <span class="soft">${t("{done} sur {of} · {text}", step)}</span>
  </div>`;
}
