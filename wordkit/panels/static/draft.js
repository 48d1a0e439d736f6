// What is being typed on a student's page: neither news nor a reload lose it.
import { useEffect, useState } from "./vendor/preact-htm.js";

const DRAFT_MS = 400;
const DRAFT = "wordkit-draft";

/** [text, type, kept, forget]: kept in this tab at once, by the kernel soon after. `first` is what to start from instead. */
export function useDraft({ topic, game, send, online, first = null }) {
  const [text, setText] = useState(() => first ?? stored(topic) ?? (game.draft || ""));
  const [kept, setKept] = useState(first ?? (game.draft || "")); // the last text that the kernel is known to have
  useEffect(() => {
    if (kept === text || !online) return undefined;
    const soon = setTimeout(async () => {
      const reply = await send({ do: "draft", text });
      if (reply.ok) setKept(text);
    }, DRAFT_MS);
    return () => clearTimeout(soon);
  }, [text, online]);
  const type = (typed) => {
    setText(typed);
    store({ topic, text: typed });
  };
  return [text, type, kept === text, () => store(null)];
}

function store(draft) {
  try {
    if (draft) sessionStorage.setItem(DRAFT, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT);
  } catch {
    // Without storage the kernel's copy is enough.
  }
}

/** What this tab keeps about this topic, or null. */
export function stored(topic) {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT));
    return draft?.topic === topic ? draft.text : null;
  } catch {
    return null;
  }
}
