// The students' data: papers for the school and the families, the end of the year, what can be erased.
import { t } from "../page.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { PATIENCE, save } from "./files.js";
import { Confirm } from "./menu.js";
import { Primary } from "./primary.js";

const MONTHS = [t("janvier"), t("février"), t("mars"), t("avril"), t("mai"), t("juin"), t("juillet"), t("août"), t("septembre"), t("octobre"), t("novembre"), t("décembre")];
const LINES = [
  ["school", t("Établissement")],
  ["head", t("Responsable du traitement (direction, académie)")],
  ["dpo", t("Délégué à la protection des données")],
  ["teacher", t("Enseignant")],
];

export function StudentsData({ page, ask, busy, onDone }) {
  const [data, setData] = useState(null);
  const [asking, setAsking] = useState(null); // {ask, lines, yes, message}
  const [said, setSaid] = useState("");
  const open = () => ask({ do: "data_open" }).then((reply) => reply.ok && setData(reply));
  useEffect(() => { open(); }, [page.class.id, page.classes.length, said]);
  if (!data) return html`<div class="bench plan lesson"><p class="do" role="status">${t("Un instant…")}</p></div>`;
  const erase = async (message) => {
    const reply = await ask(message, PATIENCE);
    if (reply.ok) setSaid(reply.said);
  };
  const keep = (message) => ask(message, PATIENCE).then((reply) => reply.ok && save(reply));
  const year = { ask: t("Effacer l’année ?"), lines: data.going, yes: t("Effacer l’année"), message: { do: "purge" } };
  const room = { ask: t("Effacer la classe {name} ?", page.class), lines: data.whole, yes: t("Effacer la classe"), message: { do: "erase_class" } };
  return html`<div class="bench plan lesson">
    <section class="work">
      <h1>${t("Données des élèves")}</h1>
      <div role="status">${said && html`<p class="problem">${said}</p>`}</div>
      ${page.reminder && html`<p class="problem">${page.reminder}</p>`}
      <section class="part">
        <h2>${t("Fin de l’année")}</h2>
        <${YearEnd} key=${`${data.year_end.day}/${data.year_end.month}`} end=${data.year_end}
          onChange=${(end) => ask({ do: "set_year_end", ...end }).then(open)} />
        <p class="soft">${data.going.length
          ? t("Effacer l’année supprime les parties et les élèves des classes qui ont fini. Vos leçons restent.")
          : t("Rien à effacer pour le moment : un rappel s’affichera ici quand l’année finira.")}</p>
        ${data.going.length > 0 && html`<ul>${data.going.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
          <p class="tools"><button type="button" class="btn bad" disabled=${busy} onClick=${() => setAsking(year)}>${t("Effacer l’année…")}</button></p>`}
      </section>
      <section class="part">
        <h2>${t("La classe {name}", page.class)}</h2>
        <p class="tools">
          <button type="button" class="btn" disabled=${busy} onClick=${() => keep({ do: "class_data" })}>${t("Télécharger ses données")}</button>
          <button type="button" class="btn quiet bad" disabled=${busy} onClick=${() => setAsking(room)}>${t("Effacer la classe…")}</button>
        </p>
        <p class="soft">${t("Pour un seul élève : le bouton ⋯ à côté de son prénom, à gauche.")}</p>
      </section>
    </section>
    <section class="side">
      <h2>${t("Papiers à imprimer")}</h2>
      <${Papers} said=${data.school} ask=${ask} onKeep=${keep} busy=${busy} />
      <${Primary} label=${t("Revenir à la préparation")} busy=${busy} onPress=${onDone} />
    </section>
    ${asking && html`<${Confirm} ask=${asking.ask} yes=${asking.yes}
      text=${html`${asking.lines.map((line) => html`<span class="line">${line}</span>`)}<span class="line">${
        t("Les anciennes sauvegardes et le dossier des exports sont supprimés aussi. C’est sans retour : téléchargez d’abord ce que vous voulez garder.")}</span>`}
      onYes=${() => erase(asking.message)} onClose=${() => setAsking(null)} />`}
  </div>`;
}

function YearEnd({ end, onChange }) {
  const [day, setDay] = useState(end.day);
  const change = (event) => onChange({ day: Number(day), month: end.month, ...event });
  return html`<p class="tools">
    <label class="ends">${t("L’année finit le")} <input class="field day" type="number" min="1" max="31" value=${day}
      onInput=${(event) => setDay(event.target.value)} onChange=${() => change({})} /></label>
    <select class="field" aria-label=${t("Mois")} value=${end.month} onChange=${(event) => change({ month: Number(event.target.value) })}>
      ${MONTHS.map((month, i) => html`<option key=${month} value=${i + 1}>${month}</option>`)}</select>
  </p>`;
}

function Papers({ said, ask, onKeep, busy }) {
  const [school, setSchool] = useState(said);
  const print = async (name) => {
    const reply = await ask({ do: "set_school", school });
    if (reply.ok) onKeep({ do: "paper", name });
  };
  return html`<p class="soft">${t("Ce que vous écrivez ici remplit les papiers ; tout peut y être corrigé ensuite.")}</p>
    ${LINES.map(([key, label]) => html`<label class="part" key=${key}>${label}
      <input class="field" maxlength="200" value=${school[key]} onInput=${(event) => setSchool({ ...school, [key]: event.target.value })} /></label>`)}
    <p class="papers">
      <button type="button" class="btn" disabled=${busy} onClick=${() => print("familles")}>${t("Lettre aux familles")}</button>
      <button type="button" class="btn" disabled=${busy} onClick=${() => print("registre")}>${t("Fiche du registre (RGPD)")}</button>
    </p>`;
}
