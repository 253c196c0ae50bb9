import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "../../src/shop/basics/india-time.ts";
import { NO_WORK } from "../../src/shop/catalogue/rules/work.ts";
import { slotHolds, slots } from "../../src/shop/delivery/delivery.tables.ts";
import { confirmSlot } from "../../src/shop/delivery/slots/confirm-slot.ts";
import { expireHolds } from "../../src/shop/delivery/slots/expire-holds.ts";
import { type ChosenSlot, findSlot } from "../../src/shop/delivery/slots/find-slot.ts";
import { holdSlot } from "../../src/shop/delivery/slots/hold-slot.ts";
import { releaseSlot } from "../../src/shop/delivery/slots/release-slot.ts";
import type { Services } from "../../src/shop/services.ts";
import { testPostgres } from "../support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../support/small-shop.ts";
import { testServices } from "../support/test-services.ts";

const MINUTES = 60_000;
const soon = new Date(SATURDAY_MORNING.getTime() + 15 * MINUTES);

let opened: Awaited<ReturnType<typeof testPostgres>>;
let now = SATURDAY_MORNING;
let services: Services;
let date = day("2026-11-23");

beforeAll(async () => {
  opened = await testPostgres();
  await seedSmallShop(opened.db);
  services = testServices(opened.db, () => now);
});
afterAll(() => opened.close());

/** A slot of 20 places on a day that no other test here uses. */
async function freshSlot(): Promise<ChosenSlot> {
  now = SATURDAY_MORNING;
  date = day(new Date(Date.parse(`${date}T00:00:00Z`) + 1440 * MINUTES).toISOString().slice(0, 10));
  const choice = { pincode: "110001", date, type: "Standard Delivery", time: "9 AM - 12 PM", leadHours: 2 };
  const slot = await findSlot(services, choice);
  if (!slot.ok) throw new Error(slot.code);
  return slot.value;
}

function rush(slot: ChosenSlot, names: string[], until = soon) {
  return Promise.all(names.map((orderId) => holdSlot(services, { orderId, slot, work: NO_WORK, until })));
}

function shoppers(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${from}-${date}-${index}`);
}

async function ledger(slot: ChosenSlot) {
  const [row] = await opened.db.select().from(slots).where(eq(slots.onDate, slot.onDate));
  const holds = await opened.db
    .select()
    .from(slotHolds)
    .where(eq(slotHolds.slotId, row?.id ?? 0));
  const count = (state: string) => holds.filter((hold) => hold.state === state).length;
  return { taken: row?.taken, held: count("held"), permanent: count("kept"), released: count("released") };
}

const won = (outcomes: { ok: boolean }[]) => outcomes.filter((outcome) => outcome.ok).length;

test("two hundred shoppers rushing for a slot with 20 places take exactly 20", async () => {
  const slot = await freshSlot();
  const outcomes = await rush(slot, shoppers("first", 200));
  expect(won(outcomes)).toBe(20);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "slot-full")).toHaveLength(180);
  expect(await ledger(slot)).toEqual({ taken: 20, held: 20, permanent: 0, released: 0 });
});

test("the places of expired payments are released exactly once", async () => {
  const slot = await freshSlot();
  await rush(slot, shoppers("slow", 20));
  now = new Date(soon.getTime() + MINUTES);
  const later = new Date(now.getTime() + 15 * MINUTES);
  const [outcomes] = await Promise.all([rush(slot, shoppers("next", 60), later), expireHolds(services)]);
  expect(won(outcomes)).toBe(20);
  expect(await ledger(slot)).toEqual({ taken: 20, held: 20, permanent: 0, released: 20 });
});

test("a payment that arrives while its hold expires keeps its place or is refused, and is never counted twice", async () => {
  const slot = await freshSlot();
  const slow = shoppers("late", 20);
  await rush(slot, slow);
  now = new Date(soon.getTime() + MINUTES);
  const later = new Date(now.getTime() + 15 * MINUTES);
  const [keeps, taken] = await Promise.all([
    Promise.all(slow.map((orderId) => confirmSlot(services, { orderId, slot }))),
    rush(slot, shoppers("new", 20), later),
    expireHolds(services),
    expireHolds(services),
  ]);
  const { taken: capacityTaken, held, permanent } = await ledger(slot);
  expect(permanent).toBe(won(keeps));
  expect(held).toBe(won(taken));
  expect(capacityTaken).toBe(permanent + held);
  expect(permanent + held).toBe(20);
});

test("a hold is confirmed while others wait for its slot, unless it ends within a minute", async () => {
  const slot = await freshSlot();
  const [early = "", late = ""] = shoppers("patient", 2);
  await rush(slot, [early]);
  await rush(slot, [late], new Date(now.getTime() + MINUTES / 2));
  let waiting: ReturnType<typeof confirmSlot> | undefined;
  await opened.db.transaction(async (tx) => {
    await tx.select().from(slots).where(eq(slots.onDate, slot.onDate)).for("update");
    expect(await confirmSlot(services, { orderId: early, slot })).toMatchObject({ ok: true });
    waiting = confirmSlot(services, { orderId: late, slot });
    expect(await Promise.race([waiting, pause(200, "waits")])).toBe("waits");
  });
  expect(await waiting).toMatchObject({ ok: true });
  expect(await ledger(slot)).toEqual({ taken: 2, held: 0, permanent: 2, released: 0 });
});

test("an order that reserves twice at once takes one place, and releases one", async () => {
  const slot = await freshSlot();
  const [orderId = ""] = shoppers("twice", 1);
  const outcomes = await rush(slot, [orderId, orderId, orderId]);
  expect(won(outcomes)).toBe(3);
  expect((await ledger(slot)).taken).toBe(1);
  await Promise.all([1, 2, 3].map(() => releaseSlot(services, { orderId })));
  expect(await ledger(slot)).toEqual({ taken: 0, held: 0, permanent: 0, released: 1 });
});

test("shoppers who reserve, pay and leave at once never deadlock", async () => {
  const slot = await freshSlot();
  const everyone = shoppers("busy", 60);
  await Promise.all(
    everyone.map(async (orderId, index) => {
      const held = await holdSlot(services, { orderId, slot, work: NO_WORK, until: soon });
      if (!held.ok) return;
      if (index % 3 === 0) await releaseSlot(services, { orderId });
      else if (index % 3 === 1) await Promise.all([1, 2].map(() => confirmSlot(services, { orderId, slot })));
      await expireHolds(services);
    }),
  );
  const { taken, held, permanent } = await ledger(slot);
  expect(taken).toBe(held + permanent);
  expect(taken).toBeLessThanOrEqual(20);
});
