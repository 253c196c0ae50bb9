import { useEffect, useRef } from "react";
import { shopNow } from "../clock/shop-clock.ts";

/** Loads an unpaid order again at this instant: the slot is then free for others. */
export function useReloadAt(at: string | null, reload: () => Promise<unknown>): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const left = at === null ? 0 : Date.parse(at) - shopNow().getTime();
    if (left <= 0) return;
    const timer = setTimeout(() => void latest.current().catch(() => {}), left);
    return () => clearTimeout(timer);
  }, [at]);
}
