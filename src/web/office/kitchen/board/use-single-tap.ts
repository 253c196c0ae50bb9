import { type MouseEvent, useCallback, useRef } from "react";

/** A second click so soon and so near belongs to a double tap. */
const DOUBLE_TAP = { ms: 500, px: 40 };

/**
 * Whether a click is a tap of its own. After a tap the orders below move up at once, so the second click of a double tap
 * would start another cake.
 */
export function useSingleTap(): (event: MouseEvent) => boolean {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return useCallback(({ timeStamp: at, clientX: x, clientY: y, detail }: MouseEvent) => {
    const before = last.current;
    const isNear = Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP.px;
    // The keyboard's clicks have no position, and its focus does not stay.
    if (detail > 0 && isNear && at - before.at < DOUBLE_TAP.ms) return false;
    last.current = { at, x, y };
    return true;
  }, []);
}
