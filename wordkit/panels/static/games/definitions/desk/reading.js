// Définitions, reading and vote: what the class hears and sees, and who has voted.
import { many } from "../../../desk/french.js";
import { Next } from "../../../desk/primary.js";
import { t } from "../../../page.js";
import { Chip, Num } from "../../../parts.js";
import { html } from "../../../vendor/preact-htm.js";
import { Title } from "./title.js";
import { Awaited, By, Flags } from "./seats.js";

/** The texts in their order; those already read, the one on the board now, those to come. */
export function Reading({ table, steps }) {
  const { view } = table;
  const { desk } = view;
  const texts = desk.order.map((id) => desk.texts.find((text) => text.id === id)).filter(Boolean);
  const voting = view.phase === "vote";
  const read = view.texts.length;
  return html`
    <section class="work">
      ${steps}
      <${Title} view=${view}>${voting
        ? many(read, "{n} texte", "{n} textes")
        : many(read, "{n} texte lu, sur {all}", "{n} textes lus, sur {all}", { all: texts.length })}<//>
      <ol class="lines">${texts.map((text, index) => html`<${Line} key=${text.id} table=${table} text=${text} n=${index + 1}
        state=${voting || index + 1 < read ? "read" : index + 1 === read ? "now" : "later"} />`)}</ol>
    </section>
    <section class="side">
      ${voting ? html`<${Voting} table=${table} />` : html`<${Aloud} table=${table} texts=${texts} read=${read} />`}
    </section>`;
}

function Line({ table, text, n, state }) {
  return html`<li class="text line ${state} ${text.real ? "real" : ""} ${text.removed ? "out" : ""}"
    aria-current=${state === "now" ? "true" : undefined}>
    <${Num} n=${n} />
    <p>${text.real && html`<b>${t("La vraie.")}</b> `}${text.form}</p>
    <p class="by"><${By} table=${table} students=${text.originals.map(([author]) => author)} />
      <${Flags} words=${table.game.flags?.[text.id]} /> ${text.removed && html`<${Chip}>${t("retiré")}<//>`}
      ${state === "now" && html`<${Chip}>${t("au tableau")}<//>`}</p>
    <div class="act">${!text.real && !text.removed && html`<button type="button" class="btn quiet" aria-label=${t("Retirer le texte {n}", { n })}
      onClick=${() => table.play("Remove", { text: text.id })}>${t("Retirer")}</button>`}</div>
  </li>`;
}

function Aloud({ table, texts, read }) {
  const now = texts[read - 1];
  const next = texts[read];
  return html`<h2>${table.teacher ? t("Lisez à voix haute") : t("Lis à voix haute")}</h2>
    ${now && html`<div class="aloud"><${Num} n=${read} /><p>${now.removed ? t("Texte retiré : passez au suivant.") : now.form}</p></div>`}
    ${next && html`<p class="soft">${next.removed ? t("Ensuite, un texte retiré.") : t("Ensuite : {form}", next)}</p>`}
    ${table.view.all_read
      ? html`<${Next} table=${table} label=${t("Ouvrir le vote")} note=${t("Tout est lu.")} onPress=${() => table.play("OpenVote")} />`
      : html`<${Next} table=${table} label=${t("Texte suivant")} onPress=${() => table.play("ReadNext")} />`}`;
}

function Voting({ table }) {
  const { desk, players } = table.view;
  return html`<${Awaited} table=${table} done=${desk.voted}
      sentence=${many(desk.voted.length, "{n} sur {players} a voté", "{n} sur {players} ont voté", { players })} />
    <${Next} table=${table} label=${t("Compter")}
      note=${many(desk.voted.length, "{n} élève a voté, sur {players}.", "{n} élèves ont voté, sur {players}.", { players })}
      onPress=${() => table.play("Count")} />`;
}
