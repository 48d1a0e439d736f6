// Words from elsewhere, looked at before they are added: pasted, from a file, or from a dictionary.
import { natureInFull } from "../nature.js";
import { t } from "../page.js";
import { Error } from "../parts.js";
import { html, useRef, useState } from "../vendor/preact-htm.js";
import { Pill } from "./choice.js";
import { inBase64, tooBig } from "./files.js";
import { many } from "./french.js";
import { Dialog } from "./menu.js";

const ENDINGS = ".csv,.tsv,.txt,.xlsx,.ods,.ifo,.idx,.dict,.dz,.index,.jsonl,.gz";

export function ImportWords({ dictionaries, known, ask, onAdd, onClose }) {
  const [way, setWay] = useState("text");
  const [text, setText] = useState("");
  const [words, setWords] = useState("");
  const [files, setFiles] = useState([]);
  const [name, setName] = useState(dictionaries[0] ?? "");
  const [found, setFound] = useState(null);
  const [left, setLeft] = useState(new Set()); // rows that the teacher does not want
  const [error, setError] = useState("");
  const chooser = useRef();
  const there = new Set(known.map((word) => word.word.toLowerCase()));

  const show = async (message) => {
    const reply = await ask(message);
    setError(reply.ok ? "" : reply.error);
    setFound(reply.ok ? reply : null);
    if (reply.ok) setLeft(new Set(reply.rows.filter((row) => there.has(row.word.toLowerCase())).map((row) => row.row)));
  };
  const read = () => {
    if (way === "text") return show({ do: "import_text", text });
    if (way === "dictionary") return show({ do: "import_dictionary", name, words });
    return show({ do: "import_files", files, words });
  };
  const choose = async (event) => {
    const chosen = [...event.target.files];
    if (tooBig(chosen)) {
      chooser.current.value = "";
      setFiles([]);
      setFound(null);
      return setError(t("Ces fichiers sont trop gros pour cette page : 7 Mo au plus. Un gros dictionnaire se range dans le dossier « dictionaries » de vos données."));
    }
    const read = await Promise.all(chosen.map(async (file) => ({ name: file.name, data: await inBase64(file) })));
    chooser.current.value = "";
    setFiles(read);
    return show({ do: "import_files", files: read, words });
  };
  const wanted = found ? found.rows.filter((row) => !left.has(row.row)) : [];
  const add = () => {
    onAdd(wanted.map(({ row, faults, ...word }) => word));
    onClose();
  };
  const flip = (row) => {
    const next = new Set(left);
    if (!next.delete(row)) next.add(row);
    setLeft(next);
  };

  return html`<${Dialog} label=${t("Importer des mots")} kind="wide" onClose=${onClose}>
    <h2>${t("Importer des mots")}</h2>
    <div class="pills">
      <${Pill} name="way" checked=${way === "text"} label=${t("Coller une liste")} onPick=${() => setWay("text")} />
      <${Pill} name="way" checked=${way === "file"} label=${t("Un fichier")} note=${t("CSV, XLSX, ODS, dictionnaire")} onPick=${() => setWay("file")} />
      ${dictionaries.length > 0 && html`<${Pill} name="way" checked=${way === "dictionary"} label=${t("Un de vos dictionnaires")} onPick=${() => setWay("dictionary")} />`}
    </div>
    ${way === "text" && html`<label class="part">${t("Une ligne par mot : « houle : longues vagues », ou des cases copiées d’un tableur")}
      <textarea class="field" rows="5" value=${text} onInput=${(event) => setText(event.target.value)}></textarea></label>`}
    ${way === "file" && html`<p class="tools"><label class="btn">${t("Choisir…")}
        <input class="sr" type="file" multiple accept=${ENDINGS} ref=${chooser} onChange=${choose} /></label>
      <span class="soft">${files.length ? files.map((file) => file.name).join(", ") : t("Pour un dictionnaire StarDict ou dictd, choisissez tous ses fichiers ensemble.")}</span></p>`}
    ${way === "dictionary" && html`<label class="part">${t("Dictionnaire")}
      <select class="field" value=${name} onChange=${(event) => setName(event.target.value)}>${dictionaries.map((one) => html`<option key=${one} value=${one}>${one}</option>`)}</select></label>`}
    ${way !== "text" && html`<label class="part">${t("Les mots voulus")} <small class="soft">${way === "file" ? t("pour un dictionnaire ; vide : tous") : t("séparés par des virgules")}</small>
      <textarea class="field" rows="2" value=${words} onInput=${(event) => setWords(event.target.value)}></textarea></label>`}
    <p class="tools"><button type="button" class="btn" onClick=${read}
      aria-disabled=${String(way === "text" ? !text.trim() : way === "file" ? !files.length : !words.trim())}>${t("Voir")}</button></p>
    <${Error} text=${error} />
    ${found && html`<${Found} found=${found} left=${left} there=${there} onFlip=${flip} />`}
    <p class="answers">
      <button type="button" class="btn" onClick=${onClose}>${t("Fermer")}</button>
      <button type="button" class="btn strong" aria-disabled=${String(!wanted.length)} onClick=${() => wanted.length && add()}>
        ${many(wanted.length, "Ajouter {n} mot", "Ajouter {n} mots")}</button>
    </p>
  <//>`;
}

function Found({ found, left, there, onFlip }) {
  return html`<div class="found" tabindex="0" role="group" aria-label=${t("Aperçu")}>
    <p role="status"><b>${many(found.rows.length, "{n} mot trouvé", "{n} mots trouvés")}</b>${found.problems.length > 0 &&
      many(found.problems.length, " · {n} ligne laissée de côté", " · {n} lignes laissées de côté")}</p>
    ${found.problems.map((problem) => html`<p class="problem" key=${problem}>${problem}</p>`)}
    <ul>${found.rows.map((row) => html`<li key=${row.row}><label>
      <input type="checkbox" checked=${!left.has(row.row)} onChange=${() => onFlip(row.row)} />
      <span><b>${row.word}</b> <span class="soft">${natureInFull(row.nature)}</span> ${row.definition}
        ${there.has(row.word.toLowerCase()) && html`<small class="why">${t("déjà dans la leçon")}</small>`}
        ${row.faults.map((fault) => html`<small class="why" key=${fault}>${fault}</small>`)}</span>
    </label></li>`)}</ul>
  </div>`;
}
