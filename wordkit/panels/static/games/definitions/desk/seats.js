// Définitions at the desk: seats and students in a few words, wherever they are named.
import { many } from "../../../desk/french.js";
import { t } from "../../../page.js";
import { Bar, Chip, listed, SeatMark, seatName } from "../../../parts.js";
import { html } from "../../../vendor/preact-htm.js";

export const seatOf = (view, student) => view.seats.findIndex((seat) => seat.members.includes(student));
export const nameOf = (table, id) => (id === "real" ? t("la vraie") : (table.names[id] ?? "?"));

/** Who did it, each with the mark of their place: students by name, seats by theirs. */
export function By({ table, students = [], seats = [] }) {
  const people = [
    ...students.map((id) => [seatOf(table.view, id), nameOf(table, id)]),
    ...seats.map((index) => [index, seatName(table.game, index)]),
  ];
  return html`<span>${people.map(([seat, name], index) => html`${index > 0 && ", "}
    <span class="who">${seat >= 0 && html`<${SeatMark} seat=${seat} />`} ${name}</span>`)}</span>`;
}

/** Words that the teacher may want to look at. */
export function Flags({ words }) {
  return words?.length ? html` <${Chip} kind="bad">${t("mot à vérifier : {words}", { words: listed(words) })}<//>` : null;
}

/** How many have answered, and who is still awaited. */
export function Awaited({ table, done, sentence }) {
  const { view } = table;
  const awaited = view.seats.flatMap((seat, index) => (index === view.host ? [] : seat.members)).filter((id) => !done.includes(id));
  const here = awaited.filter((id) => !table.away.has(id));
  const gone = awaited.filter((id) => table.away.has(id));
  return html`<h2>${sentence}</h2>
    <${Bar} value=${done.length} max=${view.players} />
    ${awaited.length === 0
      ? html`<p class="all ok">${t("Tout le monde a répondu ✓")}</p>`
      : html`<h3>${t("On attend encore")}</h3>
        ${here.length > 0 && html`<ul class="awaited">${here.map((id) => html`<li key=${id}><${By} table=${table} students=${[id]} /></li>`)}</ul>`}
        ${gone.length > 0 && html`<p class="soft">${t("Absents : {names}.", { names: listed(gone.map((id) => nameOf(table, id)), 8) })}</p>`}`}`;
}

/** Where every place stands on the track. */
export function Standing({ table }) {
  const { view } = table;
  return html`<ol class="standing" tabindex="0">${view.seats.map((seat, index) => html`<li key=${index}>
    <span><${By} table=${table} seats=${[index]} /></span>
    <span class="soft">${many(seat.tokens, "case {square} · {n} jeton", "case {square} · {n} jetons", seat)}</span>
  </li>`)}</ol>`;
}
