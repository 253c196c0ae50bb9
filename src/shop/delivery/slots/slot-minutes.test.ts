import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { cake, MINUTE, openSlotsFor } from "../../../../tests/support/slot-minutes.ts";
import { day } from "../../basics/india-time.ts";
import type { Piece } from "../../catalogue/catalogue.reads.ts";
import { products } from "../../catalogue/catalogue.tables.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import { deliveryOptions } from "../delivery.tables.ts";
import { OPTION_NAMES } from "../rules/options.ts";
import { confirmSlot } from "./confirm-slot.ts";
import { findSlot } from "./find-slot.ts";
import { holdSlot } from "./hold-slot.ts";
import { listDays } from "./list-days.ts";
import { listEarliest } from "./list-earliest.ts";
import { listWindows } from "./list-windows.ts";
import { moveReservation } from "./move-reservation.ts";
import { releaseSlot } from "./release-slot.ts";

const { shop, limit, slotNamed, hold, pass, ledgers } = openSlotsFor();

test("a slot takes orders up to its minutes, and a small one after a large one was refused", async () => {
  expect(await hold("large", cake(70, 10))).toMatchObject({ ok: true });
  expect(await hold("too large", cake(40))).toEqual({ ok: false, code: "slot-full" });
  expect(await hold("small", cake(30))).toMatchObject({ ok: true });
  expect(await hold("roses", cake(0, 90))).toMatchObject({ ok: true });
  expect(await hold("card", cake(0, 0))).toMatchObject({ ok: true });
  expect((await ledgers())[0]).toMatchObject({ taken: [4, 100, 100] });
});

test("lower minutes leave what is sold, and nothing more is taken until enough is cancelled", async () => {
  for (const orderId of ["one", "two"]) await hold(orderId, cake(50));
  await limit({ ovenMinutes: 60, decoratorMinutes: null });
  expect(await hold("three", cake(10))).toEqual({ ok: false, code: "slot-full" });
  expect(await hold("card", cake(0, 0))).toMatchObject({ ok: true });
  await releaseSlot(shop.services, { orderId: "one" });
  expect(await hold("three", cake(20))).toEqual({ ok: false, code: "slot-full" });
  expect(await hold("three", cake(10))).toMatchObject({ ok: true });
  expect((await ledgers())[0]).toMatchObject({ taken: [3, 60, 0] });
});

test("expired holds make room for their minutes, and stay if even that is not enough", async () => {
  await hold("slow", cake(40));
  pass(20);
  await hold("paying", cake(50));
  expect((await ledgers())[0]).toMatchObject({ taken: [1, 50, 0], held: [1, 50, 0] });
  pass(20);
  expect(await hold("huge", cake(101))).toEqual({ ok: false, code: "slot-full" });
  expect((await ledgers())[0]).toMatchObject({ taken: [1, 50, 0], held: [1, 50, 0] });
  expect(await hold("whole", cake(100))).toMatchObject({ ok: true });
});

test("a payment that comes after its minutes were given to somebody else is refused", async () => {
  await hold("slow", cake(60));
  pass(20);
  await hold("quick", cake(60));
  expect(await confirmSlot(shop.services, { orderId: "slow", slot: slotNamed("morning") })).toEqual({
    ok: false,
    code: "slot-full",
  });
  await releaseSlot(shop.services, { orderId: "quick" });
  expect(await confirmSlot(shop.services, { orderId: "slow", slot: slotNamed("morning") })).toMatchObject({
    ok: true,
  });
  expect((await ledgers())[0]).toMatchObject({ taken: [1, 60, 0], held: [1, 60, 0] });
});

test("an order moves only where its minutes are free, and takes them along", async () => {
  await hold("mover", cake(60, 5));
  await confirmSlot(shop.services, { orderId: "mover", slot: slotNamed("morning") });
  await hold("there", cake(50), "noon");
  const move = () => moveReservation(shop.services, { orderId: "mover", slot: slotNamed("noon") });
  expect(await move()).toEqual({ ok: false, code: "slot-full" });
  await releaseSlot(shop.services, { orderId: "there" });
  expect(await move()).toMatchObject({ ok: true });
  const taken = (await ledgers()).map((ledger) => ledger.taken);
  expect(taken.sort()).toEqual([
    [0, 0, 0],
    [1, 60, 5],
  ]);
});

/** The first two windows of Standard Delivery, as an order of these pieces sees them. */
async function seenBy(...pieces: Piece[]) {
  const offer = await listWindows(shop.services, { pincode: "110001", date: day("2026-11-23"), pieces });
  if (!offer.ok) throw new Error(offer.code);
  const standard = offer.value.options.find(({ option }) => option === "standard");
  return standard?.slots.slice(0, 2).map(({ placesLeft, state }) => {
    return [placesLeft, state === "full" && placesLeft > 0 ? "full for this order" : state];
  });
}
const pieces = (sku: string, quantity = 1): Piece => ({ sku, quantity });

