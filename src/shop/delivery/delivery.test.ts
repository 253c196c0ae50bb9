import { beforeEach, describe, expect, test } from "vitest";
import { openSmallShopFor, succeeded } from "../../../tests/support/small-shop-for.ts";
import { day, instant } from "../basics/india-time.ts";
import { NO_WORK } from "../catalogue/rules/work.ts";
import { slotHolds, slots } from "./delivery.tables.ts";
import { checkPincode } from "./pincodes/check-pincode.ts";
import { confirmSlot } from "./slots/confirm-slot.ts";
import { expireHolds } from "./slots/expire-holds.ts";
import { findSlot, type SlotChoice } from "./slots/find-slot.ts";
import { holdSlot } from "./slots/hold-slot.ts";
import { listDays } from "./slots/list-days.ts";
import { listSlots } from "./slots/list-slots.ts";
import { listWindows } from "./slots/list-windows.ts";
import { releaseSlot } from "./slots/release-slot.ts";

const shop = openSmallShopFor();

const saturday = day("2026-11-21");
const sunday = day("2026-11-22");

/** When a hold that is made at the start of a test expires. */
let until = shop.now;

beforeEach(async () => {
  until = new Date(shop.now.getTime() + 15 * 60_000);
  await shop.db.delete(slotHolds);
  await shop.db.delete(slots);
});

const morning: SlotChoice = {
  pincode: "110001",
  date: sunday,
  type: "Fixed Time Delivery",
  time: "9 AM - 10 AM",
  leadHours: 2,
};

/** Takes this many of the six places of `morning`. */
async function take(count: number, choice = morning): Promise<string[]> {
  const slot = succeeded(await findSlot(shop.services, choice));
  until = new Date(shop.now.getTime() + 15 * 60_000);
  const orders = Array.from({ length: count }, () => crypto.randomUUID());
  for (const orderId of orders)
    succeeded(await holdSlot(shop.services, { orderId, slot, work: NO_WORK, until }));
  return orders;
}

async function placesLeft(): Promise<number | undefined> {
  const { options } = succeeded(
    await listWindows(shop.services, { pincode: "110001", date: sunday, pieces: [] }),
  );
  const fixedTime = options.find((offer) => offer.option === "fixed-time");
  return fixedTime?.slots.find((slot) => slot.label === "9 AM - 10 AM")?.placesLeft;
}

describe("a pincode", () => {
  test("that is served says how", async () => {
    const { options, city } = succeeded(await checkPincode(shop.services, { pincode: " 560001 " }));
    expect(city).toBe("Bengaluru");
    expect(options).toMatchObject({ standard: true, midnight: false, pickup: true });
  });

  test.each(["999999", "11000", "abcdef", "' or 1", ""])("%j is not served", async (pincode) => {
    expect(await checkPincode(shop.services, { pincode })).toEqual({ ok: false, code: "pincode-not-served" });
  });
});

