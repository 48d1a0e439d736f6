// The teacher's desk: the bar at the top, the class on the left, and in the middle the desk of the game or its set-up.
import { Pupils } from "./desk/pupils.js";
import { useSpaceBar } from "./desk/primary.js";
import { Progress } from "./desk/progress.js";
import { useQueue } from "./desk/queue.js";
import { Setup } from "./desk/setup.js";
import { Top } from "./desk/top.js";
import * as definitions from "./games/definitions/desk.js";
import * as dico from "./games/dico/desk.js";
import * as eclair from "./games/eclair/desk.js";
import * as images from "./games/images/desk.js";
import * as mot_a_mot from "./games/mot_a_mot/desk.js";
import * as riddles from "./games/riddles/desk.js";
import { mount, play, t } from "./page.js";
import { Error } from "./parts.js";
import { html, useRef, useState } from "./vendor/preact-htm.js";

const GAMES = { definitions, riddles, eclair, mot_a_mot, dico, images };

function Desk({ page, send, online }) {
  const root = useRef();
  const { ask, busy, refused } = useQueue(page, send);
  useSpaceBar(root);
  const rules = page.game && GAMES[page.game.slug];
  const table = rules && tableOf(page, ask, busy);
  const [looking, setLooking] = useState(false); // at progress, whatever is running
  const [fresh, setFresh] = useState(null); // the lesson that was just made of words to take up again
  const progress = looking && page.class;
  const ready = (lesson, go) => {
    setFresh(lesson);
    if (go) setLooking(false);
  };
  const top = progress ? { help: Progress.help } : rules ? rules.topOf(table) : { help: Setup.help };
  return html`<div class="whole ${page.class && !progress ? "" : "lone"}" ref=${root}>
    <${Top} page=${page} table=${table} progress=${progress} onProgress=${() => setLooking(!looking)} ...${top} />
    <div class="notices">
      <div role="status">${!online && html`<p class="cut"><i class="dot cut" aria-hidden="true"></i>
        ${t("La connexion est coupée. Elle revient toute seule : laissez cette page ouverte.")}</p>`}</div>
      <${Error} text=${sentence(refused)} />
    </div>
    ${page.class && !progress && html`<${Pupils} page=${page} table=${table} doneBy=${rules ? rules.doneBy(table.view) : null} ask=${ask} />`}
    <main>${progress
      ? html`<${Progress} key=${page.class.id} page=${page} playing=${Boolean(table)} send=${send} onReady=${ready} />`
      : table
        ? html`<${rules.Desk} table=${table} />`
        : html`<${Setup} page=${page} games=${GAMES} fresh=${fresh} ask=${ask} busy=${busy} />`}</main>
  </div>`;
}

function tableOf(page, ask, busy) {
  const { game } = page;
  return {
    game,
    view: game.view,
    names: game.names,
    over: game.view.phase === "end",
    teacher: true,
    away: new Set(page.class.students.filter((student) => !student.here).map((student) => student.id)),
    busy,
    ask,
    play: (name, fields) => ask((latest) => play(latest.game ?? game, name, fields)),
  };
}

// The shared sentence says tu, as to a student.
function sentence(refused) {
  return refused?.code === "no_reply" ? t("Le serveur ne répond pas. Attendez un instant, puis recommencez.") : refused?.error;
}

export default { render: (context) => mount(context, Desk, "desk") };
