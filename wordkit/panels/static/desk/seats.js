// Who plays, alone or in teams; teams are made by hand, drawn at random, or dealt so that they know about as much.
import { SeatMark } from "../parts.js";
import { t } from "../page.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Pill } from "./choice.js";
import { PATIENCE } from "./files.js";
import { many } from "./french.js";

const OUT = Symbol("out");

/** `seats` names the places in their order; `onPlay` takes {studentId: plays or not}, `onTeams` whether to play in teams. */
export function Seats({ page, teams, playing, seats, onTeams, onPlay, ask }) {
  return html`<fieldset class="part">
    <legend>${t("Les places")}</legend>
    <div class="pills">
      <${Pill} name="seats" checked=${!teams} label=${t("Chacun pour soi")} onPick=${() => onTeams(false)} />
      <${Pill} name="seats" checked=${teams} label=${t("En équipes")} onPick=${() => onTeams(true)} />
    </div>
    ${teams
      ? html`<${Teams} page=${page} playing=${playing} seats=${seats} onPlay=${onPlay} ask=${ask} />`
      : html`<${Singles} students=${page.class.students} playing=${playing} onPlay=${onPlay} />`}
  </fieldset>`;
}

function Singles({ students, playing, onPlay }) {
  const set = (wanted) => onPlay(Object.fromEntries(students.map((student) => [student.id, wanted(student)])));
  return html`<p class="tools">
      <span>${many(playing.length, "{n} élève joue, sur {all}.", "{n} élèves jouent, sur {all}.", { all: students.length })}</span>
      <button type="button" class="btn quiet" onClick=${() => set((student) => student.here)}>${t("Les présents")}</button>
      <button type="button" class="btn quiet" onClick=${() => set(() => true)}>${t("Toute la classe")}</button>
    </p>
    <ul class="singles">${students.map((student) => html`<li key=${student.id}><label>
      <input type="checkbox" checked=${playing.includes(student)} onChange=${(event) => onPlay({ [student.id]: event.target.checked })} />
      <span>${student.name}</span></label></li>`)}</ul>`;
}

function Teams({ page, playing, seats, onPlay, ask }) {
  const { students } = page.class;
  const [moving, setMoving] = useState(null);
  const [count, setCount] = useState(5);
  const [said, setSaid] = useState("");
  const out = students.filter((student) => !playing.includes(student));
  const loose = playing.filter((student) => !student.team);

  const put = (id, team) => {
    setMoving(null);
    if (team === OUT) return onPlay({ [id]: false });
    onPlay({ [id]: true });
    return ask({ do: "set_team", student: id, team });
  };
  const deal = async (how) => {
    setSaid("");
    const reply = await ask({ do: how, count, students: playing.map((student) => student.id) }, PATIENCE);
    if (reply.said) setSaid(reply.said);
  };
  const box = { moving, onMove: setMoving, onPut: put };
  const mover = students.find((student) => student.id === moving);
  return html`<p class="tools">
      <span>${mover ? t("Où va {name} ? Choisissez une équipe.", mover) : t("Touchez un élève, puis son équipe.")}</span>
      <label>${t("Former")} <select class="field" value=${count} onChange=${(event) => setCount(Number(event.target.value))}>
        ${page.teams.slice(1).map((_, i) => html`<option value=${i + 2}>${t("{n} équipes", { n: i + 2 })}</option>`)}
      </select></label>
      <button type="button" class="btn" onClick=${() => deal("random_teams")}>${t("Au hasard")}</button>
      <button type="button" class="btn" title=${t("Des équipes qui savent à peu près autant de mots les unes que les autres")}
        onClick=${() => deal("fair_teams")}>${t("Équilibrées")}</button>
      <button type="button" class="btn quiet" onClick=${() => ask({ do: "clear_teams" })}>${t("Défaire")}</button>
    </p>
    <div role="status">${said && html`<p class="problem">${said}</p>`}</div>
    <div class="teams">
      ${(loose.length > 0 || moving) && html`<${Team} key="loose" ...${box} team="" title=${t("Sans équipe")} members=${loose} />`}
      ${page.teams.map((team) => html`<${Team} key=${team} ...${box} team=${team} seat=${seats.indexOf(team)}
        members=${playing.filter((student) => student.team === team)} />`)}
      ${(out.length > 0 || moving) && html`<${Team} key="out" ...${box} team=${OUT} title=${t("Ne jouent pas")} members=${out} />`}
    </div>`;
}

function Team({ team, title = team, seat = -1, members, moving, onMove, onPut }) {
  const [over, setOver] = useState(false);
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData("text/plain");
    if (id) onPut(id, team);
  };
  return html`<section class="team ${over ? "over" : ""} ${title === team ? "" : "aside"}" aria-label=${title}
    onDrop=${drop} onDragLeave=${() => setOver(false)} onDragOver=${(event) => { event.preventDefault(); setOver(true); }}>
    <h3>${seat >= 0 && html`<${SeatMark} seat=${seat} />`} ${title} <small class="soft">${members.length}</small></h3>
    <ul>${members.map((student) => html`<li key=${student.id}><button type="button" class="person" draggable="true"
      aria-pressed=${String(student.id === moving)}
      onDragStart=${(event) => event.dataTransfer.setData("text/plain", student.id)}
      onClick=${() => onMove(student.id === moving ? null : student.id)}>${student.name}</button></li>`)}</ul>
    ${moving && !members.some((student) => student.id === moving) && html`<button type="button" class="btn here" onClick=${() => onPut(moving, team)}>
      ${team === OUT ? t("Ne joue pas") : team === "" ? t("Sans équipe") : t("Placer ici")}</button>`}
  </section>`;
}
