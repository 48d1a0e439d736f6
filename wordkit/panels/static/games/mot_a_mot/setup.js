// Mot à Mot at set-up: the oldest place, how hard the cards are, how fast the countdown beats.
import { Pill } from "../../desk/choice.js";
import { t } from "../../page.js";
import { html } from "../../vendor/preact-htm.js";

export const DEFAULTS = { oldest: 0, level: 0, beat_seconds: 1, auction_seconds: 60, clue_seconds: 45, guess_seconds: 10, last_seconds: 20 };
const LEVELS = [[0, t("Toutes")], [1, t("Faciles")], [2, t("Moyennes")], [3, t("Difficiles")]];
const BEATS = [[1, t("1 s par nombre")], [1.5, t("1,5 s")], [2, t("2 s")], [3, t("3 s")]];
const GUESS = [10, 15, 20, 30];

export function whyNot(seats) {
  if (seats < 3) return t("Il faut au moins 3 places, et il y en a {seats}.", { seats });
  return seats > 8 ? t("On joue à 8 places au plus, et il y en a {seats}. Faites des équipes.", { seats }) : "";
}

export function Options({ options, seats, onChange }) {
  return html`
    <label class="row">${t("Place la plus âgée : elle parle d’abord")}
      <select class="field" value=${Math.min(options.oldest, Math.max(0, seats.length - 1))} onChange=${(event) => onChange({ oldest: Number(event.target.value) })}>
        ${seats.slice(0, 8).map((name, index) => html`<option value=${index}>${name}</option>`)}
      </select></label>
    <fieldset class="part">
      <legend>${t("Les cartes")}</legend>
      <div class="pills">${LEVELS.map(([level, label]) => html`<${Pill} name="level" checked=${options.level === level} label=${label} onPick=${() => onChange({ level })} />`)}</div>
    </fieldset>
    <fieldset class="part">
      <legend>${t("Le temps")}</legend>
      <label class="row">${t("Décompte de l’enchère")}
        <select class="field" value=${options.beat_seconds} onChange=${(event) => onChange({ beat_seconds: Number(event.target.value) })}>
          ${BEATS.map(([seconds, label]) => html`<option value=${seconds}>${label}</option>`)}
        </select></label>
      <label class="row">${t("Pour répondre après le buzz")}
        <select class="field" value=${options.guess_seconds} onChange=${(event) => onChange({ guess_seconds: Number(event.target.value) })}>
          ${GUESS.map((seconds) => html`<option value=${seconds}>${seconds} s</option>`)}
        </select></label>
    </fieldset>`;
}
