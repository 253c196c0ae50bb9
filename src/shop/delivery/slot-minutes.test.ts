import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { propertyRuns } from "../../../tests/support/property-runs.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import { day } from "../basics/india-time.ts";
import type { Piece } from "../catalogue/catalogue.reads.ts";
import { products } from "../catalogue/catalogue.tables.ts";
import type { Work } from "../catalogue/rules/work.ts";
import { changeFeedOf } from "../change-feed/change-feed.ts";
import type { Services } from "../services.ts";
import { confirmSlot } from "./confirm-slot.ts";
import { deliveryOptions, slotHolds, slots } from "./delivery.tables.ts";
import { expireHolds } from "./expire-holds.ts";
import { type ChosenSlot, findSlot } from "./find-slot.ts";
import { holdSlot } from "./hold-slot.ts";
import { listDays } from "./list-days.ts";
import { listEarliest } from "./list-earliest.ts";
import { listWindows } from "./list-windows.ts";
import { moveReservation } from "./move-reservation.ts";
import { releaseSlot } from "./release-slot.ts";
import { OPTION_NAMES } from "./rules/options.ts";

const MINUTE = 60_000;

let opened: Awaited<ReturnType<typeof testDatabase>>;
let services: Services;
let now = SATURDAY_MORNING;
let [morning, noon]: ChosenSlot[] = [];

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db, () => now);
  [morning, noon] = await Promise.all([slotAt("9 AM - 12 PM"), slotAt("12 PM - 3 PM")]);
});
afterAll(() => opened.close());
beforeEach(reset);

async function reset() {
  now = SATURDAY_MORNING;
  await opened.db.delete(slotHolds);
  await opened.db.delete(slots);
  await limit({ ovenMinutes: 100, decoratorMinutes: 100 });
}

async function slotAt(time: string): Promise<ChosenSlot> {
  const choice = { pincode: "110001", date: day("2026-11-23"), type: "Standard Delivery", leadHours: 2 };
  const slot = await findSlot(services, { ...choice, time });
  if (!slot.ok) throw new Error(slot.code);
  return slot.value;
}

type Limits = { ovenMinutes: number | null; decoratorMinutes: number | null };

function limit(minutes: Limits) {
  return opened.db.update(deliveryOptions).set(minutes).where(eq(deliveryOptions.option, "standard"));
}

function slotNamed(name: "morning" | "noon"): ChosenSlot {
  const slot = name === "morning" ? morning : noon;
  if (!slot) throw new Error("the shop has no such slot");
  return slot;
}

const hold = (orderId: string, work: Work, name: "morning" | "noon" = "morning") =>
  holdSlot(services, {
    ...{ orderId, work, slot: slotNamed(name) },
    until: new Date(now.getTime() + 15 * MINUTE),
  });
const cake = (ovenMinutes: number, decoratorMinutes = 0): Work => ({ ovenMinutes, decoratorMinutes });

/** Per slot, what it counts and what its holds add up to. */
async function ledgers() {
  const holds = (await opened.db.select().from(slotHolds)).filter(({ state }) => state !== "released");
  const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return (await opened.db.select().from(slots)).map((slot) => {
    const live = holds.filter(({ slotId }) => slotId === slot.id);
    return {
      slot,
      taken: [slot.taken, slot.takenOvenMinutes, slot.takenDecoratorMinutes],
      held: [
        live.length,
        total(live.map(({ ovenMinutes }) => ovenMinutes)),
        total(live.map(({ decoratorMinutes }) => decoratorMinutes)),
      ],
    };
  });
}

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
  await releaseSlot(services, { orderId: "one" });
  expect(await hold("three", cake(20))).toEqual({ ok: false, code: "slot-full" });
  expect(await hold("three", cake(10))).toMatchObject({ ok: true });
  expect((await ledgers())[0]).toMatchObject({ taken: [3, 60, 0] });
});

test("expired holds make room for their minutes, and stay if even that is not enough", async () => {
  await hold("slow", cake(40));
  now = new Date(now.getTime() + 20 * MINUTE);
  await hold("paying", cake(50));
  expect((await ledgers())[0]).toMatchObject({ taken: [1, 50, 0], held: [1, 50, 0] });
  now = new Date(now.getTime() + 20 * MINUTE);
  expect(await hold("huge", cake(101))).toEqual({ ok: false, code: "slot-full" });
  expect((await ledgers())[0]).toMatchObject({ taken: [1, 50, 0], held: [1, 50, 0] });
  expect(await hold("whole", cake(100))).toMatchObject({ ok: true });
});

