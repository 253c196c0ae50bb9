import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayOf } from "../../basics/india-time.ts";
import { paise } from "../../basics/money.ts";
import { DELIVERY_OPTIONS } from "../../delivery/rules/options.ts";
import { type Cancellable, cancellationShare, compensationOf, freeUntil, refundOf } from "./cancellation.ts";
import { rescheduleCharge } from "./reschedule-charge.ts";

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(paise);
const percent = fc.integer({ min: 0, max: 100 });
const MINUTE = 60_000;

/** Orders of some days round a leap day, for slots up to a week ahead. */
const order: fc.Arbitrary<Cancellable> = fc
  .record({
    status: fc.constantFrom("placed", "accepted", "preparing", "delivered", "cancelled", "awaiting payment"),
    minutes: fc.integer({ min: 0, max: 5 * 24 * 60 }),
    ahead: fc.integer({ min: 0, max: 7 }),
    option: fc.constantFrom(...DELIVERY_OPTIONS),
    start: fc.integer({ min: 0, max: 23 }),
    customised: fc.boolean(),
    mostPercent: fc.constantFrom(100, 100, 50, 20),
  })
  .map(({ minutes, ahead, start, ...times }) => {
    const orderedAt = new Date(Date.parse("2028-02-27T18:30:00Z") + minutes * MINUTE);
    const deliveryOn = addDays(dayOf(orderedAt), ahead);
    return { ...times, orderedAt, deliveryOn, startMinute: start * 60, endMinute: (start + 1) * 60 };
  });

test("waiting never raises the refund, and a free cancellation is free to the last millisecond", () => {
  fc.assert(
    fc.property(order, percent, fc.integer({ min: 0, max: 10_000 }), (placed, late, minutes) => {
      const at = (now: Date) => cancellationShare(placed, now, late).percent;
      const now = placed.orderedAt;
      expect(at(new Date(now.getTime() + minutes * MINUTE))).toBeLessThanOrEqual(at(now));
      const last = freeUntil(placed);
      const before = cancellationShare(placed, new Date(last.getTime() - 1), late);
      if (before.reason !== "early") return;
      expect(at(last)).toBe(100);
      expect(cancellationShare(placed, new Date(last.getTime() + 1), late).reason).not.toBe("early");
    }),
  );
});

test("personalised, begun, express, midnight, fixed-time and same-day orders refund nothing", () => {
  fc.assert(
    fc.property(order, percent, (placed, late) => {
      const { percent: share } = cancellationShare(placed, placed.orderedAt, late);
      const refundsNothing =
        placed.customised ||
        !["placed", "accepted"].includes(placed.status) ||
        ["express", "midnight", "fixed-time"].includes(placed.option) ||
        dayOf(placed.orderedAt) === placed.deliveryOn;
      if (refundsNothing) expect(share).toBe(0);
      expect(share).toBeLessThanOrEqual(placed.mostPercent);
    }),
  );
});

test("a refund is between its share and the payment, and zero below the provider's minimum", () => {
  fc.assert(
    fc.property(amount, percent, (paid, share) => {
      const refund = refundOf(paid, share);
      expect(Number.isInteger(refund) && refund >= 0 && refund <= paid).toBe(true);
      if (paid >= 100) expect(refund).toBeGreaterThanOrEqual((paid * share) / 100);
      expect(refund === 0 || refund >= 100).toBe(true);
      if (share === 100 && paid >= 100) expect(refund).toBe(paid);
    }),
  );
});

test("the added coins equal the unrefunded rest, rounded up to a rupee", () => {
  fc.assert(
    fc.property(amount, percent, (paid, share) => {
      const coins = compensationOf(paid, share);
      const missing = paid - refundOf(paid, share);
      expect(coins * 100).toBeGreaterThanOrEqual(missing);
      expect(coins * 100 - missing).toBeLessThan(100);
    }),
  );
});

test("another slot costs at most what was paid, never turns coins into money, and refunds the difference", () => {
  const bill = fc.record({
    itemsPaise: amount,
    addOnsPaise: amount,
    deliveryPaise: amount,
    coins: fc.nat({ max: 60 }),
  });
  fc.assert(
    fc.property(bill, amount, fc.option(amount), (settled, feePaise, freeFromPaise) => {
      const total = settled.itemsPaise + settled.addOnsPaise + settled.deliveryPaise;
      fc.pre(settled.coins * 100 <= total);
      const moved = rescheduleCharge(settled, { feePaise, freeFromPaise });
      if (moved === null) return;
      expect(moved.charge + moved.refund).toBe(settled.deliveryPaise);
      expect(moved.refund).toBeGreaterThanOrEqual(0);
      expect(total - moved.refund).toBeGreaterThanOrEqual(settled.coins * 100);
    }),
  );
});
