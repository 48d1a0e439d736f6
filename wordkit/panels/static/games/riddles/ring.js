// The ring board: three rings of eighteen squares, pawns that walk their path, lit squares that can be chosen.
import { t } from "../../page.js";
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { PAWNS } from "../../wreath.js";

export const TRACK = ["A", "B", "C", "D", "E", "F", "★", "GH", "IJK", "L", "M", "NO", "PQ", "★", "R", "S", "TU", "VWXYZ"];
export const RINGS = ["blue", "yellow", "red"];
const SIZE = TRACK.length;
const OUTER = [286, 222, 158];
const THICK = 60;
const GAP = 3;
const TRAIL = 49;
const STEP_MS = 200;
const MOST_MS = 2000;

export const shortLabel = (name) => (name === "VWXYZ" ? "V–Z" : name);
export const labelOf = (square) => TRACK[square % SIZE];
export const ringOf = (square) => Math.floor(square / SIZE);
const ringName = (square) => [t("anneau bleu"), t("anneau jaune"), t("anneau rouge")][ringOf(square)];

/** « C, anneau bleu », « étoile, anneau rouge ». */
export function squareName(square) {
  const name = labelOf(square);
  return t("{name}, {ring}", { name: name === "★" ? t("★ étoile") : shortLabel(name), ring: ringName(square) });
}

/**
 * `view` is the game's; `onPick` makes the lit squares buttons; `picked` are squares with the number of members who
 * point at them. The pawn in turn walks the path it took.
 */