describe("slots in the contract's form", () => {
  test("start with Standard Delivery and name every other option that is offered", async () => {
    const rows = succeeded(await listSlots(shop.services, { pincode: "400001", date: null, pieces: [] }));
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
    const rows = succeeded(
      await listSlots(shop.services, {
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
    const today = succeeded(await listSlots(shop.services, { pincode: "110001", date: saturday, pieces }));
    expect(today.map((row) => row.length)).toEqual([1, 1, 1, 1, 1]);
    const tomorrow = succeeded(await listSlots(shop.services, { pincode: "110001", date: sunday, pieces }));
    expect(tomorrow[0]).toEqual(["Standard Delivery", "12 PM - 3 PM", "3 PM - 6 PM", "6 PM - 9 PM"]);
  });

  test("leave out full windows", async () => {
    await take(6);
    const rows = succeeded(await listSlots(shop.services, { pincode: "110001", date: sunday, pieces: [] }));
    expect(rows[2]).not.toContain("9 AM - 10 AM");
    expect(rows[2]).toContain("10 AM - 11 AM");
  });

  test.each(["2026-11-20", "2027-02-20"])("of %s are refused", async (date) => {
    const outcome = await listSlots(shop.services, { pincode: "110001", date: day(date), pieces: [] });
    expect(outcome).toMatchObject({ code: "date-out-of-range" });
  });

  test("of an unknown SKU are refused", async () => {
    const outcome = await listSlots(shop.services, {
      pincode: "110001",
      date: sunday,
      pieces: [{ sku: "NOPE", quantity: 1 }],
    });
    expect(outcome).toMatchObject({ code: "unknown-sku" });
  });
});

describe("the calendar", () => {
  test("has today and the next 90 days, with their free windows", async () => {
    const days = succeeded(
      await listDays(shop.services, { pincode: "110001", pieces: [{ sku: "TRUF10", quantity: 1 }] }),
    );
    expect(days).toHaveLength(91);
    expect(days[1]).toEqual({ date: "2026-11-22", state: "open", slotsLeft: 4 + 13 + 1 + 11 });
  });

  test("closes a day for products with a longer lead time", async () => {
    const days = succeeded(
      await listDays(shop.services, { pincode: "110001", pieces: [{ sku: "PHOTO10", quantity: 1 }] }),
    );
    expect(days[0]).toMatchObject({ date: "2026-11-21", state: "closed", slotsLeft: 0 });
    expect(days[1]?.state).toBe("open");
  });

  test("calls a day full when all its windows are taken", async () => {
    shop.now = instant(saturday, 17 * 60 + 30);
    const last = { ...morning, pincode: "400001", date: saturday, type: "Pickup", time: "8 PM - 9 PM" };
    const today = async () => succeeded(await listDays(shop.services, { pincode: "400001", pieces: [] }))[0];
    expect(await today()).toEqual({ date: saturday, state: "open", slotsLeft: 1 });
    await take(6, last);
    expect(await today()).toEqual({ date: saturday, state: "full", slotsLeft: 0 });
  });
});

describe("a chosen slot", () => {
  test("is found with its fee, its kitchen and its hours", async () => {
    const choice = { ...morning, type: "standard delivery", time: "9 am – 12 pm" };
    expect(succeeded(await findSlot(shop.services, choice))).toMatchObject({
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
      const slot = succeeded(await findSlot(shop.services, { ...morning, type: "Midnight Delivery", time }));
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
    expect(await findSlot(shop.services, { ...morning, ...change })).toEqual({ ok: false, code });
  });
});

describe("a place", () => {
  test("is held once, however often the order asks", async () => {
    const [orderId = ""] = await take(1);
    const slot = succeeded(await findSlot(shop.services, morning));
    succeeded(await holdSlot(shop.services, { orderId, slot, work: NO_WORK, until }));
    expect(await placesLeft()).toBe(5);
  });

  test("is refused when all are taken, and shown as full", async () => {
    await take(6);
    const slot = succeeded(await findSlot(shop.services, morning));
    const refused = await holdSlot(shop.services, { orderId: "one-more", slot, work: NO_WORK, until });
    expect(refused).toEqual({ ok: false, code: "slot-full" });
    expect(await placesLeft()).toBe(0);
  });

  test("of an expired payment is free at once, and given to the next", async () => {
    await take(6);
    shop.now = until;
    expect(await placesLeft()).toBe(6);
    const slot = succeeded(await findSlot(shop.services, morning));
    succeeded(
      await holdSlot(shop.services, {
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
    succeeded(
      await confirmSlot(shop.services, { orderId, slot: succeeded(await findSlot(shop.services, morning)) }),
    );
    shop.now = new Date(until.getTime() + 1);
    expect(await expireHolds(shop.services)).toEqual({ released: 0 });
    succeeded(
      await confirmSlot(shop.services, { orderId, slot: succeeded(await findSlot(shop.services, morning)) }),
    );
    expect(await placesLeft()).toBe(5);
  });

  test("is confirmed for a late payment while nobody else has it", async () => {
    const [orderId = ""] = await take(6);
    shop.now = until;
    expect(
      await confirmSlot(shop.services, { orderId, slot: succeeded(await findSlot(shop.services, morning)) }),
    ).toMatchObject({ ok: true });
    expect(await placesLeft()).toBe(5);
  });

  test("is reserved again for a late payment if there is room, and refused if there is none", async () => {
    const [first = "", second = ""] = await take(2);
    shop.now = until;
    expect(await expireHolds(shop.services)).toEqual({ released: 2 });
    const slot = succeeded(await findSlot(shop.services, morning));
    expect(await confirmSlot(shop.services, { orderId: first, slot })).toMatchObject({ ok: true });
    for (let index = 0; index < 5; index += 1) {
      succeeded(
        await holdSlot(shop.services, {
          orderId: `new-${index}`,
          slot,
          work: NO_WORK,
          until: new Date(2e12),
        }),
      );
    }
    expect(await confirmSlot(shop.services, { orderId: second, slot })).toEqual({
      ok: false,
      code: "slot-full",
    });
  });

  test("is given back once, however often it is released", async () => {
    const [orderId = ""] = await take(2);
    await releaseSlot(shop.services, { orderId });
    await releaseSlot(shop.services, { orderId });
    await releaseSlot(shop.services, { orderId: "never-held" });
    expect(await placesLeft()).toBe(5);
  });

  test("is not taken when the order around it fails", async () => {
    const slot = succeeded(await findSlot(shop.services, morning));
    const order = shop.db.transaction(async (tx) => {
      succeeded(
        await holdSlot({ ...shop.services, db: tx }, { orderId: "failed", slot, work: NO_WORK, until }),
      );
      throw new Error("no money");
    });
    await expect(order).rejects.toThrow("no money");
    expect(await placesLeft()).toBe(6);
  });
});
