import { inTransaction } from "../../basics/in-transaction.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { arrival } from "../rules/windows.ts";
import type { ChosenSlot } from "./find-slot.ts";
import { keepHold, lockSlotOfOrder, releaseExpired, setHold, takeCapacity } from "./holds.queries.ts";
import { type NotReserved, whyNot } from "./why-not-reserved.ts";

/** Longer than a transaction may last, and than the clocks of two instances differ. */
const MARGIN_MS = 60_000;

/** The slot that an order has reserved. */
export type OrderedSlot = Pick<
  ChosenSlot,
  "kitchenId" | "pincode" | "onDate" | "option" | "startMinute" | "endMinute"
>;

/**
 * Confirms the slot of a paid order. An expired hold is confirmed while its capacity is unused; a released one is
 * reserved again if the slot has room and no blackout. Idempotent.
 */
export function confirmSlot(
  services: Services,
  { orderId, slot }: { orderId: string; slot: OrderedSlot },
): Promise<Outcome<void, NotReserved>> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    // A hold that has not expired is not released by others and is counted already, so the slot need not be locked.
    if (await keepHold(tx, { orderId, expiresAfter: new Date(now.getTime() + MARGIN_MS) }))
      return ok(undefined);
    const hold = await lockSlotOfOrder(tx, orderId);
    if (!hold) throw new Error("a paid order has no hold");
    if (hold.state === "kept") return ok(undefined);
    if (hold.state === "released") {
      await releaseExpired(tx, hold.slotId, now);
      const { kitchenId, pincode, onDate, option, startMinute } = slot;
      const key = { kitchenId, pincode, onDate, option, startMinute };
      const time = { ...key, ...arrival(slot, onDate, now) };
      if (!(await takeCapacity(tx, hold.slotId, { time, work: hold }))) return refuse(await whyNot(tx, time));
    }
    await setHold(tx, hold.id, { state: "kept" });
    return ok(undefined);
  });
}
