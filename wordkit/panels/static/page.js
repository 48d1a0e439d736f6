// A page in the browser: draws what the kernel shows, carries what people do back to it, notices a cut line.
import { html, render, useEffect, useErrorBoundary, useRef, useState } from "./vendor/preact-htm.js";

/** Every sentence that people read goes through here, so that a translation can follow: t("Bravo {name}", { name }). */
export const t = (sentence, values = {}) => sentence.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

const REPLY_MS = 8000;
const BEAT_MS = 10000;
const BEAT_REPLY_MS = 6000;
const THEME = "wordkit-theme";
const SHEETS = ["./wordkit.css", "./desk.css", "./desk/progress.css", "./games/riddles/riddles.css", "./games/mot_a_mot/mot_a_mot.css", "./games/dico/dico.css", "./games/images/images.css"];

/** Draw Component in the widget's element, and again at each news; kind is "student", "desk" or "board". */
export function mount({ model, el }, Component, kind) {
  el.classList.add("wk", kind);
  el.lang = "fr";
  linkStyles();
  const line = openLine(model, draw);
  const keepTheme = followTheme(el);

  function draw() {
    const page = model.get("page") ?? {};
    anchor(page.game?.clock);
    render(html`<${Frame} Component=${Component} page=${page} line=${line} />`, el);
  }

  model.on("change:page", draw);
  draw();
  line.hello();
  return () => {
    model.off("change:page", draw);
    line.close();
    keepTheme();
    render(null, el);
  };
}

function Frame({ Component, page, line }) {
  const [broken, mend] = useErrorBoundary((error) => console.error(error));
  const seen = useRef(page);
  useEffect(() => {
    if (broken && seen.current !== page) mend();
    seen.current = page;
  }, [page, broken]);
  if (broken) {
    return html`<div class="opening">
      <p class="do" role="alert">${t("Oups, cette page s’est emmêlée.")}</p>
      <button class="btn primary" onClick=${() => location.reload()}>${t("Recharger la page")}</button>
    </div>`;
  }
  if (!page.screen || page.screen === "hello") {
    return html`<div class="opening"><p class="do" role="status">${line.trouble || t("La page s’ouvre…")}</p></div>`;
  }
  return html`<${Component} page=${page} send=${line.send} online=${line.online} />`;
}

// The line to the kernel ----------------------------------------------------------------------------------------------

function openLine(model, changed) {
  const waiting = new Map();
  let last = 0;
  let open = true;

  const line = { online: true, trouble: "", send, hello, close };
  const heard = (message) => {
    waiting.get(message?.re)?.(message);
    waiting.delete(message?.re);
  };
  const cut = () => note({ online: false });
  const pulse = setInterval(beat, BEAT_MS);
  model.on("msg:custom", heard);
  addEventListener("offline", cut);
  addEventListener("online", beat);
  return line;

  /** Post a message; the reply is {ok: true, …} or {ok: false, error: "une phrase", code}. */
  function send(message, patience = REPLY_MS) {
    return new Promise((resolve) => {
      const id = `m${++last}`;
      const late = setTimeout(() => {
        waiting.delete(id);
        resolve({ ok: false, code: "no_reply", error: t("Pas de réponse. Attends un instant, puis essaie encore.") });
      }, patience);
      waiting.set(id, (reply) => {
        clearTimeout(late);
        resolve(reply);
      });
      try {
        model.send({ id, ...message });
      } catch {
        // A closed comm refuses to send: the silence that follows says so.
      }
    });
  }

  async function hello() {
    const pass = await fetchPass(model.get("pass_url"));
    if (!open) return;
    const reply = pass.error ? { ok: false, ...pass } : await send({ do: "hello", ...pass });
    if (reply.ok) note({ online: true, trouble: "" });
    else note({ online: reply.code !== "no_reply", trouble: reply.error });
  }

  async function beat() {
    const reply = await send({ do: "here" }, BEAT_REPLY_MS);
    if (!open) return;
    if (reply.code === "no_reply") cut();
    else if (!reply.ok || !line.online || line.trouble) await hello();
  }

  function note(news) {
    if (!open || Object.entries(news).every(([key, value]) => line[key] === value)) return;
    Object.assign(line, news);
    changed();
  }

  function close() {
    open = false;
    clearInterval(pulse);
    model.off("msg:custom", heard);
    removeEventListener("offline", cut);
    removeEventListener("online", beat);
  }
}

