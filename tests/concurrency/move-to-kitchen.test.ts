import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { day } from "../../src/shop/basics/india-time.ts";
import { moveToKitchen } from "../../src/shop/changes/move-to-kitchen.ts";
import { kitchens, pincodes, slots } from "../../src/shop/delivery/delivery.tables.ts";
import { advanceOrder } from "../../src/shop/orders/advance-order.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { paidOrder, staff } from "../support/paid-order.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import type { TestApp } from "../support/test-app.ts";

let testApp: TestApp;

openTestAppFor(async (opened) => {
  testApp = opened;
  const kitchen = { id: "saket", name: "Saket kitchen", city: "New Delhi", stateCode: "07" };
  await testApp.db.insert(kitchens).values({ ...kitchen, address: "2 Ring Road", pincode: "110016" });
  const offers = { standard: true, express: true, fixedTime: true, midnight: true, pickup: true };
  const place = { pincode: "110016", area: "Saket", city: "New Delhi", kitchenId: "saket" };
  await testApp.db.insert(pincodes).values({ ...place, ...offers });
}, testPostgres);
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const move = (id: string, from: string, to: string) =>
  moveToKitchen(testApp.services, { id, staff: staff("care"), from, to });

/** Paid orders of different customers for one slot of this day. */
async function ordersOf(deliveryDate: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (const index of many(count)) {
    const who = await testApp.customer(`mover${deliveryDate.slice(-2)}${index}`);
    ids.push(await paidOrder(testApp, who, { deliveryDate }));
  }
  return ids;
}

/** Places taken, and orders that will be made, at a kitchen on a day. */
async function load(kitchenId: string, date: string) {
  const on = day(date);
  const [slot] = await testApp.db
    .select()
    .from(slots)
    .where(and(eq(slots.kitchenId, kitchenId), eq(slots.onDate, on)));
  const made = await testApp.db.$count(
    orders,
    and(eq(orders.kitchenId, kitchenId), eq(orders.deliveryOn, on)),
  );
  return { taken: slot?.taken ?? 0, made };
}

test("eight orders that move at once to a kitchen with three places: three move, five keep their places", async () => {
  const date = "2026-11-25";
  const ids = await ordersOf(date, 8);
  await testApp.db.insert(slots).values({
    ...{ kitchenId: "saket", onDate: day(date), option: "standard", startMinute: 9 * 60, capacity: 3 },
  });
  const outcomes = await Promise.all(ids.map((id) => move(id, "delhi", "saket")));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "slot-full")).toHaveLength(5);
  expect(await load("saket", date)).toEqual({ taken: 3, made: 3 });
  expect(await load("delhi", date)).toEqual({ taken: 5, made: 5 });
});

test("orders that cross each other between two kitchens, with double clicks, neither deadlock nor take a place twice", async () => {
  const date = "2026-11-26";
  const ids = await ordersOf(date, 6);
  for (const id of ids.slice(0, 3)) expect(await move(id, "delhi", "saket")).toMatchObject({ ok: true });
  const outcomes = await Promise.all(
    ids.flatMap((id, index) => {
      const [from, to] = index < 3 ? (["saket", "delhi"] as const) : (["delhi", "saket"] as const);
      return [move(id, from, to), move(id, from, to)];
    }),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "kitchen-changed")).toHaveLength(6);
  expect(await load("saket", date)).toEqual({ taken: 3, made: 3 });
  expect(await load("delhi", date)).toEqual({ taken: 3, made: 3 });
});

test("while the kitchen begins, an order is either moved first or stays, and its place is where it is made", async () => {
  const date = "2026-11-27";
  const ids = await ordersOf(date, 6);
  await Promise.all(
    ids.flatMap((id) => [
      move(id, "delhi", "saket"),
      advanceOrder(testApp.services, { id, to: "preparing", staff: staff("kitchen") }),
    ]),
  );
  const [atSaket, atDelhi] = [await load("saket", date), await load("delhi", date)];
  expect(atSaket.taken).toBe(atSaket.made);
  expect(atDelhi.taken).toBe(atDelhi.made);
  expect(atSaket.made + atDelhi.made).toBe(6);
});
