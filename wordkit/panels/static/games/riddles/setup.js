// Énigmes at set-up: length of the secret words, the die, the times, which answers count.
import { Pill } from "../../desk/choice.js";
import { t } from "../../page.js";
import { html } from "../../vendor/preact-htm.js";

export const COUNTED = ["right", "typography", "accents", "plural"];
export const DEFAULTS = {
  length: 5, faces: [4, 5, 6, 7, 8, 9], theme: "", theme_of_lesson: false, level: 3, clue_seconds: 6, riddle_seconds: 60, hard: true,
  challenge_seconds: 10, spelling_seconds: 40, counted: COUNTED,
};

/** Why a game cannot start with this many seats, or "" when it can. */
export function whyNot(seats, options) {
  if (new Set(options.faces).size < 2) return t("Il faut au moins deux faces différentes au dé.");
  if (seats < 2) return t("Il faut au moins 2 places, et il y en a {seats}.", { seats });
  return seats > 4 ? t("On joue à 4 places au plus, et il y en a {seats}. Faites des équipes.", { seats }) : "";
}

export function Options({ options, words, onChange }) {
  return html`
    <fieldset class="part">
      <legend>${t("Le mot secret")}</legend>
      <div class="pills">${[5, 6, 7].map((n) => html`<${Pill} name="length" checked=${options.length === n} label=${t("{n} lettres", { n })}
        onPick=${() => onChange({ length: n })} />`)}</div>
      ${options.length > 5 && html`<p class="soft">${t("La partie sera plus longue.")}</p>`}
      <label class="row">${t("Thème (facultatif)")}
        <input class="field" value=${options.theme} placeholder=${t("un animal, une ville…")} maxlength="60" onInput=${(event) => onChange({ theme: event.target.value })} /></label>
      ${words?.kind === "lesson" && html`<label class="row check"><span>${t("Thème : les mots de la leçon")}</span>
        <input type="checkbox" checked=${options.theme_of_lesson} onChange=${(event) => onChange({ theme_of_lesson: event.target.checked, theme: event.target.checked ? words.title : "" })} /></label>`}
      ${options.theme && html`<p class="soft">${t("Avec un thème, vous pouvez accepter un mot que le dictionnaire n’a pas, nom propre compris.")}</p>`}
    </fieldset>
    <fieldset class="part">
      <legend>${t("Les faces du dé")}</legend>
      <div class="faces">${[4, 5, 6, 7, 8, 9].map((face) => html`<label class="choice pill"><input type="checkbox" checked=${options.faces.includes(face)}
        onChange=${() => onChange({ faces: options.faces.includes(face) ? options.faces.filter((one) => one !== face) : [...options.faces, face].sort() })} /><b>${face}</b></label>`)}</div>
      <p class="soft">${t("Le dé donne le nombre de pas et la longueur du mot.")}</p>
    </fieldset>
    <${Level} options=${options} onChange=${onChange} />
    <fieldset class="part">
      <legend>${t("Le temps")}</legend>
      <${Seconds} label=${t("Entre deux indices")} value=${options.clue_seconds} among=${[4, 6, 10, 15, 0]} onPick=${(clue_seconds) => onChange({ clue_seconds })} />
      <${Seconds} label=${t("Sablier")} value=${options.riddle_seconds} among=${[30, 45, 60, 90, 120, 180]} onPick=${(riddle_seconds) => onChange({ riddle_seconds })} />
    </fieldset>
    <${Counted} options=${options} onChange=${onChange} />`;
}

export function Level({ options, onChange }) {
  return html`<label class="row">${t("Mots")}
    <select class="field" value=${options.level} onChange=${(event) => onChange({ level: Number(event.target.value) })}>
      <option value="1">${t("faciles")}</option><option value="2">${t("faciles et moyens")}</option><option value="3">${t("de tous niveaux")}</option>
    </select></label>`;
}

/** Which answers count as found. */
export function Counted({ options, onChange }) {
  const kinds = [["typography", t("Avec oe pour œ, ou une apostrophe droite")], ["accents", t("Sans les accents")], ["plural", t("Au pluriel pour le singulier")], ["near", t("Avec une petite faute")]];
  const flip = (grade) => onChange({ counted: options.counted.includes(grade) ? options.counted.filter((one) => one !== grade) : [...options.counted, grade] });
  return html`<fieldset class="part">
    <legend>${t("On compte juste un mot écrit…")}</legend>
    ${kinds.map(([grade, label]) => html`<label class="row check" key=${grade}><span>${label}</span>
      <input type="checkbox" checked=${options.counted.includes(grade)} onChange=${() => flip(grade)} /></label>`)}
  </fieldset>`;
}

export function Seconds({ label, value, among, onPick }) {
  return html`<label class="row">${label}
    <select class="field" value=${value} onChange=${(event) => onPick(Number(event.target.value))}>
      ${among.map((seconds) => html`<option value=${seconds}>${seconds ? t("{seconds} s", { seconds }) : t("à la main")}</option>`)}
    </select></label>`;
}
