// The one primary button of the desk: the next step, and the space bar that presses it.
import { t } from "../page.js";
import { html, useEffect } from "../vendor/preact-htm.js";

const OWN_USE_OF_SPACE = "a, button, input, select, summary, textarea, [contenteditable], dialog";

/** The next step; `why` says in words why it cannot be taken yet, `note` what it is about. */
export function Primary({ label, note, why, busy, onPress }) {
  const press = () => !why && !busy && onPress();
  return html`<div class="next">
    ${(why || note) && html`<p id="next-note" class=${why ? "why" : "soft"}>${why || note}</p>`}
    <button type="button" class="btn primary" aria-disabled=${String(Boolean(why))}
      aria-describedby=${why || note ? "next-note" : undefined} onClick=${press}>${label} <kbd>${t("espace")}</kbd></button>
  </div>`;
}

/** The next step of a running game: while it is paused, the next step is to go on. */
export function Next({ table, label, note, why, onPress }) {
  const { paused } = table.game.clock;
  if (paused && table.teacher) {
    return html`<${Primary} label=${t("Reprendre")} note=${t("Le jeu est en pause.")} busy=${table.busy}
      onPress=${() => table.play("Resume")} />`;
  }
  const stop = paused ? t("Le jeu est en pause. On reprend dans un instant.") : why;
  return html`<${Primary} label=${label} note=${note} why=${stop} busy=${table.busy} onPress=${onPress} />`;
}

/** The space bar presses the primary button inside `root`, unless what has the focus uses it itself. */
export function useSpaceBar(root) {
  useEffect(() => {
    const press = (event) => {
      if (event.key !== " " || event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const inside = event.target === document.body || root.current?.contains(event.target);
      if (!inside || event.target.closest(OWN_USE_OF_SPACE) || root.current.querySelector("dialog[open]")) return;
      event.preventDefault();
      root.current.querySelector(".btn.primary")?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
