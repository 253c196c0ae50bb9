import { useCallback, useEffect, useRef } from "react";

/**
 * The shop's time, as far as this page knows it: never later than the truth, and never before what the page has read. A
 * tablet's own clock may be wrong.
 * @param at the shop's time when the page was last read
 */
export function useShopClock(at: Date): () => Date {
  const offset = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // The read with the shortest way back is the nearest to the truth.
    offset.current = Math.max(offset.current, at.getTime() - performance.now());
  }, [at]);
  return useCallback(() => new Date(Math.floor(offset.current + performance.now())), []);
}