export function Rings({ view, label, onPick, picked = {} }) {
  const at = useWalk(view);
  const lit = new Set(view.targets.map((target) => target.square));
  const squares = Array.from({ length: SIZE * RINGS.length }, (_, square) => square);
  return html`<svg class="rings" viewBox="-292 -292 584 584" role=${onPick ? "group" : "img"} aria-label=${label}>
    ${squares.filter((square) => !lit.has(square)).map((square) => html`<path key=${square} class="${kind(square)}" d=${outline(square)} />`)}
    ${TRACK.map((name, place) => html`<${Label} key=${place} square=${place} />`)}
    ${[6, 13].flatMap((place) => [1, 2].map((ring) => html`<${Label} key="s${place}/${ring}" square=${ring * SIZE + place} />`))}
    ${view.path.length > 1 && html`<${Trail} path=${view.path} seat=${view.active} />`}
    ${[...lit].map((square) => html`<${Lit} key="l${square}" square=${square} onPick=${onPick} votes=${picked[square]} />`)}
    ${pawns(view, at).map(({ seat, x, y, scale }) => html`<g key="p${seat}" class="pawn ${seat === view.active ? "turn" : ""}"
      style=${{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      <path d=${PAWNS[seat % PAWNS.length]} style=${{ fill: `var(--seat-${(seat % PAWNS.length) + 1})` }} />
    </g>`)}
    <${Die} face=${view.face} />
  </svg>`;
}

function Die({ face }) {
  return html`<rect class="die" x="-52" y="-52" width="104" height="104" rx="20" />
    ${face === null
      ? html`<g class="pips">${[[-24, -24], [24, -24], [0, 0], [-24, 24], [24, 24]].map(([x, y]) => html`<circle cx=${x} cy=${y} r="8" />`)}</g>`
      : html`<text key=${face} class="dienum" x="0" y=${face > 9 ? 26 : 30}>${face}</text>`}`;
}

function Label({ square }) {
  const { x, y } = place(square);
  return html`<text class="letters ${labelOf(square) === "★" ? "gilt" : ""}" x=${x} y=${y + 10} aria-hidden="true">${shortLabel(labelOf(square))}</text>`;
}

/** A square where the pawn may stop: a button when it can be chosen here. */
function Lit({ square, onPick, votes }) {
  const { x, y } = place(square);
  const press = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onPick(square);
  };
  const button = onPick && { role: "button", tabindex: 0, "aria-label": votes ? t("{name}, {votes} voix", { name: squareName(square), votes }) : squareName(square), onClick: press, onKeyDown: press };
  return html`<g class="target ${onPick ? "choose" : ""} ${votes ? "picked" : ""}" ...${button}>
    <path class="${kind(square)} lit" d=${outline(square, 3)} />
    <text class="letters ${labelOf(square).length > 2 ? "tight" : ""}" x=${x} y=${y + 10}>${shortLabel(labelOf(square))}</text>
    ${votes > 0 && html`<circle class="votes" cx=${x + 20} cy=${y - 18} r="15" /><text class="votes" aria-hidden="true" x=${x + 20} y=${y - 11}>${votes}</text>`}
  </g>`;
}

/** The path as dots along the rings, from where the pawn stood. */
function Trail({ path, seat }) {
  const colour = `var(--seat-${(seat % PAWNS.length) + 1})`;
  // Along the inner edge, so that the letters stay readable.
  const points = path.map((square) => place(square, TRAIL));
  const line = points.map(({ x, y }, index) => {
    if (index === 0) return `M${x} ${y}`;
    if (ringOf(path[index]) !== ringOf(path[index - 1])) return `L${x} ${y}`;
    const radius = OUTER[ringOf(path[index])] - TRAIL;
    const clockwise = (path[index - 1] + 1) % SIZE === path[index] % SIZE;
    return `A${radius} ${radius} 0 0 ${clockwise ? 1 : 0} ${x} ${y}`;
  });
  return html`<path class="trail" d=${line.join("")} style=${{ stroke: colour }} />
    <circle class="from" cx=${points[0].x} cy=${points[0].y} r="9" style=${{ fill: colour }} />`;
}

const kind = (square) => (labelOf(square) === "★" ? "sq star" : `sq ${RINGS[ringOf(square)]}`);

/** The middle of a square; `depth` is how far from the ring's outer edge. */
function place(square, depth = THICK / 2) {
  const turn = ((square % SIZE) * 2 * Math.PI) / SIZE;
  const radius = OUTER[ringOf(square)] - depth;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

const round = (n) => Math.round(n * 10) / 10;

/** The four sides of a square, with a gap to its neighbours; `inset` draws it a little smaller. */
function outline(square, inset = 0) {
  const middle = ((square % SIZE) * 2 * Math.PI) / SIZE;
  const half = Math.PI / SIZE;
  const outer = OUTER[ringOf(square)] - inset;
  const inner = OUTER[ringOf(square)] - THICK + inset;
  const corner = (radius, side) => {
    const turn = middle + side * (half - Math.asin((GAP + inset) / radius));
    return `${round(radius * Math.sin(turn))} ${round(-radius * Math.cos(turn))}`;
  };
  return `M${corner(outer, -1)}A${outer} ${outer} 0 0 1 ${corner(outer, 1)}L${corner(inner, 1)}A${inner} ${inner} 0 0 0 ${corner(inner, -1)}z`;
}

/** Where to draw each pawn: those that share a square (the start) stand closer and smaller. */
function pawns(view, at) {
  const together = new Map();
  at.forEach((square, seat) => together.set(square, [...(together.get(square) ?? []), seat]));
  const drawn = at.map((square, seat) => {
    const others = together.get(square);
    const { x, y } = place(square);
    if (others.length === 1) return { seat, x, y, scale: 1 };
    const index = others.indexOf(seat);
    return { seat, x: x + (index % 2 ? 17 : -17), y: y + (others.length > 2 ? (index < 2 ? -14 : 14) : 0), scale: 0.62 };
  });
  // The pawn in turn is drawn last, on top.
  return drawn.sort((a, b) => (a.seat === view.active) - (b.seat === view.active));
}

/** Where every pawn stands now: the one in turn goes square by square along its path, once, as it is moved. */
function useWalk(view) {
  const key = `${view.turn}/${view.path.join(",")}`;
  const seen = useRef(key);
  const [walk, setWalk] = useState({ key, step: Infinity });
  useEffect(() => {
    if (seen.current === key) return undefined;
    seen.current = key;
    if (view.path.length < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const ms = Math.min(STEP_MS, MOST_MS / view.path.length);
    let step = 0;
    setWalk({ key, step });
    const pulse = setInterval(() => {
      step += 1;
      setWalk({ key, step });
      if (step >= view.path.length) clearInterval(pulse);
    }, ms);
    return () => clearInterval(pulse);
  }, [key]);
  return view.seats.map((seat, index) =>
    index === view.active && walk.key === key && walk.step < view.path.length ? view.path[walk.step] : seat.square);
}
