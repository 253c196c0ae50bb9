import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../../../../tests/support/property-runs.ts";
import { cake, openSlotsFor } from "../../../../tests/support/slot-minutes.ts";
import { deliveryOptions, slotHolds } from "../delivery.tables.ts";
import { confirmSlot } from "./confirm-slot.ts";
import { expireHolds } from "./expire-holds.ts";
import { moveReservation } from "./move-reservation.ts";
import { releaseSlot } from "./release-slot.ts";

const { shop, reset, limit, slotNamed, hold, pass, ledgers } = openSlotsFor();

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
  const stored = (await shop.db.select().from(slotHolds)).find((row) => row.orderId === orderId);
  const [ovenMinutes = null, decoratorMinutes = null] = [rest.oven, rest.decorator];
  if (does === "wait") pass(10);
  else if (does === "expire") await expireHolds(shop.services);
  else if (does === "limit") await limit({ ovenMinutes, decoratorMinutes });
  else if (does === "hold") {
    if (!stored) await hold(orderId, cake(ovenMinutes ?? 0, decoratorMinutes ?? 0), name);
  } else if (!stored) return;
  else if (does === "release") await releaseSlot(shop.services, { orderId });
  else if (does === "keep") await confirmSlot(shop.services, { orderId, slot: slotNamed(name) });
  else if (stored.state === "kept") await moveReservation(shop.services, { orderId, slot: slotNamed(name) });
}

test("whatever is ordered, paid, moved, released or limited, a slot counts what its reservations add up to", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      await reset();
      for (const each of steps) {
        const before = new Map((await ledgers()).map((ledger) => [ledger.slot.id, ledger.slot]));
        await take(each);
        const [option] = await shop.db
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
