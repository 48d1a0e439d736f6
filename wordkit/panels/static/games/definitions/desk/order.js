// Définitions behind the screen: the reading order, changed by dragging or with the arrows.
import { t } from "../../../page.js";
import { Num } from "../../../parts.js";
import { html, useLayoutEffect, useRef, useState } from "../../../vendor/preact-htm.js";

const DRAGGED = "application/x-wordkit-order";

export function Order({ table, chosen }) {
  const { order } = table.view.desk;
  const [wanted, setWanted] = useState(null); // the order asked for, shown until the last answer has come
  const unanswered = useRef(0);
  const [over, setOver] = useState(null);
  const moved = useRef(null); // the button that moved a text: it keeps the focus where the text goes
  const shown = wanted ?? order;
  const texts = shown.map((id) => chosen.find((text) => text.id === id)).filter(Boolean);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) moved.current?.focus();
    if (!wanted) moved.current = null;
  });

  const move = async (id, to) => {
    const ids = texts.map((text) => text.id);
    const at = ids.indexOf(id);
    if (at < 0 || to < 0 || to >= ids.length || at === to) return;
    ids.splice(to, 0, ...ids.splice(at, 1));
    // Texts that are not read keep their places in the whole order.
    const whole = shown.map((one) => (texts.some((text) => text.id === one) ? ids.shift() : one));
    setWanted(whole);
    unanswered.current += 1;
    await table.play("Reorder", { order: whole });
    unanswered.current -= 1;
    if (unanswered.current === 0) setWanted(null);
  };
  const step = (event, id, to) => {
    moved.current = event.currentTarget;
    move(id, to);
  };
  const onKeyDown = (event, id, at) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step({ currentTarget: event.target.closest("button") }, id, at + by);
  };
  const drag = (id, at) => ({
    draggable: true,
    onDragStart: (event) => event.dataTransfer.setData(DRAGGED, id),
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(id);
    },
    onDragEnd: () => setOver(null),
    onDrop: (event) => {
      event.preventDefault();
      setOver(null);
      move(event.dataTransfer.getData(DRAGGED), at);
    },
  });

  return html`<ol class="order">${texts.map((text, at) => html`<li key=${text.id} ...${drag(text.id, at)}
    class="${text.real ? "real" : ""} ${over === text.id ? "over" : ""}">
    <${Num} n=${at + 1} />
    <span>${text.real && html`<b>${t("La vraie.")}</b> `}${text.form}</span>
    <span class="moves" onKeyDown=${(event) => onKeyDown(event, text.id, at)}>
      <button type="button" aria-label=${t("Monter le texte {n}", { n: at + 1 })} aria-disabled=${String(at === 0)}
        onClick=${(event) => step(event, text.id, at - 1)}>↑</button>
      <button type="button" aria-label=${t("Descendre le texte {n}", { n: at + 1 })} aria-disabled=${String(at === texts.length - 1)}
        onClick=${(event) => step(event, text.id, at + 1)}>↓</button>
    </span>
  </li>`)}</ol>`;
}
