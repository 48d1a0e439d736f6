// The bar at the top of the desk: what is running, the time, the way back, the way on, and help.
import { Ring, ThemeSwitch } from "../parts.js";
import { t } from "../page.js";
import { html, useState } from "../vendor/preact-htm.js";
import { many } from "./french.js";
import { Confirm, Menu } from "./menu.js";

/** `help` is what to do now: {title, lines}; `skip` says what skipping does; `stop` closes the phase: {label, command}. */
export function Top({ page, table, progress, onProgress, help, skip, stop }) {
  if (progress) {
    return html`<header class="top">
      <span class="mark">wordkit</span>
      <span class="running"><b>${t("Progrès")}</b> · ${page.class.name}</span>
      <span class="grow"></span>
      <button type="button" class="btn" onClick=${onProgress}>${table ? t("Retour au jeu") : t("Retour")}</button>
      <${Menu} text="?" label=${t("Aide")}>${() => html`<${Help} help=${help} />`}<//>
    </header>`;
  }
  return html`<header class="top">
    <span class="mark">wordkit</span>
    ${table ? html`<${Running} game=${table.game} room=${page.class} />` : html`<span class="running"><b>${page.class?.name}</b></span>`}
    <span class="grow"></span>
    ${table && !table.over && html`<${Time} table=${table} /><${End} table=${table} stop=${stop} />`}
    ${table && html`<${Back} table=${table} />`}
    ${table && !table.over && html`<button type="button" class="btn" title=${skip} onClick=${() => table.play("Skip")}>${t("Passer")}</button>`}
    ${page.class && html`<button type="button" class="btn" title=${t("Ce que la classe sait, sans arrêter la partie")} onClick=${onProgress}>${t("Progrès")}</button>`}
    <a class="btn" href=${page.board_url} target="wordkit-tableau" aria-label=${t("Ouvrir le tableau")}
      title=${t("Ouvrir le tableau dans un autre onglet")}>
      ${table ? t("Tableau") : t("Ouvrir le tableau")}</a>
    <${Menu} text="?" label=${t("Aide")}>${() => html`<${Help} help=${help} />`}<//>
  </header>`;
}

function Running({ game, room }) {
  const round = game.view.round;
  return html`<span class="running"><b>${game.title}</b>${round > 0 && t(" · manche {round}", { round })}
    <span class="room"> · ${room.name}</span></span>`;
}

function Time({ table }) {
  const { clock } = table.game;
  const timed = clock.left !== null;
  return html`
    <${Ring} clock=${clock} size="50px" />
    ${clock.paused
      ? html`<button type="button" class="btn" onClick=${() => table.play("Resume")}>${t("Reprendre")}</button>`
      : html`<button type="button" class="btn" onClick=${() => table.play("Pause")}>❚❚ ${t("Pause")}</button>`}
    ${timed && html`<button type="button" class="btn" onClick=${() => table.play("Extend", { seconds: 30 })}>+30 s</button>
      <button type="button" class="btn" role="switch" aria-checked=${String(clock.hard)}
        title=${clock.hard ? t("La phase se ferme à la fin du temps.") : t("Le minuteur prévient, et ne ferme rien.")}
        onClick=${() => table.play("SwitchTimer", { hard: !clock.hard })}><i class="knob" aria-hidden="true"></i>${t("Strict")}</button>`}`;
}

function End({ table, stop }) {
  const [asking, setAsking] = useState(false);
  return html`<${Menu} text=${t("Finir")}>
      ${(close) => html`
        ${stop && html`<button type="button" class="btn quiet" onClick=${() => { close(); table.play(stop.command); }}>${stop.label}</button>`}
        <button type="button" class="btn quiet bad" onClick=${() => { close(); setAsking(true); }}>${t("Terminer la partie…")}</button>`}
    <//>
    ${asking && html`<${Confirm} ask=${t("Terminer la partie ?")}
      text=${t("Le podium s’affiche au tableau avec les points marqués jusqu’ici.")}
      yes=${t("Terminer")} no=${t("Continuer à jouer")} onYes=${() => table.play("End")} onClose=${() => setAsking(false)} />`}`;
}

function Back({ table }) {
  const [asking, setAsking] = useState(false);
  const { undo } = table.game;
  if (!undo) return null;
  const name = undo.name.replace(/\{([^{}]+)\}/g, (_, id) => table.names[id] ?? "?");
  const take = () => table.play("Undo", { turn: undo.turn });
  return html`<button type="button" class="btn undo" title=${t("Annuler : {name}", { name })}
      onClick=${() => (undo.after > 0 ? setAsking(true) : take())}><span>↶ ${t("Annuler : {name}", { name })}</span></button>
    ${asking && html`<${Confirm} ask=${t("Annuler : {name} ?", { name })}
      text=${many(
        undo.after,
        "{n} réponse arrivée depuis sera reprise aussi. Le jeu se met en pause.",
        "{n} réponses arrivées depuis seront reprises aussi. Le jeu se met en pause.",
      )}
      yes=${t("Annuler cette étape")} onYes=${take} onClose=${() => setAsking(false)} />`}`;
}

function Help({ help }) {
  return html`<div class="help">
    <h2>${help.title}</h2>
    ${help.lines.map((line) => html`<p>${line}</p>`)}
    <dl>
      <dt><kbd>${t("espace")}</kbd></dt><dd>${t("l’étape suivante, le grand bouton violet")}</dd>
      <dt><kbd>Tab</kbd></dt><dd>${t("aller d’un bouton à l’autre")}</dd>
      <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>${t("changer de choix, déplacer un texte")}</dd>
      <dt><kbd>${t("Échap")}</kbd></dt><dd>${t("fermer, abandonner")}</dd>
    </dl>
    <${ThemeSwitch} />
  </div>`;
}
