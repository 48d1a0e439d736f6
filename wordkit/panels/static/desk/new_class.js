// A new class: a name, and first names pasted or read from a file, checked before it is created.
import { t } from "../page.js";
import { listed } from "../parts.js";
import { html, useRef, useState } from "../vendor/preact-htm.js";
import { many } from "./french.js";
import { Primary } from "./primary.js";

export function NewClass({ first, classes, ask, busy, onDone }) {
  const [name, setName] = useState("");
  const [names, setNames] = useState("");
  const [problems, setProblems] = useState([]);
  const file = useRef();
  const list = names.split("\n").map((line) => line.trim()).filter(Boolean);
  const twice = doubles(list);
  const why = !name.trim()
    ? t("Donnez un nom à la classe.")
    : list.length === 0
      ? t("Collez les prénoms, un par ligne.")
      : twice.length
        ? t("Deux élèves ont le même prénom : ajoutez une initiale.")
        : classes.some((room) => room.name === name.trim()) && t("Une classe porte déjà ce nom.");

  const create = async () => {
    if ((await ask({ do: "new_class", name: name.trim(), names: list.join("\n") })).ok) onDone();
  };
  const read = async (event) => {
    const [chosen] = event.target.files;
    if (!chosen) return;
    const reply = await ask({ do: "read_names", filename: chosen.name, data: await inBase64(chosen) });
    file.current.value = ""; // the same file, once mended, can be read again
    if (!reply.ok) return;
    setNames(reply.names);
    setProblems(reply.problems ?? []);
    if (!name) setName(chosen.name.replace(/\.[^.]*$/, ""));
  };

  return html`<div class="bench plan">
    <section class="work">
      <h1>${first ? t("Bienvenue ! Créons votre classe") : t("Nouvelle classe")}</h1>
      <label class="part">${t("Son nom")}
        <input class="field" value=${name} placeholder=${t("CM2 Tilleul")} autocomplete="off"
          onInput=${(event) => setName(event.target.value)} /></label>
      <label class="part">${t("Les prénoms, un par ligne")}
        <textarea class="field" rows="12" spellcheck=${false} value=${names} placeholder=${"Adam\nAlice\nAmir"}
          onInput=${(event) => setNames(event.target.value)}></textarea></label>
      <p class="tools">
        <label class="btn">${t("Importer un fichier…")}
          <input class="sr" type="file" accept=".csv,.tsv,.txt,.xlsx" ref=${file} onChange=${read} /></label>
        <span class="soft">${t("CSV ou XLSX : rien n’est enregistré avant « Créer la classe ».")}</span>
      </p>
      ${problems.map((problem) => html`<p class="problem">${problem}</p>`)}
    </section>
    <section class="side">
      <h2>${list.length ? many(list.length, "{n} élève", "{n} élèves") : t("Aperçu")}</h2>
      ${twice.length > 0 && html`<p class="problem">${t("En double : {names}.", { names: listed(twice) })}</p>`}
      ${list.length === 0 && html`<p class="soft">${t("La liste apparaît ici au fur et à mesure.")}</p>`}
      <ol class="roll" tabindex="0">${list.map((one) => html`<li class=${twice.includes(one) ? "twice" : ""}>${one}</li>`)}</ol>
      ${!first && html`<button type="button" class="btn quiet" onClick=${onDone}>${t("Revenir à la préparation")}</button>`}
      <${Primary} label=${t("Créer la classe")} busy=${busy} why=${why} onPress=${create} />
    </section>
  </div>`;
}

function doubles(list) {
  const seen = new Set();
  const again = list.filter((name) => seen.has(name) || !seen.add(name));
  return [...new Set(again)];
}

function inBase64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(",", 2)[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
