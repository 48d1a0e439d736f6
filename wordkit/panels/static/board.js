// The board: what the whole class sees on the projector, readable from the back of the room.
import { GameView } from "./games.js";
import { mount, t } from "./page.js";
import { QrCode, breakable, present } from "./parts.js";
import { html } from "./vendor/preact-htm.js";

export default { render: (widget) => mount(widget, Board, "board") };

function Board({ page, online }) {
  return html`<div class="sheet ${page.screen}">
    ${page.screen === "game"
      ? html`<${GameView} place="board" game=${page.game} page=${page} online=${online} />`
      : html`<${Invitation} page=${page} online=${online} />`}
  </div>`;
}

function Invitation({ page, online }) {
  const { join } = page;
  if (!join) {
    return html`<div class="invitation empty">
      <p class="phase" role="status">${t("La classe n’est pas encore ouverte.")}</p>
    </div>`;
  }
  return html`<div class="invitation">
    <p class="phase" role="status">
      ${online
        ? t("Ouvre cette adresse, puis tape le code de la classe.")
        : t("La connexion est coupée. Elle revient toute seule.")}
    </p>
    <div class="ways">
      <div>
        <p class="address">${breakable(join.address)}</p>
        <p class="code"><span>${t("code")}</span> <b>${join.code}</b></p>
      </div>
      ${join.qr.length > 0 && html`<${QrCode} rows=${join.qr} />`}
    </div>
    <p class="count"><b>${page.class?.name}</b> ${headCount(page)}</p>
    <ul class="arrivals">${page.names_here.map((name) => html`<li key=${name}>${name}</li>`)}</ul>
  </div>`;
}

function headCount({ here, of }) {
  return of ? t("{present} sur {of}", { present: present(here), of }) : present(here);
}
