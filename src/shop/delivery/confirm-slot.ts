import { inTransaction } from "../basics/in-transaction.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { keepHold, lockSlotOfOrder, releaseExpired, setHold, takeCapacity } from "./holds.queries.ts";

/** Longer than a transaction may last, and than the clocks of two instances differ. */
const MARGIN_MS = 60_000;

/**
 * Confirms the slot of a paid order. An expired hold is confirmed while its capacity is unused; a released one is
 * reserved again if the slot has room. Idempotent.
 */
export function confirmSlot(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<void, "slot-full">> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    // Nobody releases a hold that has not expired, and its capacity is counted already: the slot need not be locked.
    if (await keepHold(tx, { orderId, expiresAfter: new Date(now.getTime() + MARGIN_MS) }))
      return ok(undefined);
    const hold = await lockSlotOfOrder(tx, orderId);
    if (!hold) throw new Error("a paid order has no hold");
    if (hold.state === "kept") return ok(undefined);
    if (hold.state === "released") {
      await releaseExpired(tx, hold.slotId, now);
      if (!(await takeCapacity(tx, hold.slotId))) return refuse("slot-full");
    }
    await setHold(tx, hold.id, { state: "kept" });
    return ok(undefined);
  });
}
