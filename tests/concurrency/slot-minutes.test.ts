import { setTimeout as pause } from "node:timers/promises";
import { and, eq, ne, sum } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { day } from "../../src/shop/basics/india-time.ts";
import { expireOrder } from "../../src/shop/checkout/expire-order.ts";
import { deliveryOptions, slotHolds, slots } from "../../src/shop/delivery/delivery.tables.ts";
import { selectOptions, selectWindowsOf } from "../../src/shop/delivery/options/options.queries.ts";
import { saveOption, settingsOf } from "../../src/shop/delivery/options/save-option.ts";
import { findSlot } from "../../src/shop/delivery/slots/find-slot.ts";
import { holdSlot } from "../../src/shop/delivery/slots/hold-slot.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import { anOrder, type TestApp } from "../support/test-app.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Limits the kitchen's minutes for each slot of Standard Delivery. */
function limit(minutes: { ovenMinutes: number | null; decoratorMinutes: number | null }) {
  return testApp.db.update(deliveryOptions).set(minutes).where(eq(deliveryOptions.option, "standard"));
}

// A cake costs 20 minutes of the oven and 15 of a decorator, roses cost 10 of a decorator.
const CAKE = [{ SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes", image: "" }];
const THREE_CAKES = [{ SKU: "TRUF10", price: 1259, quantity: 3, sheetName: "Cakes", image: "" }];
const ROSES = [{ SKU: "ROSES12", price: 449, quantity: 1, sheetName: "Cakes", image: "" }];

/** Shoppers who order at the same moment, the nth of them what `sku` gives it. */
async function rush(deliveryDate: string, sku: (nth: number) => object[]) {
  const shoppers = await Promise.all(
    many(100).map((nth) => testApp.customer(`minutes${deliveryDate.slice(-2)}x${nth}`)),
  );
  const replies = shoppers.map(async (who, nth) => {
    const wish = { deliveryDate, sku: sku(nth), message: "" };
    const reply = await testApp.call(who, "POST", "/payment/create-order", anOrder(who, wish));
    return `${reply.status} ${reply.body.code ?? "placed"}`;
  });
  return Promise.all(replies);
}

/** Returns the counts of a day's slot, and the sums of its holds. */
async function ledger(deliveryDate: string) {
  const [slot] = await testApp.db
    .select()
    .from(slots)
    .where(eq(slots.onDate, day(deliveryDate)));
  if (!slot) throw new Error("nobody has ordered");
  const [held] = await testApp.db
    .select({ oven: sum(slotHolds.ovenMinutes), decorator: sum(slotHolds.decoratorMinutes) })
    .from(slotHolds)
    .where(and(eq(slotHolds.slotId, slot.id), ne(slotHolds.state, "released")));
  const live = and(eq(slotHolds.slotId, slot.id), ne(slotHolds.state, "released"));
  return {
    taken: [slot.taken, slot.takenOvenMinutes, slot.takenDecoratorMinutes],
    held: [await testApp.db.$count(slotHolds, live), Number(held?.oven), Number(held?.decorator)],
  };
}

const placed = (replies: string[]) => replies.filter((reply) => reply === "200 placed").length;

test("a hundred shoppers who order at once never get more than the minutes of the oven", async () => {
  await limit({ ovenMinutes: 210, decoratorMinutes: null });
  const replies = await rush("2026-12-01", () => CAKE);
  expect(placed(replies)).toBe(10);
  expect(replies.filter((reply) => reply === "409 slot-full")).toHaveLength(90);
  expect(await ledger("2026-12-01")).toEqual({ taken: [10, 200, 150], held: [10, 200, 150] });
});

test("@all a hundred shoppers who order at once never get more than the decorator's minutes", async () => {
  await limit({ ovenMinutes: 1_000, decoratorMinutes: 100 });
  expect(placed(await rush("2026-12-02", () => CAKE))).toBe(6);
  expect(await ledger("2026-12-02")).toEqual({ taken: [6, 120, 90], held: [6, 120, 90] });
});

test("@all a hundred shoppers who order at once never get more than the places, however few minutes they take", async () => {
  await limit({ ovenMinutes: 1_000, decoratorMinutes: 1_000 });
  expect(placed(await rush("2026-12-03", () => ROSES))).toBe(20);
  expect(await ledger("2026-12-03")).toEqual({ taken: [20, 0, 200], held: [20, 0, 200] });
});

test("orders of different work fill a slot up to its minutes, and none is refused that fits", async () => {
  await limit({ ovenMinutes: 240, decoratorMinutes: 230 });
  const replies = await rush("2026-12-04", (nth) => [CAKE, THREE_CAKES, ROSES][nth % 3] ?? CAKE);
  const { taken, held } = await ledger("2026-12-04");
  const [places = 0, oven = 0, decorator = 0] = taken;
  expect(held).toEqual(taken);
  expect(placed(replies)).toBe(places);
  expect(places).toBeLessThanOrEqual(20);
  expect(oven).toBeLessThanOrEqual(240);
  expect(decorator).toBeLessThanOrEqual(230);
  // Roses were wanted all the time, and need the least.
  expect(places === 20 || decorator > 220).toBe(true);
});

test("a slot without limits takes orders up to its places, and counts their minutes", async () => {
  await limit({ ovenMinutes: null, decoratorMinutes: null });
  expect(placed(await rush("2026-12-05", () => THREE_CAKES))).toBe(20);
  expect(await ledger("2026-12-05")).toEqual({ taken: [20, 1_200, 900], held: [20, 1_200, 900] });
});

test("the minutes of orders that are not paid or cancelled at once are returned exactly", async () => {
  await limit({ ovenMinutes: 240, decoratorMinutes: null });
  const date = "2026-12-06";
  await rush(date, () => THREE_CAKES);
  expect((await ledger(date)).taken).toEqual([4, 240, 180]);
  const made = await testApp.db
    .select()
    .from(orders)
    .where(eq(orders.deliveryOn, day(date)));
  testApp.setClock(new Date(SATURDAY_MORNING.getTime() + 3_600_000));
  await Promise.all(
    made.flatMap(({ id }) => [1, 2].map(() => expireOrder(testApp.services, { orderId: id }))),
  );
  expect(await ledger(date)).toMatchObject({ taken: [0, 0, 0] });
});

test("fewer minutes wait for an order that is under way, and count it once they are saved", async () => {
  await limit({ ovenMinutes: null, decoratorMinutes: null });
  const { services, db } = testApp;
  const date = day("2026-12-07");
  const choice = { pincode: "110001", date, type: "Standard Delivery", time: "9 AM - 12 PM", leadHours: 2 };
  const slot = await findSlot(services, choice);
  if (!slot.ok) throw new Error(slot.code);
  const order = { slot: slot.value, work: { ovenMinutes: 60, decoratorMinutes: 0 }, until: new Date(2e12) };
  // The slot has a row.
  await holdSlot(services, { ...order, orderId: "early" });
  const stored = (await selectOptions(db)).find(({ option }) => option === "standard");
  if (!stored) throw new Error("there is no standard delivery");
  const settings = { ...settingsOf(stored, await selectWindowsOf(db, "standard")), ovenMinutes: 130 };
  const staff = testSession({ roles: ["owner"] });
  let saving: ReturnType<typeof saveOption> | undefined;
  let next: ReturnType<typeof holdSlot> | undefined;
  await db.transaction(async (tx) => {
    await holdSlot({ ...services, db: tx }, { ...order, orderId: "under way" });
    saving = saveOption(services, { option: "standard", settings, seen: stored.version, staff });
    expect(await Promise.race([saving, pause(200, "waits")])).toBe("waits");
    next = holdSlot(services, { ...order, orderId: "next" });
  });
  expect(await saving).toEqual({ ok: true, value: true });
  expect(await next).toEqual({ ok: false, code: "slot-full" });
  expect(await ledger(date)).toEqual({ taken: [2, 120, 0], held: [2, 120, 0] });
});
