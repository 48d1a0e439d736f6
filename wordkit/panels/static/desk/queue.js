// What people do at a desk, one thing after the other.
import { useRef, useState } from "../vendor/preact-htm.js";

/**
 * {ask, busy, refused}: ask takes a message, or a function of what is shown by then, since a command names the step
 * that the one before led to, and how long the answer may take. It resolves to the reply; refused is the last reply when it was a refusal.
 */
export function useQueue(shown, send) {
  const latest = useRef(shown);
  latest.current = shown;
  const last = useRef(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState(null);

  async function post(message, patience) {
    const reply = await send(typeof message === "function" ? message(latest.current) : message, patience);
    setWaiting((n) => n - 1);
    setRefused(reply.ok ? null : reply);
    return reply;
  }

  const ask = (message, patience) => {
    setWaiting((n) => n + 1);
    last.current = last.current.then(() => post(message, patience));
    return last.current;
  };
  return { ask, busy: waiting > 0, refused };
}
