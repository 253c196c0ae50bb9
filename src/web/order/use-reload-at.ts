import { useEffect, useRef } from "react";
import { shopNow } from "../clock/shop-clock.ts";

/** Loads an unpaid order again at this instant: the slot is then free for others. */
export function useReloadAt(at: string | null, reload: () => Promise<unknown>): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => (at === null ? undefined : reloadAt(at, () => latest.current())), [at]);
}

/** Calls `reload` once at this instant of the shop's clock, not at all if it has passed. Returns what cancels it. */
export function reloadAt(at: string, reload: () => Promise<unknown>): (() => void) | undefined {
  const left = Date.parse(at) - shopNow().getTime();
  if (left <= 0) return;
  const timer = setTimeout(() => void reload().catch(() => {}), left);
  return () => clearTimeout(timer);
}
