import { setTimeout as pause } from "node:timers/promises";

/** 10 subscribers every 100 ms: 2,000 within 20 s. */
const BATCH_SIZE = 10;
const BATCH_DELAY_MS = 100;

/**
 * Wakes subscribers in batches to avoid a thundering herd: each queries the database, which has only just come back.
 * Stops early, without a pending timer, when `until` aborts.
 */
export async function wakeGradually(wakers: readonly (() => void)[], until: AbortSignal): Promise<void> {
  for (let at = 0; at < wakers.length && !until.aborted; at += BATCH_SIZE) {
    for (const wake of wakers.slice(at, at + BATCH_SIZE)) wake();
    await pause(BATCH_DELAY_MS, undefined, { signal: until }).catch(() => {});
  }
}
