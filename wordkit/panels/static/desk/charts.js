// A chart on the desk: its title, its sentence, its picture, and the numbers behind it.
import { t } from "../page.js";
import { html } from "../vendor/preact-htm.js";

/** `chart` is {title, summary, pictures, table}; children stand between the sentence and the picture. */
export function ChartCard({ chart, kind = "", children }) {
  const { title, summary, pictures, table } = chart;
  const alt = (page) => (pictures.length > 1 ? t("{title}, page {page} sur {all}. {summary}", { title, page, all: pictures.length, summary }) : t("{title}. {summary}", { title, summary }));
  return html`<section class="card chart ${kind}" aria-label=${title}>
    <h2>${title}</h2>
    <p class="soft">${summary}</p>
    ${children}
    <div class="pictures">${pictures.map((source, index) => html`<img key=${index} src=${source} alt=${alt(index + 1)} />`)}</div>
    ${table.rows.length > 0 && html`<details>
      <summary>${t("Voir les chiffres")}</summary>
      <div class="scroll" tabindex="0" role="group" aria-label=${t("Les chiffres : {title}", { title })}><${Numbers} table=${table} title=${title} /></div>
    </details>`}
  </section>`;
}

/** A table of texts; its first column says what each row is about. */
export function Numbers({ table, title }) {
  const { columns, rows, numbers } = table;
  return html`<table class="numbers">
    <caption class="sr">${title}</caption>
    <thead><tr>${columns.map((name, place) => html`<th key=${place} scope="col" class=${numbers[place] ? "n" : ""}>${name}</th>`)}</tr></thead>
    <tbody>${rows.map((row, index) => html`<tr key=${index}>${row.map((cell, place) => (place === 0
      ? html`<th scope="row">${cell}</th>`
      : html`<td class=${numbers[place] ? "n" : ""}>${cell}</td>`))}</tr>`)}</tbody>
  </table>`;
}
