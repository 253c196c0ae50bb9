import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pollEvery } from "./poll-every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the next call waits for a slow answer instead of replacing it", async () => {
  const answered: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((done) => answered.push(done)));
  const stop = pollEvery(2_000, ask);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answered[0]?.();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  answered[1]?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a failure does not end it", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("down")));
  const stop = pollEvery(2_000, ask);
  await vi.advanceTimersByTimeAsync(4_000);
  stop();
  expect(ask).toHaveBeenCalledTimes(2);
});
