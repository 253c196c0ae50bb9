import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { addDays, dayOf } from "../../../shop/basics/india-time.ts";
import { leadTimeFor } from "./lead-time.server.ts";

let opened: OpenDatabase;
const TODAY = dayOf(SATURDAY_MORNING);

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
afterAll(() => opened.close());

const reach = (
  wish: { days: number | null; pin: string | null; ready?: number },
  now: Date = SATURDAY_MORNING,
) =>
  leadTimeFor(
    testServices(opened.db, () => now),
    { by: wish.days === null ? null : addDays(TODAY, wish.days), pin: wish.pin, ready: wish.ready ?? null },
  );

test("without a day, the chosen lead time counts", async () => {
  expect(await reach({ days: null, pin: null, ready: 4 })).toEqual({
    ready: 4,
    isPinUnknown: false,
    place: null,
  });
});

test("a day alone counts in hours to the last window of the day that begins then", async () => {
  // It is 10:30 in the morning; the last fixed time begins at 8 PM.
  expect(await reach({ days: 0, pin: null })).toEqual({ ready: 9, isPinUnknown: false, place: null });
  expect(await reach({ days: 2, pin: null })).toEqual({ ready: 57, isPinUnknown: false, place: null });
});

test("after the last slot of a day, nothing arrives on it", async () => {
  const evening = new Date(`${TODAY}T21:05:00+05:30`);
  expect((await reach({ days: 0, pin: null }, evening)).ready).toBe(-1);
  expect((await reach({ days: 1, pin: null }, evening)).ready).toBeGreaterThanOrEqual(12);
});

test("a shorter chosen lead time stays, a longer one is reduced", async () => {
  expect((await reach({ days: 2, pin: null, ready: 4 })).ready).toBe(4);
  expect((await reach({ days: 2, pin: null, ready: 60 })).ready).toBe(57);
});

test("at a pincode its free slots decide, and a later day never shortens the lead time", async () => {
  const today = await reach({ days: 0, pin: "110001" });
  const later = await reach({ days: 5, pin: "110001" });
  expect(today).toMatchObject({ isPinUnknown: false, place: { pincode: "110001" } });
  expect(later.ready).toBeGreaterThan(today.ready ?? 0);
});

test("late in the evening, Midnight of the day after does not count for the next day", async () => {
  const evening = new Date(`${TODAY}T22:07:00+05:30`);
  // A 24-hour product is ready at 22:07 the next day, after its last slot. Midnight at 23:00 belongs to the day after.
  expect((await reach({ days: 1, pin: "110001" }, evening)).ready).toBe(2);
  expect((await reach({ days: 2, pin: "110001" }, evening)).ready).toBeGreaterThanOrEqual(24);
});

test("a pincode that is not served filters by the day alone, and the page says so", async () => {
  expect(await reach({ days: 1, pin: "999999" })).toEqual({ ready: 33, isPinUnknown: true, place: null });
});
