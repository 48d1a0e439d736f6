// What opens over the desk: a small panel under its button, and a question before what cannot be missed.
import { t } from "../page.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";

const GAP = 6;

/** A button that opens a panel; children is a function of `close`. */
export function Menu({ text, label, title, kind = "", children }) {
  const [open, setOpen] = useState(false);
  const root = useRef();
  const button = useRef();
  const panel = useRef();

  const close = () => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  };

  useEffect(() => {
    if (!open) return undefined;
    const away = (event) => !root.current?.contains(event.target) && setOpen(false);
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
    };
  }, [open]);

  useLayoutEffect(() => {
    if (open) place(panel.current, button.current.getBoundingClientRect());
  });

  const onKeyDown = (event) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    button.current.focus();
    setOpen(false);
  };

  return html`<div class="menu" ref=${root} onKeyDown=${onKeyDown}>
    <button type="button" class="btn ${kind}" ref=${button} aria-expanded=${String(open)} aria-label=${label} title=${title}
      onClick=${() => setOpen(!open)}>${text}</button>
    ${open && html`<div class="panel" ref=${panel} role="group" aria-label=${label ?? title ?? text}>${children(close)}</div>`}
  </div>`;
}

// A list that scrolls would cut the panel off: it is placed on the window, under its button or above it.
function place(panel, button) {
  const { width, height } = panel.getBoundingClientRect();
  const below = button.bottom + GAP;
  const fits = below + height <= innerHeight - GAP;
  panel.style.left = `${Math.max(GAP, Math.min(button.left, innerWidth - width - GAP))}px`;
  panel.style.top = `${Math.max(GAP, fits ? below : Math.min(button.top - height - GAP, innerHeight - height - GAP))}px`;
}

/** A question in the middle of the desk; saying nothing changes nothing. */
export function Confirm({ ask, text, yes, no = t("Garder"), onYes, onClose }) {
  return html`<${Dialog} label=${ask} onClose=${onClose}>
    <h2>${ask}</h2>
    <p>${text}</p>
    <p class="answers">
      <button type="button" class="btn" autofocus onClick=${onClose}>${no}</button>
      <button type="button" class="btn strong" onClick=${() => { onClose(); onYes(); }}>${yes}</button>
    </p>
  <//>`;
}

/** A window over the desk, closed by Escape. */
export function Dialog({ label, kind = "", onClose, children }) {
  const dialog = useRef();
  const before = useRef(document.activeElement);
  useEffect(() => {
    dialog.current.showModal();
    return () => before.current?.isConnected && before.current.focus();
  }, []);
  return html`<dialog class="dialog ${kind}" ref=${dialog} aria-label=${label} onClose=${onClose}>${children}</dialog>`;
}
