import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { day, instant } from "../basics/india-time.ts";
import type { Outcome } from "../basics/outcome.ts";
import { NO_WORK } from "../catalogue/rules/work.ts";
import type { Services } from "../services.ts";
import { checkPincode } from "./check-pincode.ts";
import { confirmSlot } from "./confirm-slot.ts";
import { slotHolds, slots } from "./delivery.tables.ts";
import { expireHolds } from "./expire-holds.ts";
import { findSlot, type SlotChoice } from "./find-slot.ts";
import { holdSlot } from "./hold-slot.ts";
import { listDays } from "./list-days.ts";
import { listSlots } from "./list-slots.ts";
import { listWindows } from "./list-windows.ts";
import { releaseSlot } from "./release-slot.ts";

const saturday = day("2026-11-21");
const sunday = day("2026-11-22");

let opened: OpenDatabase;
let services: Services;
let now = SATURDAY_MORNING;
/** When a hold that is made at the start of a test expires. */
let until = now;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db, () => now);
});
beforeEach(async () => {
  now = SATURDAY_MORNING;
  until = new Date(now.getTime() + 15 * 60_000);
  await opened.db.delete(slotHolds);
  await opened.db.delete(slots);
});
afterAll(() => opened.close());

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const morning: SlotChoice = {
  pincode: "110001",
  date: sunday,
  type: "Fixed Time Delivery",
  time: "9 AM - 10 AM",
  leadHours: 2,
};

/** Takes this many of the six places of `morning`. */
async function take(count: number, choice = morning): Promise<string[]> {
  const slot = value(await findSlot(services, choice));
  until = new Date(now.getTime() + 15 * 60_000);
  const orders = Array.from({ length: count }, () => crypto.randomUUID());
  for (const orderId of orders) value(await holdSlot(services, { orderId, slot, work: NO_WORK, until }));
  return orders;
}

async function placesLeft(): Promise<number | undefined> {
  const { options } = value(await listWindows(services, { pincode: "110001", date: sunday, pieces: [] }));
  const fixedTime = options.find((offer) => offer.option === "fixed-time");
  return fixedTime?.slots.find((slot) => slot.label === "9 AM - 10 AM")?.placesLeft;
}

describe("a pincode", () => {
  test("that is served says how", async () => {
    const { options, city } = value(await checkPincode(services, { pincode: " 560001 " }));
    expect(city).toBe("Bengaluru");
    expect(options).toMatchObject({ standard: true, midnight: false, pickup: true });
  });

  test.each(["999999", "11000", "abcdef", "' or 1", ""])("%j is not served", async (pincode) => {
    expect(await checkPincode(services, { pincode })).toEqual({ ok: false, code: "pincode-not-served" });
  });
});

