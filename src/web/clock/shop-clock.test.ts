import { afterEach, beforeEach, expect, test, vi } from "vitest";

const AT_THE_SHOP = "2026-12-05T05:00:00.000Z";
const THREE_HOURS = 3 * 3_600_000;
const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", { localStorage });
  vi.useFakeTimers({ now: Date.parse(AT_THE_SHOP) + THREE_HOURS });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage() {
  vi.resetModules();
  return import("./shop-clock.ts");
}

const dateAfter = (ms: number) => new Date(Date.parse(AT_THE_SHOP) + ms).toUTCString();

test("a phone that is three hours ahead shows the shop's time, also on the next page before its first reply", async () => {
  const page = await openPage();
  page.setShopClock(dateAfter(0));
  expect(page.shopNow().toISOString()).toBe(AT_THE_SHOP);
  expect((await openPage()).shopNow().toISOString()).toBe(AT_THE_SHOP);
});

test("a reply that came late, or has no date, does not put the clock back", async () => {
  const page = await openPage();
  page.setShopClock(dateAfter(0));
  for (const date of [dateAfter(-61_000), null, "soon"]) page.setShopClock(date);
  expect(page.shopNow().toISOString()).toBe(AT_THE_SHOP);
});

test("a phone whose clock is put right shows the shop's time after the next reply", async () => {
  const page = await openPage();
  page.setShopClock(dateAfter(0));
  vi.setSystemTime(AT_THE_SHOP);
  page.setShopClock(dateAfter(0));
  expect(page.shopNow().toISOString()).toBe(AT_THE_SHOP);
});

test("without storage, the page measures by itself", async () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("window", { localStorage: { getItem: forbidden, setItem: forbidden } });
  const page = await openPage();
  page.setShopClock(dateAfter(0));
  expect(page.shopNow().toISOString()).toBe(AT_THE_SHOP);
});
