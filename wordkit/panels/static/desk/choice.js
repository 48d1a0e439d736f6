// A choice of one among several, as a row of pills.
import { html } from "../vendor/preact-htm.js";

/** One of the choices; the whole of it is the target. */
export function Pill({ name, checked, label, note, onPick }) {
  return html`<label class="choice pill">
    <input type="radio" name=${name} checked=${checked} onChange=${onPick} />
    <span><b>${label}</b>${note && html` <small>${note}</small>`}</span>
  </label>`;
}
