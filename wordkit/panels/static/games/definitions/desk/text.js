// Définitions behind the screen: one text, its authors, and what can be done with it.
import { of } from "../../../desk/french.js";
import { t } from "../../../page.js";
import { Chip } from "../../../parts.js";
import { html, useEffect, useRef, useState } from "../../../vendor/preact-htm.js";
import { By, Flags, nameOf } from "./seats.js";

const DRAGGED = "application/x-wordkit-text";
const MOST_LETTERS = 200;

/** `joining` is the text that looks for its twin, `twin` the text this one looks like. */
export function Text({ table, text, twin, joining, editing, onEdit, onJoin, onMerge, onRemove }) {
  const [over, setOver] = useState(false);
  if (text.removed) {
    return html`<article class="text out gone"><p>${text.form}</p>
      <p class="by"><${By} table=${table} students=${authorsOf(text)} /> <${Chip}>${t("retiré")}<//></p></article>`;
  }
  const target = joining !== null && joining !== text.id;
  const [first, ...others] = text.real ? [null, ...text.originals] : text.originals;
  const corrected = first && words(first[1]) !== words(text.form);
  const drag = {
    draggable: !editing,
    onDragStart: (event) => event.dataTransfer.setData(DRAGGED, text.id),
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event) => {
      event.preventDefault();
      setOver(false);
      const id = event.dataTransfer.getData(DRAGGED);
      if (id && id !== text.id) onMerge(text.id, id);
    },
  };
  const read = text.real ? "real" : text.chosen ? "" : "out";
  const kind = [read, editing && "edit", (over || target) && "target"].filter(Boolean).join(" ");
  return html`<article class="text ${kind}" data-text=${text.id} ...${drag}>
    <input type="checkbox" checked=${text.chosen} disabled=${text.real}
      aria-label=${text.real ? t("La vraie est toujours lue") : t("Lire le texte {whose}", { whose: of(nameOf(table, text.id)) })}
      onChange=${(event) => table.play("Choose", { text: text.id, read: event.target.checked })} />
    ${editing
      ? html`<${Editor} table=${table} text=${text} onDone=${() => onEdit(text.id, false)} />`
      : html`<p>${text.real && html`<b>${t("La vraie.")}</b> `}${text.form}</p>`}
    <div class="by">
      ${first && html`<${By} table=${table} students=${[first[0]]} />`}
      ${corrected && html`<span>${t("original gardé : « {text} »", { text: first[1] })}</span>`}
      <${Flags} words=${table.game.flags?.[text.id]} />
      ${twin && html`<${Chip} kind="gold">${t("presque pareil que {name}", { name: nameOf(table, twin) })}<//>`}
    </div>
    ${others.map(([author, original]) => html`<p class="merged" key=${author}>
      ${t("Fusionné : « {original} »", { original })} · <${By} table=${table} students=${[author]} /></p>`)}
    ${!editing && html`<div class="act"><${Actions} ...${{ table, text, twin, joining, target, onEdit, onJoin, onMerge, onRemove }} /></div>`}
  </article>`;
}

// A capital letter and a full stop, put there by the rules, are no correction worth telling.
const words = (form) => form.toLowerCase().replace(/[\s.…]+$/, "");

const authorsOf = (text) => text.originals.map(([author]) => author);

function Actions({ table, text, twin, joining, target, onEdit, onJoin, onMerge, onRemove }) {
  const about = nameOf(table, text.id);
  const act = (words, onClick, kind = "quiet") =>
    html`<button type="button" class="btn ${kind}" aria-label=${`${words} (${about})`} onClick=${onClick}>${words}</button>`;
  if (target) return act(t("Avec celui-ci"), () => onMerge(text.id, joining), "");
  if (joining === text.id) return act(t("Abandonner"), () => onJoin(null));
  return html`
    ${act(t("Corriger"), () => onEdit(text.id, true))}
    ${text.originals.length > (text.real ? 0 : 1)
      ? act(t("Séparer"), () => table.play("Separate", { text: text.id }))
      : twin
        ? act(t("Fusionner avec {name}", { name: nameOf(table, twin) }), () => onMerge(twin, text.id), "")
        : !text.real && act(t("Fusionner…"), () => onJoin(text.id))}
    ${!text.real && act(t("Retirer"), () => onRemove(text.id))}`;
}

// What is typed lives here alone: news from the class redraw around it.
function Editor({ table, text, onDone }) {
  const [form, setForm] = useState(text.form);
  const field = useRef();
  useEffect(() => {
    field.current.focus();
    field.current.setSelectionRange(form.length, form.length);
  }, []);
  const save = async () => {
    if (form.trim() === text.form || (await table.play("Edit", { text: text.id, form })).ok) onDone();
  };
  const onKeyDown = (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      save();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      onDone();
    }
  };
  return html`<div class="editor">
    <textarea class="field" ref=${field} rows=${Math.max(1, Math.ceil(form.length / 58))} maxlength=${MOST_LETTERS}
      aria-label=${t("Texte lu")} value=${form} onInput=${(event) => setForm(event.target.value)} onKeyDown=${onKeyDown}></textarea>
    <button type="button" class="btn" onClick=${save}>${t("Valider")}</button>
    <button type="button" class="btn quiet" onClick=${onDone}>${t("Abandonner")}</button>
  </div>`;
}