test("a payment that comes after its minutes were given to somebody else is refused", async () => {
  await hold("slow", cake(60));
  now = new Date(now.getTime() + 20 * MINUTE);
  await hold("quick", cake(60));
  expect(await confirmSlot(services, { orderId: "slow", slot: slotNamed("morning") })).toEqual({
    ok: false,
    code: "slot-full",
  });
  await releaseSlot(services, { orderId: "quick" });
  expect(await confirmSlot(services, { orderId: "slow", slot: slotNamed("morning") })).toMatchObject({
    ok: true,
  });
  expect((await ledgers())[0]).toMatchObject({ taken: [1, 60, 0], held: [1, 60, 0] });
});

test("an order moves only where its minutes are free, and takes them along", async () => {
  await hold("mover", cake(60, 5));
  await confirmSlot(services, { orderId: "mover", slot: slotNamed("morning") });
  await hold("there", cake(50), "noon");
  const move = () => moveReservation(services, { orderId: "mover", slot: slotNamed("noon") });
  expect(await move()).toEqual({ ok: false, code: "slot-full" });
  await releaseSlot(services, { orderId: "there" });
  expect(await move()).toMatchObject({ ok: true });
  const taken = (await ledgers()).map((ledger) => ledger.taken);
  expect(taken.sort()).toEqual([
    [0, 0, 0],
    [1, 60, 5],
  ]);
});

/** The first two windows of Standard Delivery, as an order of these pieces sees them. */
async function seenBy(...pieces: Piece[]) {
  const offer = await listWindows(services, { pincode: "110001", date: day("2026-11-23"), pieces });
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
  now = new Date(now.getTime() + 20 * MINUTE);
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
  await opened.db.update(deliveryOptions).set({ ovenMinutes: 100, decoratorMinutes: 100 });
  const open = async (...order: Piece[]) => {
    const days = await listDays(services, { pincode: "110001", pieces: order });
    return days.ok ? days.value.filter(({ state }) => state === "open").length : 0;
  };
  expect(await open(pieces("TRUF10", 5))).toBeGreaterThan(80);
  expect(await open(pieces("TRUF10", 7))).toBe(0);
  await opened.db.update(deliveryOptions).set({ ovenMinutes: null, decoratorMinutes: null });
});

/** The earliest slot of the products that take the least time to make. */
async function earliest() {
  const offer = await listEarliest(services, { pincode: "110001", wished: null });
  const first = offer.ok ? offer.value.earliest[0] : undefined;
  if (!first) throw new Error("nothing can be delivered");
  return first;
}

test("the earliest slot of a lead time has room for each of its products, except one that no slot can take", async () => {
  await opened.db.update(deliveryOptions).set({ ovenMinutes: 100, decoratorMinutes: 100 });
  const free = await earliest();
  const slot = await findSlot(services, {
    ...{ pincode: "110001", date: free.date, leadHours: 2 },
    ...{ type: OPTION_NAMES[free.option], time: free.label },
  });
  if (!slot.ok) throw new Error(slot.code);
  const until = new Date(now.getTime() + 15 * MINUTE);
  await holdSlot(services, { orderId: "large", work: cake(90), slot: slot.value, until });
  const next = await earliest();
  expect([next.option, next.label]).not.toEqual([free.option, free.label]);

  await opened.db.update(products).set({ ovenMinutes: 500 }).where(eq(products.id, "PCOMBO"));
  await changeFeedOf(opened.db).check();
  expect(await earliest()).toEqual(next);
  await opened.db.update(products).set({ ovenMinutes: null }).where(eq(products.id, "PCOMBO"));
  await opened.db.update(deliveryOptions).set({ ovenMinutes: null, decoratorMinutes: null });
});

