// The classes of words that people choose from.
import { natureInFull } from "./nature.js";
import { t } from "./page.js";
import { html } from "./vendor/preact-htm.js";

const NATURES = ["n.m.", "n.f.", "n.", "adj.", "adv.", "v.t.", "v.i.", "v.pr.", "loc. adv.", "loc. v.", "interj.", "prép.", "conj.", "pron."];

/** A list of classes, in full words; one that is not among the usual ones is added. */
export function NatureSelect({ id, value, onPick }) {
  const all = !value || NATURES.includes(value) ? NATURES : [value, ...NATURES];
  return html`<select class="field" id=${id} value=${value} onChange=${(event) => onPick(event.target.value)}>
    <option value="">${t("choisir…")}</option>
    ${all.map((nature) => html`<option key=${nature} value=${nature}>${natureInFull(nature)}</option>`)}
  </select>`;
}
