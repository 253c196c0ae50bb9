import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadAt } from "./use-reload-at.ts";

const NOW = new Date("2026-11-26T10:00:00Z");
const IN_FIFTEEN_MINUTES = "2026-11-26T10:15:00Z";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test("an unpaid order is loaded again when its slot is free for others, once and not before", async () => {
  const reload = vi.fn(() => Promise.resolve());
  reloadAt(IN_FIFTEEN_MINUTES, reload);
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("an order that was paid or left in time is not loaded again", async () => {
  const reload = vi.fn(() => Promise.resolve());
  reloadAt(IN_FIFTEEN_MINUTES, reload)?.();
  expect(reloadAt(NOW.toISOString(), reload)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(reload).not.toHaveBeenCalled();
});

test("a failed reload does not break the page", async () => {
  const reload = vi.fn(() => Promise.reject(new Error("offline")));
  reloadAt(IN_FIFTEEN_MINUTES, reload);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(reload).toHaveBeenCalledOnce();
});
