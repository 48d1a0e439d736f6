// Images at set-up: a lesson word in each phrase, mime and hum, how long, which pictures, and the teacher's own.
import { Pill } from "../../desk/choice.js";
import { many } from "../../desk/french.js";
import { t } from "../../page.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { OwnPictures } from "./own.js";

export const DEFAULTS = { lesson_word: true, acts: false, tours: 1, pictures: "all", phrase_seconds: 120, give_seconds: 90, vote_seconds: 60, hard: false };
const TIMES = [30, 60, 90, 120, 180, 300, 0];
const inWords = (seconds) => (!seconds ? t("sans minuteur") : seconds < 60 || seconds % 60 ? t("{seconds} s", { seconds }) : t("{n} min", { n: seconds / 60 }));

/** Why a game cannot start with this many seats, or "" when it can. */
export function whyNot(seats) {
  if (seats < 3) return t("Il faut au moins 3 places, et il y en a {seats}.", { seats });
  return seats > 6 ? t("On joue à 6 places au plus, et il y en a {seats}. Faites des équipes.", { seats }) : "";
}

export function Options({ options, seats, words, page, ask, onChange }) {
  const [open, setOpen] = useState(false);
  const { ours, own } = page.pictures;
  const needed = 7 * Math.max(3, seats.length); // at least one picture to draw: six a hand, seven at three seats
  const tour = (n, label, note) => html`<${Pill} name="tours" checked=${options.tours === n} label=${label} note=${note} onPick=${() => onChange({ tours: n })} />`;
  const deck = (kind, label, n) => html`<${Pill} name="pictures" checked=${options.pictures === kind} label=${label} note=${many(n, "{n} image", "{n} images")} onPick=${() => onChange({ pictures: kind })} />`;
  return html`
    ${words?.kind === "lesson" && html`<label class="row check"><span>${t("Chaque phrase contient un mot de la leçon")}</span>
      <input type="checkbox" checked=${options.lesson_word} onChange=${(event) => onChange({ lesson_word: event.target.checked })} /></label>`}
    <label class="row check"><span>${t("On peut aussi mimer ou fredonner")}</span>
      <input type="checkbox" checked=${options.acts} onChange=${(event) => onChange({ acts: event.target.checked })} /></label>
    <fieldset class="part"><legend>${t("La partie")}</legend>
      <div class="pills">${tour(1, t("Un tour"), t("chaque place raconte une fois"))}${tour(2, t("Deux tours"))}${tour(0, t("Toutes les images"), t("longue"))}</div></fieldset>
    <fieldset class="part"><legend>${t("Les images")}</legend>
      <div class="pills">${deck("all", own ? t("Toutes") : t("Celles de wordkit"), ours + own)}${own > 0 && deck("ours", t("Celles de wordkit"), ours)}${own >= needed && deck("own", t("Les miennes"), own)}
        <button type="button" class="btn quiet" onClick=${() => setOpen(true)}>${t("Mes images…")}</button></div></fieldset>
    <details class="part"><summary>${t("Le temps")}</summary>
      ${[["phrase_seconds", t("Pour la phrase")], ["give_seconds", t("Pour donner une image")], ["vote_seconds", t("Pour voter")]].map(([name, label]) => html`<label class="row" key=${name}>${label}
        <select class="field" value=${options[name]} onChange=${(event) => onChange({ [name]: Number(event.target.value) })}>
          ${TIMES.map((seconds) => html`<option value=${seconds}>${inWords(seconds)}</option>`)}</select></label>`)}
      <div class="pills stacked">
        <${Pill} name="hard" checked=${!options.hard} label=${t("Souple")} note=${t("le minuteur prévient, vous fermez")} onPick=${() => onChange({ hard: false })} />
        <${Pill} name="hard" checked=${options.hard} label=${t("Strict")} note=${t("à zéro, c’est fermé")} onPick=${() => onChange({ hard: true })} /></div>
    </details>
    ${open && html`<${OwnPictures} ask=${ask} onClose=${() => setOpen(false)} />`}`;
}
