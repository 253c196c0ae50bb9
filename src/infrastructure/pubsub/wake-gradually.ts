import { setTimeout as pause } from "node:timers/promises";

/** So many look again at a time, and the next ones so many ms later: two thousand of them within 20 s. */
const FEW = 10;
const BETWEEN = 100;

/**
 * Wakes all of them, a few at a time, since each one asks the database: all at once would ask it some ten thousand
 * questions in the moment in which it has come back. Ends early, without a timer left, when told so.
 */
export async function wakeGradually(wakers: readonly (() => void)[], until: AbortSignal): Promise<void> {
  for (let at = 0; at < wakers.length && !until.aborted; at += FEW) {
    for (const wake of wakers.slice(at, at + FEW)) wake();
    await pause(BETWEEN, undefined, { signal: until }).catch(() => {});
  }
}
