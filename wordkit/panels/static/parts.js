// The parts that every page is made of: headword, seat marks, timer ring, how to join, small words of state.
import { natureInFull } from "./nature.js";
import { t, useCountdown, useTheme } from "./page.js";
import { html } from "./vendor/preact-htm.js";

export { useCountdown };

const SEAT_SHAPES = 8;

/** A word as a dictionary prints it; long ones step down in size and never wrap. */
export function Headword({ word }) {
  const length = word.length > 14 ? "longer" : word.length > 11 ? "long" : "";
  return html`<span class="headword ${length}" style=${{ "--ems": width(word).toFixed(2) }}>${word}</span>`;
}

/** About how many ems wide a word is in the serif of headwords, a little more rather than less. */
function width(word) {
  const ems = (letter) => {
    if (/[mwœæ]/i.test(letter)) return 0.92;
    if (/[iîïjltfs'’ .-]/.test(letter)) return 0.43;
    return letter === "r" ? 0.49 : letter === letter.toLowerCase() ? 0.62 : 0.76;
  };
  return [...word].reduce((sum, letter) => sum + ems(letter), 0);
}

/** « n.m. » in full words. */
export function Nature({ nature }) {
  return nature ? html`<span class="nature">${natureInFull(nature)}</span>` : null;
}

/** What happens now, in one sentence, then the word it is about. */
export function Headings({ say, word, nature }) {
  return html`<p class="do" role="status">${say}</p>
    ${word && html`<h1><${Headword} word=${word} /> <${Nature} nature=${nature} /></h1>`}`;
}

/** The colour and shape of a seat, by its index. */
export function SeatMark({ seat }) {
  return html`<i class="seat" data-seat=${(seat % SEAT_SHAPES) + 1} aria-hidden="true"></i>`;
}

/** The name of a seat: its own, or that of the student who sits there. */
export function seatName(game, index) {
  const seat = game.view.seats[index];
  return seat ? seat.name || game.names[seat.members[0]] || "?" : "?";
}

/** « 3 équipes » or « 3 élèves », as the seats of this game are taken. */
export function seatsCounted(view, n) {
  if (view.seats.some((seat) => seat.name)) return n === 1 ? t("1 équipe") : t("{n} équipes", { n });
  return n === 1 ? t("1 élève") : t("{n} élèves", { n });
}

/** A number in a disc. */
export function Num({ n }) {
  return html`<span class="num">${n}</span>`;
}

/** Time left as a ring and as text; nothing without a timer. Size is in CSS, "64px" by default. */
export function Ring({ clock, size = "64px" }) {
  const time = useCountdown(clock);
  if (!time) return null;
  const late = time.late && !clock.hard;
  const note = time.paused ? t("en pause") : late ? t("temps dépassé") : "";
  return html`<div class="timer">
    <div class="ring ${time.last ? "last" : ""}" style=${{ "--size": size, "--left": time.fraction * 100 }}
      role="timer" aria-label=${note || spoken(time.left)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        ${time.fraction > 0 && html`<circle cx="50" cy="50" r="44" pathLength="100" />`}
      </svg>
      <span>${inMinutes(time.left)}</span>
    </div>
    ${note && html`<span class="note" aria-hidden="true">${note}</span>`}
  </div>`;
}

/** Seconds as 1:24. */
function inMinutes(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function spoken(seconds) {
  const minutes = Math.floor(seconds / 60);
  if (!minutes) return t("Il reste {n} s", { n: seconds });
  return t("Il reste {minutes} min {seconds} s", { minutes, seconds: seconds % 60 });
}

/** How far along something is; the words beside it say the same. */
export function Bar({ value, max }) {
  const width = max > 0 ? Math.min(100, (100 * value) / max) : 0;
  return html`<div class="bar" aria-hidden="true"><i style=${{ width: `${width}%` }}></i></div>`;
}

/** A QR code from its rows of modules, "0110…", as one path. */
export function QrCode({ rows }) {
  const margin = 2;
  const size = rows.length + 2 * margin;
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index + margin} ${y + margin}h${run[0].length}v1h-${run[0].length}z`),
  );
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${t("QR code pour rejoindre la classe")}
    shape-rendering="crispEdges"><path fill="currentcolor" d=${path.join("")} /></svg>`;
}

/** How to join: QR code, address, class code, and how many are here. */
export function Join({ join, here }) {
  return html`<div class="join">
    ${join && html`${join.qr.length > 0 && html`<${QrCode} rows=${join.qr} />`}
      <span class="address">${breakable(join.address)}</span>
      <b>code ${join.code}</b>`}
    <span>${present(here)}</span>
  </div>`;
}

/** An address without its http://, that may go to a new line before a colon or a slash. */
export function breakable(address) {
  const shown = address.replace(/^https?:\/\//, "").replace(/\/$/, "");
  return shown.split(/(?=[:/])/).map((part) => html`${part}<wbr />`);
}

export function present(here) {
  if (!here) return t("personne encore");
  return here === 1 ? t("1 présent") : t("{here} présents", { here });
}

/** « Inès, Noé et Zoé »; past `most`, « Inès, Noé et 4 autres ». */
export function listed(names, most = names.length) {
  if (names.length < 2) return names.join("");
  if (names.length <= most) return t("{some} et {last}", { some: names.slice(0, -1).join(", "), last: names.at(-1) });
  const shown = Math.max(1, most - 1);
  return t("{some} et {n} autres", { some: names.slice(0, shown).join(", "), n: names.length - shown });
}

/** The bound edge of the board: time (a ring unless the game has its own), what the game adds, and how to join, always. */
export function Spine({ page, online, time, children }) {
  return html`<aside class="spine">
    ${time ?? html`<${Ring} clock=${page.game?.clock} size="calc(168 * var(--u))" />`}
    ${children}
    ${!online && html`<p role="status"><i class="dot cut" aria-hidden="true"></i> ${t("connexion coupée")}</p>`}
    <${Join} join=${page.join} here=${page.here} />
  </aside>`;
}

/** A short word of state: kind is "", "good", "gold" or "bad". */
export function Chip({ kind = "", children }) {
  return html`<span class="chip ${kind}">${children}</span>`;
}

/** What went wrong, as a sentence with a way out; nothing when all is well. */
export function Error({ text }) {
  return html`<p class="error" role="alert" hidden=${!text}>${text}</p>`;
}

/** Nothing to do but wait, said kindly. */
export function Waiting({ text, children }) {
  return html`<div class="waiting"><p class="do" role="status">${text}</p>${children}</div>`;
}

/** Says in words that the line is cut; nothing while it holds. */
export function Cut({ online }) {
  return html`<div role="status">
    ${!online && html`<p class="cut"><i class="dot cut" aria-hidden="true"></i>
      ${t("La connexion est coupée. Elle revient toute seule : laisse cette page ouverte.")}</p>`}
  </div>`;
}

/** The small switch between a light and a dark page. */
export function ThemeSwitch() {
  const [dark, flip] = useTheme();
  return html`<button type="button" class="btn quiet" onClick=${flip}>${dark ? t("Page claire") : t("Page sombre")}</button>`;
}
