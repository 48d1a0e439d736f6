// Which component shows which game on which page; a page loads only what it needs.
import { t } from "./page.js";
import { html, useEffect, useState } from "./vendor/preact-htm.js";

const GAMES = {
  definitions: {
    board: () => import("./games/definitions/board.js").then((module) => module.Board),
    student: () => import("./games/definitions/student.js").then((module) => module.Student),
    host: () => import("./games/definitions/desk.js").then((module) => module.HostDesk),
  },
  riddles: {
    board: () => import("./games/riddles/board.js").then((module) => module.Board),
    student: () => import("./games/riddles/student.js").then((module) => module.Student),
  },
  eclair: {
    board: () => import("./games/eclair/board.js").then((module) => module.Board),
    student: () => import("./games/eclair/student.js").then((module) => module.Student),
  },
  mot_a_mot: {
    board: () => import("./games/mot_a_mot/board.js").then((module) => module.Board),
    student: () => import("./games/mot_a_mot/student.js").then((module) => module.Student),
  },
  dico: {
    board: () => import("./games/dico/board.js").then((module) => module.Board),
    student: () => import("./games/dico/student.js").then((module) => module.Student),
  },
  images: {
    board: () => import("./games/images/board.js").then((module) => module.Board),
    student: () => import("./games/images/student.js").then((module) => module.Student),
  },
};

const loaded = new Map();

/** The game's component for a place: "board", "student", or "host" for a student who leads the round. */
export function GameView({ place, game, ...props }) {
  const key = `${game.slug}/${place}`;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (loaded.has(key)) return;
    GAMES[game.slug][place]().then((component) => {
      loaded.set(key, component);
      redraw((n) => n + 1);
    }, console.error);
  }, [key]);
  const Component = loaded.get(key);
  if (!Component) return html`<p class="opening" role="status">${t("Le jeu arrive…")}</p>`;
  return html`<${Component} key=${key} game=${game} ...${props} />`;
}