describe("slots in the contract's form", () => {
  test("start with Standard Delivery and name every other option that is offered", async () => {
    const rows = value(await listSlots(services, { pincode: "400001", date: null, pieces: [] }));
    expect(rows[0]).toEqual([
      "Standard Delivery",
      "9 AM - 12 PM",
      "12 PM - 3 PM",
      "3 PM - 6 PM",
      "6 PM - 9 PM",
    ]);
    expect(rows.map(([name]) => name)).toEqual([
      ...["Standard Delivery", "Fixed Time Delivery", "Midnight Delivery", "Pickup"],
    ]);
    expect(rows[2]).toEqual(["Midnight Delivery", "11 PM - 12 AM"]);
  });

  test("of today leave out options past their last order", async () => {
    const rows = value(
      await listSlots(services, {
        pincode: "110001",
        date: saturday,
        pieces: [{ sku: "TRUF10", quantity: 1 }],
      }),
    );
    expect(rows[0]).toEqual(["Standard Delivery", "3 PM - 6 PM", "6 PM - 9 PM"]);
    expect(rows[1]).toEqual(["Express Delivery", "Within 2 hours"]);
    expect(rows[3]).toEqual(["Midnight Delivery"]);
  });

  test("honour the longest lead time in the order", async () => {
    const pieces = ["TRUF10", "PHOTO10"].map((sku) => ({ sku, quantity: 1 }));
    const today = value(await listSlots(services, { pincode: "110001", date: saturday, pieces }));
    expect(today.map((row) => row.length)).toEqual([1, 1, 1, 1, 1]);
    const tomorrow = value(await listSlots(services, { pincode: "110001", date: sunday, pieces }));
    expect(tomorrow[0]).toEqual(["Standard Delivery", "12 PM - 3 PM", "3 PM - 6 PM", "6 PM - 9 PM"]);
  });

  test("leave out full windows", async () => {
    await take(6);
    const rows = value(await listSlots(services, { pincode: "110001", date: sunday, pieces: [] }));
    expect(rows[2]).not.toContain("9 AM - 10 AM");
    expect(rows[2]).toContain("10 AM - 11 AM");
  });

  test.each(["2026-11-20", "2027-02-20"])("of %s are refused", async (date) => {
    const outcome = await listSlots(services, { pincode: "110001", date: day(date), pieces: [] });
    expect(outcome).toMatchObject({ code: "date-out-of-range" });
  });

  test("of an unknown SKU are refused", async () => {
    const outcome = await listSlots(services, {
      pincode: "110001",
      date: sunday,
      pieces: [{ sku: "NOPE", quantity: 1 }],
    });
    expect(outcome).toMatchObject({ code: "unknown-sku" });
  });
});

describe("the calendar", () => {
  test("has today and the next 90 days, with their free windows", async () => {
    const days = value(
      await listDays(services, { pincode: "110001", pieces: [{ sku: "TRUF10", quantity: 1 }] }),
    );
    expect(days).toHaveLength(91);
    expect(days[1]).toEqual({ date: "2026-11-22", state: "open", slotsLeft: 4 + 13 + 1 + 11 });
  });

  test("closes a day for products with a longer lead time", async () => {
    const days = value(
      await listDays(services, { pincode: "110001", pieces: [{ sku: "PHOTO10", quantity: 1 }] }),
    );
    expect(days[0]).toMatchObject({ date: "2026-11-21", state: "closed", slotsLeft: 0 });
    expect(days[1]?.state).toBe("open");
  });

  test("calls a day full when all its windows are taken", async () => {
    now = instant(saturday, 17 * 60 + 30);
    const last = { ...morning, pincode: "400001", date: saturday, type: "Pickup", time: "8 PM - 9 PM" };
    const today = async () => value(await listDays(services, { pincode: "400001", pieces: [] }))[0];
    expect(await today()).toEqual({ date: saturday, state: "open", slotsLeft: 1 });
    await take(6, last);
    expect(await today()).toEqual({ date: saturday, state: "full", slotsLeft: 0 });
  });
});

describe("a chosen slot", () => {
  test("is found with its fee, its kitchen and its hours", async () => {
    const choice = { ...morning, type: "standard delivery", time: "9 am – 12 pm" };
    expect(value(await findSlot(services, choice))).toMatchObject({
      kitchenId: "delhi",
      onDate: "2026-11-22",
      option: "standard",
      typeName: "Standard Delivery",
      label: "9 AM - 12 PM",
      startsAt: instant(sunday, 540),
      endsAt: instant(sunday, 720),
      feePaise: 5_000,
      freeFromPaise: 50_000,
    });
  });

  test("of midnight is the night before its date, by either name", async () => {
    for (const time of ["11 PM - 12 AM", "Sat night, into Sun 22 Nov"]) {
      const slot = value(await findSlot(services, { ...morning, type: "Midnight Delivery", time }));
      expect(slot).toMatchObject({
        label: "Sat night, into Sun 22 Nov",
        startsAt: instant(saturday, 23 * 60),
      });
    }
  });

  test.each([
    ["an unserved pincode", { pincode: "999999" }, "pincode-not-served"],
    [
      "an option that the pincode lacks",
      { pincode: "560001", type: "Midnight Delivery" },
      "option-not-offered",
    ],
    ["an option that does not exist", { type: "Drone" }, "option-not-offered"],
    ["a past date", { date: day("2026-11-20") }, "date-out-of-range"],
    ["a date too far ahead", { date: day("2027-02-20") }, "date-out-of-range"],
    ["a window that does not exist", { time: "3 AM - 4 AM" }, "unknown-slot"],
    ["a window past its last order", { date: saturday, time: "11 AM - 12 PM" }, "slot-closed"],
    ["a window too soon for the cake", { leadHours: 48 }, "slot-closed"],
    ["express for tomorrow", { type: "Express Delivery", time: "Within 2 hours" }, "slot-closed"],
  ])("is refused for %s", async (_what, change, code) => {
    expect(await findSlot(services, { ...morning, ...change })).toEqual({ ok: false, code });
  });
});

