// Images: pictures, how they are looked at, and what the three pages say alike.
import { of } from "../../desk/french.js";
import { Dialog } from "../../desk/menu.js";
import { t } from "../../page.js";
import { SeatMark, seatName } from "../../parts.js";
import { html, useEffect, useRef } from "../../vendor/preact-htm.js";

const NONE = { src: "", text: "" };

/** One picture; its description is for those who cannot see it. */
export function Art({ game, name }) {
  const { src, text } = game.pictures[name] ?? NONE;
  return html`<img class="art" src=${src} alt=${text} draggable=${false} />`;
}

/** A seat by its mark and name. */
export function Who({ game, seat }) {
  return html`<span class="one"><${SeatMark} seat=${seat} /> ${seatName(game, seat)}</span>`;
}

/** A picture as large as the window lets it be, among those beside it; `choose` puts a button under it. */
export function Zoom({ game, names, name, title, choose, onTurn, onClose }) {
  const at = names.indexOf(name);
  const turn = (by) => onTurn(names[(at + by + names.length) % names.length]);
  const keys = (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    turn(by);
  };
  const button = useRef();
  useEffect(() => button.current?.focus(), []);
  return html`<${Dialog} label=${title(at)} kind="images-zoom" onClose=${onClose}>
    <div onKeyDown=${keys}>
      <p class="soft">${title(at)}</p>
      <div class="images-look">
        <button type="button" class="btn" aria-label=${t("Image précédente")} onClick=${() => turn(-1)}>‹</button>
        <${Art} game=${game} name=${name} />
        <button type="button" class="btn" aria-label=${t("Image suivante")} onClick=${() => turn(1)}>›</button>
      </div>
      <p class="answers">
        ${choose && html`<button type="button" class="btn primary" ref=${button} onClick=${() => { onClose(); choose.onPick(name); }}>${choose.label(name)}</button>`}
        <button type="button" class="btn" ref=${choose ? undefined : button} onClick=${onClose}>${t("Fermer")}</button>
      </p>
    </div>
  <//>`;
}

const LONG = [40, 75];

/** The phrase of the round as it is said: in quotation marks, or what the storyteller does instead. */
export function Phrase({ game }) {
  const { view } = game;
  const { story, storyteller } = view;
  if (story.removed) return html`<p class="images-phrase soft">${t("La phrase a été retirée.")}</p>`;
  const who = seatName(game, storyteller);
  if (story.way === "phrase") return html`<p class="images-phrase ${["", "long", "longer"][LONG.filter((most) => story.phrase.length > most).length]}">${t("« {phrase} »", story)}</p>`;
  const act = story.way === "mime" ? t("{who} mime…", { who }) : t("{who} fredonne…", { who });
  return html`<p class="images-phrase">${act}${story.phrase && html` <small>(${story.phrase})</small>`}</p>`;
}

const TOLD = { phrase: t("la phrase {ofWho}"), mime: t("le mime {ofWho}"), hum: t("l’air {ofWho}") };

/** « la phrase d’Anna », « le mime de Malo ». */
export const toldBy = (game) => t(TOLD[game.view.story.way], { ofWho: of(seatName(game, game.view.storyteller)) });

export const points = (n) => (n > 1 ? t("{n} points", { n }) : t("{n} point", { n }));
const pictures = (numbers) => (numbers.length > 1 ? t("ses images {list}", { list: numbers.join(t(" et ")) }) : t("son image {list}", { list: numbers[0] }));

/** Why a seat won its points, in the third person. */
export function reasons(view, score) {
  const votes = score.gains.filter(([why]) => why === "votes");
  const said = score.gains.filter(([why]) => why !== "votes").map(([why]) => ({
    told: t("raconte : certains ont trouvé, pas tous"),
    found: t("a trouvé l’image"),
    spared: everyoneFound(view) ? t("tout le monde a trouvé") : t("personne n’a trouvé"),
  })[why]);
  if (votes.length) {
    const n = votes.reduce((sum, [, gained]) => sum + gained, 0);
    said.push(t("{n} voix pour {which}", { n, which: pictures(votes.map(([, , number]) => number)) }));
  }
  if (said.length) return said.join(" · ");
  if (score.seat === view.storyteller) return everyoneFound(view) ? t("raconte : c’était trop facile") : t("raconte : c’était trop difficile");
  return score.choice === null ? t("pas de vote") : t("a voté pour la {choice}", score);
}

/** Whether all who voted found the storyteller's picture. */
export const everyoneFound = (view) => (view.pictures.find((picture) => picture.told)?.voters.length ?? 0) > 0;

/** The winners, then the next two places; never whoever is last. */
export function podium(view) {
  const rest = view.seats.map((_, index) => index).filter((index) => !view.winners.includes(index));
  const sums = [...new Set(rest.map((index) => view.seats[index].points))].sort((a, b) => b - a);
  const groups = [view.winners, ...sums.slice(0, -1).slice(0, 2).map((sum) => rest.filter((index) => view.seats[index].points === sum))];
  return groups.filter((seats) => seats.length).map((seats, index) => ({ rank: index + 1, seats, points: view.seats[seats[0]].points }));
}
