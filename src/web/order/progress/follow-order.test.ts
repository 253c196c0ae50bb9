import { afterEach, expect, test, vi } from "vitest";
import { fetchOrder, isSettled } from "./follow-order.ts";

afterEach(() => vi.unstubAllGlobals());

test("a delivered order is followed until its coins are booked", () => {
  const delivered = { coins: 0, isEarning: true, wasOnTime: null, products: [] };
  const facts = { status: "delivered" as const, refunds: [], complaints: [] };
  expect(isSettled({ ...facts, delivered })).toBe(false);
  expect(isSettled({ ...facts, delivered: { ...delivered, coins: 50, isEarning: false } })).toBe(true);
  expect(isSettled({ ...facts, delivered: null })).toBe(true);
});

test("a page that is older than the shop says that it must be reloaded, not that the shop is away", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ uuid: "a status of tomorrow" }));
  await expect(fetchOrder("/orders/1/progress")).rejects.toThrow("Please reload it");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(fetchOrder("/orders/1/progress")).rejects.toThrow("this page tries again by itself");
});