test("earliest slots are in the order of their lead times, whichever products take the most work", async () => {
  await opened.db.update(products).set({ ovenMinutes: 50 }).where(eq(products.leadHours, 2));
  await changeFeedOf(opened.db).check();
  const offer = await listEarliest(services, { pincode: "110001", wished: null });
  const leads = offer.ok ? offer.value.earliest.map(({ leadHours }) => leadHours) : [];
  expect(leads).toEqual(leads.toSorted((a, b) => a - b));
  expect(leads.length).toBeGreaterThan(1);
  await opened.db.update(products).set({ ovenMinutes: null }).where(eq(products.leadHours, 2));
});

test("products that fit no window together still have an earliest slot", async () => {
  const set = (id: string, ovenMinutes: number, decoratorMinutes: number) =>
    opened.db.update(products).set({ ovenMinutes, decoratorMinutes }).where(eq(products.id, id));
  await opened.db.update(deliveryOptions).set({ ovenMinutes: 100, decoratorMinutes: 50 });
  await limit({ ovenMinutes: 50, decoratorMinutes: 100 });
  await set("PTRUFFLE", 90, 0);
  await set("PCOMBO", 0, 90);
  await changeFeedOf(opened.db).check();
  expect((await earliest()).placesLeft).toBeGreaterThan(0);
  await opened.db
    .update(products)
    .set({ ovenMinutes: null, decoratorMinutes: null })
    .where(inArray(products.id, ["PTRUFFLE", "PCOMBO"]));
  await opened.db.update(deliveryOptions).set({ ovenMinutes: null, decoratorMinutes: null });
  await changeFeedOf(opened.db).check();
});

const minutes = fc.integer({ min: 0, max: 60 });
const limits = fc.constantFrom<(number | null)[]>(null, 60, 100, 150);
const order = fc.integer({ min: 0, max: 7 }).map(String);
const slot = fc.constantFrom("morning" as const, "noon" as const);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom("hold"), order, slot, oven: minutes, decorator: minutes }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("keep", "release", "move"), order, slot }) },
  fc.record({ does: fc.constantFrom("wait", "expire") }),
  fc.record({ does: fc.constantFrom("limit"), oven: limits, decorator: limits }),
);
type Step = {
  does: string;
  order?: string;
  slot?: "morning" | "noon";
  oven?: number | null;
  decorator?: number | null;
};

/** Does a random step of a customer or the staff. A refusal is as good as a success. */
async function take({ does, order: orderId = "", slot: name = "morning", ...rest }: Step): Promise<void> {
  const stored = (await opened.db.select().from(slotHolds)).find((row) => row.orderId === orderId);
  const [ovenMinutes = null, decoratorMinutes = null] = [rest.oven, rest.decorator];
  if (does === "wait") now = new Date(now.getTime() + 10 * MINUTE);
  else if (does === "expire") await expireHolds(services);
  else if (does === "limit") await limit({ ovenMinutes, decoratorMinutes });
  else if (does === "hold") {
    if (!stored) await hold(orderId, cake(ovenMinutes ?? 0, decoratorMinutes ?? 0), name);
  } else if (!stored) return;
  else if (does === "release") await releaseSlot(services, { orderId });
  else if (does === "keep") await confirmSlot(services, { orderId, slot: slotNamed(name) });
  else if (stored.state === "kept") await moveReservation(services, { orderId, slot: slotNamed(name) });
}

test("whatever is ordered, paid, moved, released or limited, a slot counts what its reservations add up to", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      await reset();
      for (const each of steps) {
        const before = new Map((await ledgers()).map((ledger) => [ledger.slot.id, ledger.slot]));
        await take(each);
        const [option] = await opened.db
          .select()
          .from(deliveryOptions)
          .where(eq(deliveryOptions.option, "standard"));
        for (const { slot: row, taken, held } of await ledgers()) {
          expect(taken).toEqual(held);
          const earlier = before.get(row.id);
          // An order that takes minutes stays within the limit of that moment.
          if (row.takenOvenMinutes > (earlier?.takenOvenMinutes ?? 0))
            expect(row.takenOvenMinutes).toBeLessThanOrEqual(option?.ovenMinutes ?? Number.POSITIVE_INFINITY);
          if (row.takenDecoratorMinutes > (earlier?.takenDecoratorMinutes ?? 0))
            expect(row.takenDecoratorMinutes).toBeLessThanOrEqual(
              option?.decoratorMinutes ?? Number.POSITIVE_INFINITY,
            );
        }
      }
    }),
    { numRuns: propertyRuns(40) },
  );
});
