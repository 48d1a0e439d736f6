// The student's page: who I am in one line, then one thing to do.
import { GameView } from "./games.js";
import { mount, t, useAsk } from "./page.js";
import { Cut, Error, SeatMark, ThemeSwitch, Waiting, present } from "./parts.js";
import { html, useState } from "./vendor/preact-htm.js";
import { Writing } from "./writing.js";

export default { render: (widget) => mount(widget, Student, "student") };

const SCREENS = { code: Code, name: Name, waiting: Room, game: Game };

function Student({ page, send, online }) {
  const Screen = SCREENS[page.screen];
  return html`
    <${Me} page=${page} online=${online} />
    <${Cut} online=${online} />
    <div class="main"><${Screen} key=${page.screen} page=${page} send=${send} online=${online} /></div>
    <footer class="quietly"><${ThemeSwitch} /></footer>`;
}

function Me({ page, online }) {
  const view = page.game?.view;
  const seat = view?.me && view.seats[view.me.seat];
  const team = seat ? seat.name : page.me?.team;
  return html`<header class="me">
    ${seat && html`<span class="team"><${SeatMark} seat=${view.me.seat} /> ${team || page.me.name}</span>`}
    ${(!seat || team) && html`<span class="name">${page.me?.name ?? page.class?.name ?? "wordkit"}</span>`}
    ${seat && "seeker_tokens" in seat && html`<span class="score"><${Tokens} seat=${seat} /></span>`}
    ${seat && "points" in seat && html`<span class="score"><b>${seat.points}</b> ${seat.points > 1 ? t("points") : t("point")}</span>`}
    ${seat && view.goal && html`<span class="score"><span class="sr">${t("Case")} </span><b>${seat.square}</b> / ${view.goal}</span>`}
    <span class="net">
      <i class="dot ${online ? "" : "cut"}" aria-hidden="true"></i>
      <span>${online ? t("en ligne") : t("connexion coupée")}</span>
    </span>
  </header>`;
}

function Tokens({ seat }) {
  const n = seat.speaker_tokens + seat.seeker_tokens;
  return html`<b>${n}</b> ${n > 1 ? t("jetons") : t("jeton")}`;
}

function Game({ page, send, online }) {
  const props = { game: page.game, page, send, online };
  return html`<${GameView} place="student" host=${html`<${GameView} place="host" ...${props} />`} ...${props} />`;
}

function Code({ send }) {
  const [code, setCode] = useState("");
  const [ask, busy, error] = useAsk(send);
  const enter = (event) => {
    event.preventDefault();
    if (code.trim() && !busy) ask({ do: "code", code: code.trim() });
  };
  return html`<form class="joining" onSubmit=${enter}>
    <label class="do" for="wk-code">${t("Code de la classe")}</label>
    <p class="soft" id="wk-code-help">${t("Il est écrit au tableau.")}</p>
    <input id="wk-code" class="field code" value=${code} onInput=${(event) => setCode(event.target.value)}
      aria-describedby="wk-code-help" autocomplete="off" autocapitalize="characters" spellcheck=${false} maxlength="20" />
    <${Error} text=${error} />
    <button class="btn primary" aria-disabled=${busy || !code.trim()}>${t("Entrer dans la classe")}</button>
  </form>`;
}

function Name({ page, send }) {
  const [ask, busy, error] = useAsk(send);
  return html`<h1 class="do">${t("Qui es-tu ?")}</h1>
    <p class="soft">${page.class?.name}</p>
    <${Error} text=${error} />
    <ul class="names">
      ${page.choices.map(({ id, name, taken }) => html`<li key=${id}>
        <button class="btn" disabled=${taken} onClick=${() => !busy && ask({ do: "sit", student: id })}>
          ${name}${taken && html` <small>${t("déjà pris")}</small>`}
        </button>
      </li>`)}
    </ul>
    <p class="soft">${t("Ton nom est déjà pris ? Demande à ton enseignant de le libérer.")}</p>
    <button class="btn quiet" onClick=${() => ask({ do: "leave" })}>${t("Changer de classe")}</button>`;
}

function Room({ page, send }) {
  const [ask, , error] = useAsk(send);
  return html`<${Waiting} text=${t("Salut {name} ! On attend le début.", { name: page.me.name })}>
    ${page.writing && html`<${Writing} writing=${page.writing} send=${send} />`}
    ${page.me.team && html`<p>${t("Ton équipe : {team}", { team: page.me.team })}</p>`}
    <p class="soft">${present(page.here)}</p>
    <ul class="mates">
      ${page.mates.map(({ name, here }) => html`<li key=${name}>
        <i class="dot ${here ? "" : "away"}" aria-hidden="true"></i>
        ${name} ${!here && html`<small class="soft">${t("pas encore là")}</small>`}
      </li>`)}
    </ul>
    <${Error} text=${error} />
    <button class="btn quiet" onClick=${() => ask({ do: "leave" })}>${t("Ce n’est pas moi")}</button>
  <//>`;
}
