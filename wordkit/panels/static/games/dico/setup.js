// Dico secret at set-up: how long the words are, a theme, a quick game, help with the notebook, time to read.
import { Pill } from "../../desk/choice.js";
import { t } from "../../page.js";
import { html } from "../../vendor/preact-htm.js";

export const DEFAULTS = { shortest: 7, longest: 7, theme: "", theme_of_lesson: false, quick: false, fits: true, show_seconds: 12, consult_seconds: 180 };
const READING = [[60, t("1 min au plus")], [120, t("2 min au plus")], [180, t("3 min au plus")], [300, t("5 min au plus")], [0, t("jusqu’aux deux rouges")]];

/** Why a game cannot start with this many seats, or "" when it can. */
export function whyNot(seats) {
  if (seats < 2) return t("Il faut au moins 2 places, et il y en a {seats}.", { seats });
  return seats > 4 ? t("On joue à 4 places au plus, et il y en a {seats}. Faites des équipes.", { seats }) : "";
}

export function Options({ options, seats, words, onChange }) {
  const { shortest, longest } = options;
  const listed = words?.kind === "lesson" && options.theme_of_lesson;
  const span = (low, high) => ({ name: "length", checked: shortest === low && longest === high, onPick: () => onChange({ shortest: low, longest: high }) });
  const asBook = (on) => onChange({ theme_of_lesson: on, theme: on ? words.title : "" });
  return html`
    ${words?.kind === "lesson" && html`<label class="row check"><span>${t("Le dictionnaire est la liste de la leçon")}</span>
      <input type="checkbox" checked=${options.theme_of_lesson} onChange=${(event) => asBook(event.target.checked)} /></label>`}
    ${listed
      ? html`<p class="soft">${t("Chacun choisit un mot de la leçon, de 12 lettres au plus. Vous pouvez en accepter un autre.")}</p>`
      : html`<fieldset class="part">
          <legend>${t("Les mots secrets")}</legend>
          <div class="pills"><${Pill} ...${span(6, 8)} label=${t("Facile")} note=${t("6 à 8 lettres")} />
            <${Pill} ...${span(10, 12)} label=${t("Difficile")} note=${t("10 à 12")} /></div>
          <div class="pills">${[6, 7, 8, 9, 10, 11, 12].map((n) => html`<${Pill} key=${n} ...${span(n, n)} label=${String(n)} />`)}</div>
          <label class="row">${t("Thème (facultatif)")}
            <input class="field" value=${options.theme} placeholder=${t("villes, peintres…")} maxlength="60" onInput=${(event) => onChange({ theme: event.target.value })} /></label>
          ${options.theme && html`<p class="soft">${t("Avec un thème, vous pouvez accepter un mot que le dictionnaire n’a pas, nom propre compris.")}</p>`}
        </fieldset>`}
    ${seats.length > 2 && html`<label class="row check"><span>${seats.length === 3 ? t("Partie rapide : un mot sur deux suffit") : t("Partie rapide : deux mots sur trois suffisent")}</span>
      <input type="checkbox" checked=${options.quick} onChange=${(event) => onChange({ quick: event.target.checked })} /></label>`}
    <label class="row check"><span>${t("Le carnet montre les mots encore possibles")}</span>
      <input type="checkbox" checked=${options.fits} onChange=${(event) => onChange({ fits: event.target.checked })} /></label>
    <label class="row">${t("Lire le dictionnaire")}
      <select class="field" value=${options.consult_seconds} onChange=${(event) => onChange({ consult_seconds: Number(event.target.value) })}>
        ${READING.map(([seconds, label]) => html`<option value=${seconds}>${label}</option>`)}
      </select></label>`;
}