test("each order sees for how many like it a slot has room, and another one that it is too large", async () => {
  await hold("first", cake(50, 0));
  expect(await seenBy(pieces("TRUF10"))).toEqual([
    [2, "open"],
    [5, "open"],
  ]);
  expect(await seenBy(pieces("TRUF10", 3))).toEqual([
    [19, "full for this order"],
    [1, "open"],
  ]);
  // Twelve roses need no oven.
  expect(await seenBy(pieces("ROSES12"))).toEqual([
    [10, "open"],
    [10, "open"],
  ]);
  expect(await seenBy(pieces("TRUF10"), pieces("PHOTO10"), pieces("ROSES12"))).toEqual([
    [1, "open"],
    [2, "open"],
  ]);
  expect(await seenBy(pieces("TRUF20", 3))).toEqual([
    [19, "full for this order"],
    [20, "full for this order"],
  ]);
});

test("a slot without free places is full for everybody, and expired holds count as free", async () => {
  for (let nth = 0; nth < 20; nth += 1) await hold(`${nth}`, cake(0, 0));
  expect((await seenBy(pieces("TRUF10")))?.[0]).toEqual([0, "full"]);
  await hold("oven", cake(100), "noon");
  expect((await seenBy(pieces("TRUF10")))?.[1]).toEqual([19, "full for this order"]);
  pass(20);
  expect(await seenBy(pieces("TRUF10"))).toEqual([
    [5, "open"],
    [5, "open"],
  ]);
});

test("without a limit a slot is as full as its places say", async () => {
  await limit({ ovenMinutes: null, decoratorMinutes: null });
  await hold("first", cake(5_000, 5_000));
  expect((await seenBy(pieces("TRUF20", 20)))?.[0]).toEqual([19, "open"]);
});

test("the calendar has no day on which an order of this size fits nowhere", async () => {
  await shop.db.update(deliveryOptions).set({ ovenMinutes: 100, decoratorMinutes: 100 });
  const open = async (...order: Piece[]) => {
    const days = await listDays(shop.services, { pincode: "110001", pieces: order });
    return days.ok ? days.value.filter(({ state }) => state === "open").length : 0;
  };
  expect(await open(pieces("TRUF10", 5))).toBeGreaterThan(80);
  expect(await open(pieces("TRUF10", 7))).toBe(0);
  await shop.db.update(deliveryOptions).set({ ovenMinutes: null, decoratorMinutes: null });
});

/** The earliest slot of the products that take the least time to make. */
async function earliest() {
  const offer = await listEarliest(shop.services, { pincode: "110001", wished: null });
  const first = offer.ok ? offer.value.earliest[0] : undefined;
  if (!first) throw new Error("nothing can be delivered");
  return first;
}

test("the earliest slot of a lead time has room for each of its products, except one that no slot can take", async () => {
  await shop.db.update(deliveryOptions).set({ ovenMinutes: 100, decoratorMinutes: 100 });
  const free = await earliest();
  const slot = await findSlot(shop.services, {
    ...{ pincode: "110001", date: free.date, leadHours: 2 },
    ...{ type: OPTION_NAMES[free.option], time: free.label },
  });
  if (!slot.ok) throw new Error(slot.code);
  const until = new Date(shop.now.getTime() + 15 * MINUTE);
  await holdSlot(shop.services, { orderId: "large", work: cake(90), slot: slot.value, until });
  const next = await earliest();
  expect([next.option, next.label]).not.toEqual([free.option, free.label]);

  await shop.db.update(products).set({ ovenMinutes: 500 }).where(eq(products.id, "PCOMBO"));
  await changeFeedOf(shop.db).check();
  expect(await earliest()).toEqual(next);
  await shop.db.update(products).set({ ovenMinutes: null }).where(eq(products.id, "PCOMBO"));
  await shop.db.update(deliveryOptions).set({ ovenMinutes: null, decoratorMinutes: null });
});

test("earliest slots are in the order of their lead times, whichever products take the most work", async () => {
  await shop.db.update(products).set({ ovenMinutes: 50 }).where(eq(products.leadHours, 2));
  await changeFeedOf(shop.db).check();
  const offer = await listEarliest(shop.services, { pincode: "110001", wished: null });
  const leads = offer.ok ? offer.value.earliest.map(({ leadHours }) => leadHours) : [];
  expect(leads).toEqual(leads.toSorted((a, b) => a - b));
  expect(leads.length).toBeGreaterThan(1);
  await shop.db.update(products).set({ ovenMinutes: null }).where(eq(products.leadHours, 2));
});

test("products that fit no window together still have an earliest slot", async () => {
  const set = (id: string, ovenMinutes: number, decoratorMinutes: number) =>
    shop.db.update(products).set({ ovenMinutes, decoratorMinutes }).where(eq(products.id, id));
  await shop.db.update(deliveryOptions).set({ ovenMinutes: 100, decoratorMinutes: 50 });
  await limit({ ovenMinutes: 50, decoratorMinutes: 100 });
  await set("PTRUFFLE", 90, 0);
  await set("PCOMBO", 0, 90);
  await changeFeedOf(shop.db).check();
  expect((await earliest()).placesLeft).toBeGreaterThan(0);
  await shop.db
    .update(products)
    .set({ ovenMinutes: null, decoratorMinutes: null })
    .where(inArray(products.id, ["PTRUFFLE", "PCOMBO"]));
  await shop.db.update(deliveryOptions).set({ ovenMinutes: null, decoratorMinutes: null });
  await changeFeedOf(shop.db).check();
});