async function fetchPass(url) {
  if (!url) return {};
  try {
    const answer = await fetch(new URL(url, document.baseURI), { credentials: "same-origin", cache: "no-store" });
    if (answer.ok) return { pass: (await answer.json()).pass };
    return { error: t("Cette page n’est pas ouverte pour toi. Demande le lien à ton enseignant.") };
  } catch {
    return { code: "no_reply", error: t("La connexion est coupée. Elle revient toute seule.") };
  }
}

/** What a component needs to send and say what came of it: [ask, busy, error]; ask resolves to the reply, or null when refused. */
export function useAsk(send) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const ask = async (message) => {
    setBusy(true);
    setError("");
    const reply = await send(message);
    setBusy(false);
    setError(reply.ok ? "" : reply.error);
    return reply.ok ? reply : null;
  };
  return [ask, busy, error];
}

/** The message that plays a command of the game: play(game, "Vote", { number: 4 }). */
export const play = (game, name, fields = {}) => ({ do: "play", step: game.step, command: { _: name, ...fields } });

// Time left -----------------------------------------------------------------------------------------------------------

// A page has one clock. `left` was true when it arrived, so the moment of arrival is kept here, not in a part
// that may be drawn later.
let held = { key: "", left: 0, at: 0 };

function anchor(clock) {
  if (!clock || clock.left === null) return;
  const key = `${clock.deadline}/${clock.paused}/${clock.paused ? clock.left : ""}`;
  if (held.key !== key) held = { key, left: clock.left, at: performance.now() };
}

/** Seconds left now, or null without a timer: { left, late, last (ten seconds), fraction (of 1), paused }. */
export function useCountdown(clock) {
  const [, tick] = useState(0);
  const timed = Boolean(clock) && clock.left !== null;
  const running = timed && !clock.paused;
  useEffect(() => {
    if (!running) return undefined;
    const pulse = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(pulse);
  }, [running]);
  if (!timed) return null;
  anchor(clock);
  const left = held.left - (clock.paused ? 0 : (performance.now() - held.at) / 1000);
  return {
    left: Math.max(0, Math.ceil(left)),
    late: left <= 0,
    last: left <= 10,
    fraction: clock.seconds > 0 ? Math.min(1, Math.max(0, left / clock.seconds)) : 0,
    paused: clock.paused,
  };
}

// The look ------------------------------------------------------------------------------------------------------------

function linkStyles() {
  // Inlined in JupyterLab this module has no address of its own, and the widget brings its styles along.
  if (!import.meta.url.startsWith("http")) return;
  const linked = new Set([...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.href));
  for (const sheet of SHEETS) {
    const href = new URL(sheet, import.meta.url).href;
    if (!linked.has(href)) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}

const system = matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  try {
    const kept = localStorage.getItem(THEME);
    return kept ? kept === "dark" : system.matches;
  } catch {
    return system.matches;
  }
}

function followTheme(el) {
  const apply = () => el.classList.toggle("dark", isDark());
  apply();
  return onTheme(apply);
}

function onTheme(apply) {
  system.addEventListener("change", apply);
  addEventListener("storage", apply); // the switch was used on another page of this browser, as desk and board
  addEventListener(THEME, apply);
  return () => {
    system.removeEventListener("change", apply);
    removeEventListener("storage", apply);
    removeEventListener(THEME, apply);
  };
}

/** [dark, flip]: whether the page is dark, and the switch, which this browser remembers. */
export function useTheme() {
  const [dark, setDark] = useState(isDark);
  useEffect(() => onTheme(() => setDark(isDark())), []);
  const flip = () => {
    try {
      localStorage.setItem(THEME, dark ? "light" : "dark");
    } catch {
      // Without storage the page follows the system.
    }
    dispatchEvent(new Event(THEME));
  };
  return [dark, flip];
}
