// Lists that must fit the board: they get closer, then narrower, then turn pages, but never smaller than can be read.
import { useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact-htm.js";

const TURN_MS = 9000;

/** [ref, level]: the first of the levels 0…last at which the element of ref does not overflow. */
export function useFit(content, last) {
  const ref = useRef(null);
  const [, remeasure] = useState(0);
  const fit = useRef({ content: null, level: 0 });
  useEffect(() => {
    const again = () => {
      fit.current.content = null;
      remeasure((n) => n + 1);
    };
    const room = new ResizeObserver(again);
    room.observe(ref.current.closest(".sheet")); // whose size, unlike the list's, does not depend on the level
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      room.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, []);
  if (fit.current.content !== content) fit.current = { content, level: 0 };
  useLayoutEffect(() => {
    const el = ref.current;
    if (el && fit.current.level < last && overflows(el)) {
      fit.current.level += 1;
      remeasure((n) => n + 1);
    }
  });
  return [ref, fit.current.level];
}

function overflows(el) {
  // Not scrollHeight, which counts lines that are still rising into place.
  const bottom = el.offsetTop + el.clientTop + el.clientHeight + 1;
  const right = el.offsetLeft + el.clientLeft + el.clientWidth; // where columns go when they are full
  return [...el.children].some((child) => child.offsetTop + child.offsetHeight > bottom || child.offsetLeft >= right);
}

/** Which of the pages to show: the last while news come, else each in its turn. */
export function usePages(count, stayOnLast) {
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (count < 2 || stayOnLast) return undefined;
    const turn = setInterval(() => setPage((n) => n + 1), TURN_MS);
    return () => clearInterval(turn);
  }, [count, stayOnLast]);
  return stayOnLast ? count - 1 : page % count;
}
