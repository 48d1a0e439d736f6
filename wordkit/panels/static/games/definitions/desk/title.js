// Définitions at the desk: the word of the round, with a few words on where things stand.
import { Headword, Nature } from "../../../parts.js";
import { html } from "../../../vendor/preact-htm.js";

export function Title({ view, children }) {
  return html`<div class="title">
    <h1><${Headword} word=${view.word} /> <${Nature} nature=${view.nature} /></h1>
    <span class="soft" role="status">${children}</span>
  </div>`;
}
