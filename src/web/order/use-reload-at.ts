import { useEffect, useRef } from "react";

/** Loads an unpaid order again at this instant: the slot is then free for others. */
export function useReloadAt(at: string | null, reload: () => Promise<unknown>): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const left = at === null ? 0 : Date.parse(at) - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => void latest.current().catch(() => {}), left);
    return () => clearTimeout(timer);
  }, [at]);
}
