// The laurel track: 26 squares as a wreath, and pawns that step from leaf to leaf.
import { t } from "./page.js";
import { html, useEffect, useMemo, useState } from "./vendor/preact-htm.js";

const CENTRE = 220;
const RADIUS = 172;
const GAP = 15.9; // degrees on either side of the ribbon
const LEAF_MS = 200;
const MOST_MS = 2000;
const REST_MS = 600; // a look at where the pawns were, before they move
const ASIDE = 15; // neighbours step aside, in and out by turns

const LEAF = "M-6 24C-44 22-54-8-44-40C-20-30-4-6-6 24ZM6 24C44 22 54-8 44-40C20-30 4-6 6 24Z";
const RIBBON = "M200 404q20-22 40 0q-20 22-40 0zM204 408l-26 44 24-6 14-30zM236 408l26 44-24-6-14-30z";

// The shapes of the seats, around their centre.
const PAWNS = [
  "M0-24a24 24 0 1 1 0 48a24 24 0 1 1 0-48z",
  "M-20-20h40v40h-40z",
  "M0-27l27 46h-54z",
  "M0-27l27 27-27 27-27-27z",
  "M0-28l7.5 19 20.5 1.4-16 13 5.5 20-17.5-11-17.5 11 5.5-20-16-13 20.5-1.4z",
  "M-13-23h26l13 23-13 23h-26l-13-23z",
  "M-9-25h18v16h16v18h-16v16h-18v-16h-16v-18h16z",
  "M-23-24h46v21l-23 28-23-28z",
];

/** Where a square lies; `aside` moves along the radius. */
function place(square, goal, aside = 0) {
  const degrees = GAP + ((square - 1) * (360 - 2 * GAP)) / (goal - 1);
  const turn = (degrees * Math.PI) / 180;
  const radius = RADIUS + aside;
  return { degrees, x: CENTRE - radius * Math.sin(turn), y: CENTRE + radius * Math.cos(turn) };
}

/** The track. `squares`: where each seat stands; `moves`: {seat, points, before, after} to play; children: the centre. */
export function Wreath({ squares, moves = [], goal = 26, label, children }) {
  const now = useTravel(squares, moves);
  const best = moves.filter((move) => move.points === most(moves));
  return html`<figure class="wreath" role="img" aria-label=${label}>
    <svg viewBox="0 -20 440 500" aria-hidden="true">
      <${Track} goal=${goal} />
      ${best.length === 1 && html`<${Path} move=${best[0]} goal=${goal} />`}
      ${pawns(now, goal).map(({ key, stack, seat, x, y }) => html`
        <g key=${key} class="pawn" style=${{ transform: `translate(${x}px, ${y}px)` }}>
          ${stack
            ? html`<circle class="stack" r="26" /><text y="10">${stack}</text>`
            : html`<path d=${PAWNS[seat % PAWNS.length]} style=${{ fill: `var(--seat-${(seat % PAWNS.length) + 1})` }} />`}
        </g>`)}
      <path class="ribbon" d=${RIBBON} />
    </svg>
    <figcaption>${children}</figcaption>
  </figure>`;
}

/** What the wreath says to whoever cannot see it. */
export function wreathLabel(goal, news) {
  return [t("Piste de {goal} cases.", { goal }), news].filter(Boolean).join(" ");
}

function Track({ goal }) {
  const squares = Array.from({ length: goal }, (_, index) => ({ n: index + 1, ...place(index + 1, goal) }));
  const discs = squares.map(({ x, y }) => `M${x} ${y}h0`).join("");
  const named = squares.filter(({ n }) => n === 1 || n === goal || (n % 5 === 0 && goal - n > 2));
  return html`
    <g class="leaves">${squares.slice(1).map(({ n }) => {
      const { x, y, degrees } = place(n - 0.5, goal);
      return html`<path d=${LEAF} transform="translate(${x} ${y}) rotate(${degrees + 270.5})" />`;
    })}</g>
    <path class="squares rim" d=${discs} />
    <path class="squares" d=${discs} />
    ${named.map(({ n, x, y }) => html`<text x=${x} y=${y + 10}>${n}</text>`)}`;
}

function Path({ move, goal }) {
  if (move.after - move.before < 2) return null;
  const from = place(move.before + 0.4, goal, -30);
  const to = place(move.after - 0.4, goal, -30);
  const large = to.degrees - from.degrees > 180 ? 1 : 0;
  return html`<path class="travelled" d="M${from.x} ${from.y}A${RADIUS - 30} ${RADIUS - 30} 0 ${large} 1 ${to.x} ${to.y}" />`;
}

/** Pawns to draw: one a seat, or one with a number where several rest; those that travel are drawn last, on top. */
function pawns({ at, moving }, goal) {
  const resting = new Map();
  const travelling = [];
  at.forEach((square, seat) => {
    if (moving.has(seat)) travelling.push({ key: `s${seat}`, seat, ...place(square, goal) });
    else resting.set(square, [...(resting.get(square) ?? []), seat]);
  });
  const drawn = [];
  let out = false;
  for (const square of [...resting.keys()].sort((a, b) => a - b)) {
    const beside = resting.has(square - 1);
    const crowded = beside || resting.has(square + 1);
    out = beside && !out;
    const [seat, ...others] = resting.get(square);
    const spot = place(square, goal, crowded ? (out ? ASIDE : -ASIDE) : 0);
    drawn.push(others.length ? { key: `q${square}`, stack: others.length + 1, ...spot } : { key: `s${seat}`, seat, ...spot });
  }
  return [...drawn, ...travelling];
}

const most = (moves) => Math.max(0, ...moves.map((move) => move.points));

/** Where every pawn is now: all step together, then the best gain alone. */
function useTravel(squares, moves) {
  const key = JSON.stringify(moves.map(({ seat, before, after }) => [seat, before, after]));
  const plan = useMemo(() => timetable(moves), [key]);
  const [clock, setClock] = useState({ key: "", elapsed: 0 });
  const still = !moves.length || matchMedia("(prefers-reduced-motion: reduce)").matches;
  useEffect(() => {
    if (still) return undefined;
    const start = performance.now();
    const pulse = setInterval(() => {
      const elapsed = performance.now() - start;
      setClock({ key, elapsed });
      if (elapsed > plan.end) clearInterval(pulse);
    }, 40);
    return () => clearInterval(pulse);
  }, [key, still]);
  if (still) return { at: squares, moving: new Set() };
  const elapsed = clock.key === key ? clock.elapsed : 0;
  const at = [...squares];
  const moving = new Set();
  for (const { seat, before, after, start, leaf } of plan.trips) {
    const stepped = Math.floor((elapsed - start) / leaf) + 1;
    at[seat] = elapsed < start ? before : Math.min(after, before + stepped);
    if (elapsed >= start && elapsed < start + leaf * (after - before + 1)) moving.add(seat);
  }
  return { at, moving };
}

function timetable(moves) {
  const trips = [];
  let start = REST_MS;
  const best = most(moves);
  for (const wave of [moves.filter((move) => move.points < best), moves.filter((move) => move.points === best)]) {
    let longest = 0;
    for (const { seat, before, after } of wave) {
      const leaf = Math.min(LEAF_MS, MOST_MS / Math.max(1, after - before));
      if (after > before) longest = Math.max(longest, leaf * (after - before + 1));
      trips.push({ seat, before, after, start, leaf });
    }
    start += longest;
  }
  return { trips, end: start };
}
