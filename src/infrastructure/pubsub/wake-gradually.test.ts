import { expect, test } from "vitest";
import { wakeGradually } from "./wake-gradually.ts";

/** So many who may be woken, and how many were. */
function sleepers(many: number) {
  const woken = new Set<number>();
  return { woken, wakers: Array.from({ length: many }, (_, nth) => () => void woken.add(nth)) };
}

test("two thousand who may have missed something never look again all at once; all of a few do", async () => {
  const closing = new AbortController();
  const { woken, wakers } = sleepers(2_000);
  const waking = wakeGradually(wakers, closing.signal);
  expect(woken.size).toBeGreaterThan(0);
  expect(woken.size).toBeLessThanOrEqual(10);
  closing.abort();
  await waking;
  expect(woken.size).toBeLessThanOrEqual(10);

  const few = sleepers(25);
  await wakeGradually(few.wakers, new AbortController().signal);
  expect(few.woken.size).toBe(25);
});
