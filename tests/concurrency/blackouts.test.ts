import { setTimeout as pause } from "node:timers/promises";
import { and, eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays, type Day, day, instant } from "../../src/shop/basics/india-time.ts";
import { NO_WORK } from "../../src/shop/catalogue/rules/work.ts";
import { createBlackout } from "../../src/shop/delivery/blackouts/create-blackout.ts";
import { findBlackout } from "../../src/shop/delivery/blackouts/list-blackouts.ts";
import { selectOptions, selectWindowsOf } from "../../src/shop/delivery/options/options.queries.ts";
import { saveOption, settingsOf } from "../../src/shop/delivery/options/save-option.ts";
import { findSlot } from "../../src/shop/delivery/slots/find-slot.ts";
import { holdSlot } from "../../src/shop/delivery/slots/hold-slot.ts";
import { listOrdersInBlackout } from "../../src/shop/orders/list-orders-in-blackout.ts";
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

const asha = testSession({ roles: ["owner"] });

async function close(on: Day): Promise<number> {
  const blackout = {
    ...{ startsAt: instant(on, 0), endsAt: instant(addDays(on, 1), 0), reason: "Oven" },
    ...{ kitchenId: "delhi", option: null, startMinute: null, areas: [] },
  };
  const created = await createBlackout(testApp.services, { blackout, staff: asha });
  if (!created.ok) throw new Error(created.code);
  return created.value.id;
}

async function ordersOn(on: Day): Promise<number> {
  return testApp.db.$count(orders, and(eq(orders.deliveryOn, on), ne(orders.status, "cancelled")));
}

test("no order is accepted for a time that a blackout has closed, and those before it are all listed", async () => {
  const shoppers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => testApp.customer(`rush-${index}`)),
  );
  let accepted = 0;
  let refused = 0;
  for (let round = 0; round < 4; round += 1) {
    const on = addDays(day("2026-12-01"), round);
    const rush = shoppers.map(async (userId, index) => {
      await pause(index * 3);
      const body = anOrder(userId, { deliveryDate: on });
      return (await testApp.call(userId, "POST", "/payment/create-order", body)).status;
    });
    await pause(10 + round * 8);
    const id = await close(on);
    const before = await ordersOn(on);
    const blackout = await findBlackout(testApp.services, { id });
    if (!blackout) throw new Error("the blackout is not there");
    const listed = await listOrdersInBlackout(testApp.services, { covers: blackout.covers });
    const statuses = await Promise.all(rush);
    expect(listed.total).toBe(before);
    expect(await ordersOn(on)).toBe(before);
    expect(statuses.filter((status) => status < 300)).toHaveLength(before);
    expect(statuses.filter((status) => status === 409)).toHaveLength(shoppers.length - before);
    accepted += before;
    refused += shoppers.length - before;
  }
  // Both must occur, otherwise the test proves nothing.
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});

test("a blackout waits for a reservation under way, and the next shopper waits for the blackout", async () => {
  const { services, db } = testApp;
  const on = day("2026-12-10");
  const choice = { pincode: "110001", date: on, type: "Standard Delivery", time: "9 AM - 12 PM" };
  const slot = await findSlot(services, { ...choice, leadHours: 2 });
  if (!slot.ok) throw new Error(slot.code);
  const until = new Date(2e12);
  const hold = (orderId: string, inside = services) =>
    holdSlot(inside, { orderId, slot: slot.value, work: NO_WORK, until });
  let closing: Promise<number> | undefined;
  let next: ReturnType<typeof hold> | undefined;
  await db.transaction(async (tx) => {
    expect(await hold("first", { ...services, db: tx })).toMatchObject({ ok: true });
    closing = close(on);
    expect(await Promise.race([closing, pause(200, "waits")])).toBe("waits");
    next = hold("second");
    expect(await Promise.race([next, pause(200, "waits")])).toBe("waits");
  });
  expect(await closing).toBeGreaterThan(0);
  expect(await next).toEqual({ ok: false, code: "slot-closed" });
});

test("a new capacity and checkouts in other slots wait for each other without a deadlock", async () => {
  const { services, db } = testApp;
  const slotOn = async (date: Day) => {
    const choice = { pincode: "110001", date, type: "Standard Delivery", time: "9 AM - 12 PM", leadHours: 2 };
    const slot = await findSlot(services, choice);
    if (!slot.ok) throw new Error(slot.code);
    return slot.value;
  };
  const [first, second] = [await slotOn(day("2026-12-12")), await slotOn(day("2026-12-13"))];
  const until = new Date(2e12);
  // Both slots have a row.
  for (const [index, slot] of [first, second].entries())
    await holdSlot(services, { orderId: `early-${index}`, slot, work: NO_WORK, until });
  const stored = (await selectOptions(db)).find(({ option }) => option === "standard");
  if (!stored) throw new Error("there is no standard delivery");
  const settings = settingsOf(stored, await selectWindowsOf(db, "standard"));
  let saving: ReturnType<typeof saveOption> | undefined;
  let next: ReturnType<typeof holdSlot> | undefined;
  await db.transaction(async (tx) => {
    await holdSlot({ ...services, db: tx }, { orderId: "paying", slot: first, work: NO_WORK, until });
    const changed = { ...settings, capacity: settings.capacity + 5 };
    saving = saveOption(services, {
      ...{ option: "standard", settings: changed, seen: stored.version, staff: asha },
    });
    expect(await Promise.race([saving, pause(200, "waits")])).toBe("waits");
    next = holdSlot(services, { orderId: "next", slot: second, work: NO_WORK, until });
    expect(await Promise.race([next, pause(200, "waits")])).toBe("waits");
  });
  expect(await saving).toEqual({ ok: true, value: true });
  expect(await next).toMatchObject({ ok: true });
});
