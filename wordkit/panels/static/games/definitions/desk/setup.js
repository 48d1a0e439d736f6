// Définitions at set-up: who hosts, how long, how many texts are read.
import { Pill } from "../../../desk/choice.js";
import { t } from "../../../page.js";
import { html } from "../../../vendor/preact-htm.js";

export const DEFAULTS = {
  host: "teacher", first_host: 0, reads: 8, writing_seconds: 180, vote_seconds: 60, hard: false, approval: true,
};
const SEATS = { teacher: [3, 40], rotating: [3, 6] };
const WRITING = [90, 120, 180, 240, 300, 420, 600, 0];
const VOTING = [30, 60, 90, 120, 180, 0];
const READS = [3, 4, 5, 6, 7, 8, 10, 12];

/** Why a game cannot start with this many seats, or "" when it can. */
export function whyNot(seats, options) {
  const [least, most] = SEATS[options.host];
  if (seats < least) return t("Il faut au moins {least} places, et il y en a {seats}.", { least, seats });
  if (seats <= most) return "";
  return options.host === "rotating"
    ? t("À tour de rôle, on joue à {most} places au plus, et il y en a {seats}. Faites des équipes, ou menez vous-même.", {
        most,
        seats,
      })
    : t("On joue à {most} places au plus, et il y en a {seats}. Faites des équipes.", { most, seats });
}

/** `seats` are the names of the places, in order. */
export function Options({ options, seats, onChange }) {
  const rotating = options.host === "rotating";
  return html`
    <fieldset class="part">
      <legend>${t("Qui mène ?")}</legend>
      <div class="pills stacked">
        <${Pill} name="host" checked=${!rotating} label=${t("Vous")} note=${t("tout le monde écrit et vote")}
          onPick=${() => onChange({ host: "teacher" })} />
        <${Pill} name="host" checked=${rotating} label=${t("À tour de rôle")} note=${t("une place mène chaque manche")}
          onPick=${() => onChange({ host: "rotating" })} />
      </div>
      ${rotating && html`
        <label class="row">${t("Première à mener")}
          <select class="field" value=${options.first_host} onChange=${(event) => onChange({ first_host: Number(event.target.value) })}>
            ${seats.map((name, index) => html`<option value=${index}>${name}</option>`)}
          </select></label>
        <label class="row check"><span>${t("Je relis avant d’afficher")}</span>
          <input type="checkbox" checked=${options.approval} onChange=${(event) => onChange({ approval: event.target.checked })} /></label>`}
    </fieldset>
    <fieldset class="part">
      <legend>${t("Le temps")}</legend>
      <${Seconds} label=${t("Pour écrire")} value=${options.writing_seconds} among=${WRITING}
        onPick=${(writing_seconds) => onChange({ writing_seconds })} />
      <${Seconds} label=${t("Pour voter")} value=${options.vote_seconds} among=${VOTING}
        onPick=${(vote_seconds) => onChange({ vote_seconds })} />
      <div class="pills stacked">
        <${Pill} name="hard" checked=${!options.hard} label=${t("Souple")} note=${t("le minuteur prévient, vous fermez")}
          onPick=${() => onChange({ hard: false })} />
        <${Pill} name="hard" checked=${options.hard} label=${t("Strict")} note=${t("à zéro, c’est fermé")}
          onPick=${() => onChange({ hard: true })} />
      </div>
    </fieldset>
    ${!rotating && html`<label class="row">${t("Textes lus au plus, la vraie comprise")}
      <select class="field" value=${options.reads} onChange=${(event) => onChange({ reads: Number(event.target.value) })}>
        ${READS.map((n) => html`<option value=${n}>${n}</option>`)}
      </select></label>`}`;
}

function Seconds({ label, value, among, onPick }) {
  return html`<label class="row">${label}
    <select class="field" value=${value} onChange=${(event) => onPick(Number(event.target.value))}>
      ${among.map((seconds) => html`<option value=${seconds}>${inWords(seconds)}</option>`)}
    </select></label>`;
}

function inWords(seconds) {
  if (!seconds) return t("sans minuteur");
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes && `${minutes} min`, rest && `${rest} s`].filter(Boolean).join(" ");
}
