// The page's end of the line: joins one anywidget to its kernel, and says so in words when the line is cut.
//
// Voilà's own front end carries all of JupyterLab to do this: 5 MB in 91 files for every student. Our pages hold
// exactly one anywidget, so a kernel WebSocket and the few calls of anywidget's model interface are enough.

const place = JSON.parse(document.getElementById("wk-place").textContent);
const notice = document.getElementById("wk-notice");
const page = document.getElementById("wk-page");
const teacher = !document.body.classList.contains("student");
const kernelUrl = new URL(`/api/kernels/${place.kernel}`, document.baseURI);

const WORDS = {
  cut: teacher ? "La connexion est coupée. Elle reviendra toute seule." : "La connexion est coupée. Elle revient toute seule, attends un peu.",
  back: teacher ? "On reprend la page…" : "On retrouve ta place…",
  failed: teacher
    ? "La page n’a pas pu s’ouvrir. Nouvel essai dans quelques secondes."
    : "La page n’a pas pu s’ouvrir. On réessaie dans quelques secondes ; sinon, préviens ton enseignant.",
};

const PULSE = 5000; // ask the server for a sign of life this often
const SILENCE = 12000; // hear nothing for this long: the line is cut
const KEPT = 200; // messages kept while the line is cut

function say(words) {
  notice.textContent = words ?? "";
  notice.hidden = !words;
  notice.classList.toggle("wk-band", page.childElementCount > 0);
}

function reload(delay) {
  setTimeout(() => location.reload(), delay);
}

// Jupyter's binary wire format (v1): a table of offsets, then channel, header, parent, metadata, content, buffers.
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const session = crypto.getRandomValues(new Uint32Array(4)).join("-");
let counter = 0;

function pack(type, content, buffers = []) {
  const header = { msg_id: `${session}-${counter++}`, msg_type: type, session, username: "", date: new Date().toISOString(), version: "5.3" };
  const texts = ["shell", ...[header, {}, {}, content].map((part) => JSON.stringify(part))];
  const parts = [...texts.map((text) => encoder.encode(text)), ...buffers.map((buffer) => bytes(buffer))];
  const start = 8 * (parts.length + 2);
  const out = new Uint8Array(parts.reduce((size, part) => size + part.length, start));
  const view = new DataView(out.buffer);
  view.setBigUint64(0, BigInt(parts.length + 1), true);
  let offset = start;
  parts.forEach((part, index) => {
    view.setBigUint64(8 * (index + 1), BigInt(offset), true);
    out.set(part, offset);
    offset += part.length;
  });
  view.setBigUint64(8 * (parts.length + 1), BigInt(offset), true);
  return out;
}

function bytes(buffer) {
  return ArrayBuffer.isView(buffer) ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength) : new Uint8Array(buffer);
}

function unpack(data) {
  const view = new DataView(data);
  const count = Number(view.getBigUint64(0, true));
  const offsets = Array.from({ length: count }, (_, index) => Number(view.getBigUint64(8 * (index + 1), true)));
  const part = (index) => data.slice(offsets[index], offsets[index + 1]);
  const json = (index) => JSON.parse(decoder.decode(part(index)));
  const buffers = Array.from({ length: count - 6 }, (_, index) => new DataView(part(index + 5)));
  return { type: json(1).msg_type, content: json(4), buffers };
}

// The model as anywidget gives it to a front-end module.
class Model {
  #state = {};
  #changed = new Set();
  #listeners = new Map();

  get(key) {
    return this.#state[key];
  }

  set(key, value) {
    this.#state[key] = value;
    this.#changed.add(key);
    this.#emit(`change:${key}`, value);
  }

  save_changes() {
    const state = Object.fromEntries([...this.#changed].map((key) => [key, this.#state[key]]));
    this.#changed.clear();
    line.send({ method: "update", state, buffer_paths: [] });
  }

  send(content, _callbacks, buffers) {
    line.send({ method: "custom", content }, buffers);
  }

  on(event, listener) {
    if (!this.#listeners.has(event)) this.#listeners.set(event, new Set());
    this.#listeners.get(event).add(listener);
  }

  off(event, listener) {
    if (event == null) this.#listeners.clear();
    else if (listener == null) this.#listeners.delete(event);
    else this.#listeners.get(event)?.delete(listener);
  }

  #emit(event, ...values) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(...values);
  }

  receive(data, buffers) {
    if (data.method === "custom") this.#emit("msg:custom", data.content, buffers);
    if (data.method !== "update") return;
    Object.assign(this.#state, data.state);
    for (const [key, value] of Object.entries(data.state)) this.#emit(`change:${key}`, value);
    this.#emit("change");
  }
}

// The line to the kernel. It reconnects by itself; a kernel that is gone means a fresh page.
class Line {
  #socket = null;
  #waiting = [];
  #heard = 0;
  #tries = 0;

  open() {
    const url = new URL(`${kernelUrl.pathname}/channels?session_id=${session}`, kernelUrl);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(url, ["v1.kernel.websocket.jupyter.org"]));
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      // Whole state first: whatever was missed while the line was cut is in it.
      socket.send(pack("comm_msg", { comm_id: place.model, data: { method: "request_state" } }));
      for (const message of this.#waiting.splice(0)) socket.send(message);
    };
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      if (typeof data !== "string") this.#receive(unpack(data));
      else if (ready) say(null);
    };
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  send(data, buffers) {
    const message = pack("comm_msg", { comm_id: place.model, data }, buffers);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    else if (this.#waiting.length < KEPT) this.#waiting.push(message);
  }

  pulse() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) {
      this.#lost(); // a dead network closes nothing for minutes: turn our back on this socket ourselves
    } else this.#socket.send("?");
  }

  #receive({ type, content, buffers }) {
    if (type === "comm_msg" && content.comm_id === place.model) {
      model.receive(content.data, buffers);
      if (content.data.method === "update") show();
    } else if (type === "status" && ["dead", "restarting"].includes(content.execution_state)) this.#lost();
  }

  async #lost() {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    say(WORDS.cut);
    const wait = Math.min(500 * 2 ** this.#tries++, 5000);
    await new Promise((done) => setTimeout(done, wait * (0.5 + Math.random())));
    let answer;
    try {
      answer = await fetch(kernelUrl, { cache: "no-store" });
    } catch {
      return this.#lost(); // server or network away
    }
    if (answer.ok) return this.open();
    say(WORDS.back);
    reload(300);
  }
}

let begun = false;
let ready = false;

async function show() {
  if (ready) say(null);
  if (begun) return;
  begun = true;
  try {
    const css = model.get("_css");
    if (css) document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
    const address = URL.createObjectURL(new Blob([model.get("_esm")], { type: "text/javascript" }));
    let widget = (await import(address)).default;
    URL.revokeObjectURL(address);
    if (typeof widget === "function") widget = await widget();
    await widget.initialize?.({ model });
    await widget.render({ model, el: page });
    ready = true;
    say(null);
  } catch (error) {
    console.error(error);
    say(WORDS.failed);
    reload(8000);
  }
}

const model = new Model();
const line = new Line();

if (place.model) {
  line.open();
  setInterval(() => line.pulse(), PULSE);
  addEventListener("offline", () => say(WORDS.cut));
  addEventListener("online", () => line.pulse());
  addEventListener("pagehide", () => navigator.sendBeacon(kernelUrl));
  addEventListener("pageshow", (event) => event.persisted && location.reload());
} else {
  say(WORDS.failed);
  reload(8000);
}