describe("a place", () => {
  test("is held once, however often the order asks", async () => {
    const [orderId = ""] = await take(1);
    const slot = value(await findSlot(services, morning));
    value(await holdSlot(services, { orderId, slot, work: NO_WORK, until }));
    expect(await placesLeft()).toBe(5);
  });

  test("is refused when all are taken, and shown as full", async () => {
    await take(6);
    const slot = value(await findSlot(services, morning));
    const refused = await holdSlot(services, { orderId: "one-more", slot, work: NO_WORK, until });
    expect(refused).toEqual({ ok: false, code: "slot-full" });
    expect(await placesLeft()).toBe(0);
  });

  test("of an expired payment is free at once, and given to the next", async () => {
    await take(6);
    now = until;
    expect(await placesLeft()).toBe(6);
    const slot = value(await findSlot(services, morning));
    value(
      await holdSlot(services, {
        orderId: "next",
        slot,
        work: NO_WORK,
        until: new Date(until.getTime() + 900_000),
      }),
    );
    expect(await placesLeft()).toBe(5);
  });

  test("that is confirmed stays reserved after its hold would have expired", async () => {
    const [orderId = ""] = await take(1);
    value(await confirmSlot(services, { orderId, slot: value(await findSlot(services, morning)) }));
    now = new Date(until.getTime() + 1);
    expect(await expireHolds(services)).toEqual({ released: 0 });
    value(await confirmSlot(services, { orderId, slot: value(await findSlot(services, morning)) }));
    expect(await placesLeft()).toBe(5);
  });

  test("is confirmed for a late payment while nobody else has it", async () => {
    const [orderId = ""] = await take(6);
    now = until;
    expect(
      await confirmSlot(services, { orderId, slot: value(await findSlot(services, morning)) }),
    ).toMatchObject({ ok: true });
    expect(await placesLeft()).toBe(5);
  });

  test("is reserved again for a late payment if there is room, and refused if there is none", async () => {
    const [first = "", second = ""] = await take(2);
    now = until;
    expect(await expireHolds(services)).toEqual({ released: 2 });
    const slot = value(await findSlot(services, morning));
    expect(await confirmSlot(services, { orderId: first, slot })).toMatchObject({ ok: true });
    for (let index = 0; index < 5; index += 1) {
      value(
        await holdSlot(services, { orderId: `new-${index}`, slot, work: NO_WORK, until: new Date(2e12) }),
      );
    }
    expect(await confirmSlot(services, { orderId: second, slot })).toEqual({ ok: false, code: "slot-full" });
  });

  test("is given back once, however often it is released", async () => {
    const [orderId = ""] = await take(2);
    await releaseSlot(services, { orderId });
    await releaseSlot(services, { orderId });
    await releaseSlot(services, { orderId: "never-held" });
    expect(await placesLeft()).toBe(5);
  });

  test("is not taken when the order around it fails", async () => {
    const slot = value(await findSlot(services, morning));
    const order = opened.db.transaction(async (tx) => {
      value(await holdSlot({ ...services, db: tx }, { orderId: "failed", slot, work: NO_WORK, until }));
      throw new Error("no money");
    });
    await expect(order).rejects.toThrow("no money");
    expect(await placesLeft()).toBe(6);
  });
});
