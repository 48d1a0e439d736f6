// A riddle as everyone sees it: the tiles of the word, the clues given so far, the sand-timer.
import { natureInFull } from "../../nature.js";
import { t, useCountdown } from "../../page.js";
import { inMinutes, seatName } from "../../parts.js";
import { html } from "../../vendor/preact-htm.js";

const LETTERS = { œ: "oe", Œ: "OE", æ: "ae", Æ: "AE" };

/** The letters of a word as a player counts them, accents kept: they are shown once the word is told. */
const spelling = (word) => [...word.replace(/[œŒæÆ]/g, (letter) => LETTERS[letter])].filter((letter) => /\p{L}/u.test(letter));

/** One tile a letter; those that are known are filled. Without the length, the initial alone. */
export function Tiles({ riddle }) {
  const { initial, length, second, last, word } = riddle;
  const known = word ? spelling(word).map((letter) => letter.toLocaleUpperCase("fr")) : [];
  const tiles = word ? known : Array.from({ length: length ?? 1 }, (_, index) =>
    index === 0 ? initial : index === 1 ? second : index === length - 1 ? last : null);
  const label = word ?? t("{letters}", { letters: tiles.map((letter) => letter ?? t("une lettre à trouver")).join(", ") });
  return html`<div class="tiles ${word ? "told" : ""} ${tiles.length > 9 ? "many" : ""}" role="img" aria-label=${label}>
    ${tiles.map((letter, index) => html`<span key=${index} class=${letter ? "known" : ""}>${letter}</span>`)}
    ${!length && !word && html`<i>…</i>`}
  </div>`;
}

/** The definition and the part of speech, once they are given. */
export function Clues({ riddle, children }) {
  return html`<ol class="clues">
    ${riddle.definition && html`<li class="def" key="definition">${sentence(riddle.definition)}</li>`}
    ${riddle.nature && html`<li class="nature" key="nature">${natureInFull(riddle.nature)}</li>`}
    ${children}
  </ol>`;
}

/** The text with a capital and a full stop. */
export const sentence = (text) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");

/** What comes next, while clues are still to come. */
export function NextClue({ clock, next }) {
  const time = useCountdown(clock);
  if (!next) return null;
  const name = clueName(next);
  return html`<li class="next">${time && !time.late ? t("{name} dans {n} s", { name, n: time.left }) : t("Bientôt : {name}", { name: name.toLocaleLowerCase("fr") })}</li>`;
}

const clueName = (clue) => ({
  length: t("Longueur"), nature: t("Nature du mot"), definition: t("Définition"), second: t("Deuxième lettre"), last: t("Dernière lettre"),
})[clue];

/** The sand-timer: sand runs from the upper glass to the lower; the seconds say the same. */
export function Sand({ clock }) {
  const time = useCountdown(clock);
  if (!time) return null;
  const full = time.fraction;
  const late = time.late && !clock.hard;
  const note = time.paused ? t("en pause") : late ? t("temps dépassé") : "";
  return html`<div class="sand ${time.last ? "last" : ""}" role="timer" aria-label=${note || t("Il reste {n} secondes", { n: time.left })}>
    <svg viewBox="0 0 76 112" aria-hidden="true">
      <path class="glass" d="M14 10h48v14c0 16-16 22-18 32 2 10 18 16 18 32v14H14V88c0-16 16-22 18-32-2-10-18-16-18-32z" />
      <clipPath id="wk-up"><rect x="0" y=${56 - 40 * full} width="76" height="60" /></clipPath>
      <clipPath id="wk-down"><rect x="0" y=${100 - 34 * (1 - full)} width="76" height="60" /></clipPath>
      <path class="grain" clip-path="url(#wk-up)" d="M18 14h40v10c0 14-14 20-17 28h-6c-3-8-17-14-17-28z" />
      ${full > 0 && !time.paused && html`<path class="grain" d="M37 50h2v48h-2z" />`}
      <path class="grain" clip-path="url(#wk-down)" d="M16 100V88c0-10 12-16 22-22 10 6 22 12 22 22v12z" />
      <path class="wood" d="M8 8h60M8 104h60" />
    </svg>
    <span>${inMinutes(time.left)}${note && html`<small>${note}</small>`}</span>
  </div>`;
}

/** A seat in a sentence: « l’équipe Lynx », « Inès ». */
export function named(game, seat) {
  const name = seatName(game, seat);
  return game.view.seats[seat]?.name ? t("l’équipe {name}", { name }) : name;
}

/** The same at the start of a sentence. */
export const Named = (game, seat) => { const name = named(game, seat); return name.charAt(0).toLocaleUpperCase("fr") + name.slice(1); };

/** What is said of an answer, kindly. */
export const gradeWord = (grade) => ({
  right: t("juste"), typography: t("juste"), accents: t("juste, aux accents près"), plural: t("le bon mot, mais pas au même nombre"),
  near: t("presque : vérifie l’orthographe"), wrong: t("ce n’est pas ça"),
})[grade];

/** Why a turn ended as it did. */
export function outcome(game) {
  const { view } = game;
  const { won, spelt, finder, compartment, opened, swapped, active } = view;
  const who = (seat) => Named(game, seat);
  if (swapped) return t("Échange conclu !");
  if (!view.riddle) return "";
  if (spelt === false) return t("{who} a trouvé, mais l’orthographe n’y était pas : la carte est perdue.", { who: who(active) });
  if (finder !== null && won === null) return t("{who} a trouvé, pour la gloire : il n’y a plus de carte {compartment}.", { who: who(active), compartment });
  if (finder !== null) return t("{who} gagne la carte {compartment} !", { who: who(won), compartment });
  if (won !== null) return t("{who} avait la réponse et gagne la carte {compartment} !", { who: who(won), compartment });
  if (opened?.some((answer) => answer.right)) return t("{who} avait la réponse, pour la gloire.", { who: who(opened.at(-1).seat) });
  return t("Personne n’a trouvé cette fois.");
}
