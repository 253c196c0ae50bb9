import { expect, test } from "vitest";
import { wakeGradually } from "./wake-gradually.ts";

/** Subscribers, and those of them that were woken. */
function sleepers(many: number) {
  const woken = new Set<number>();
  return { woken, wakers: Array.from({ length: many }, (_, nth) => () => void woken.add(nth)) };
}

test("after an outage, 2,000 subscribers are woken in batches; a few are all woken", async () => {
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
