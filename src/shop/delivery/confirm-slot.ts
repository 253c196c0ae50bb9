import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockSlotOfOrder, releaseExpired, setHold, takeCapacity } from "./holds.queries.ts";

/**
 * Confirms the slot of a paid order. An expired hold is confirmed while its capacity is unused; a released one is
 * reserved again if the slot has room. Idempotent.
 */
export function confirmSlot(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<void, "slot-full">> {
  return services.db.transaction(async (tx) => {
    const hold = await lockSlotOfOrder(tx, orderId);
    if (!hold) throw new Error("a paid order has no hold");
    if (hold.state === "kept") return ok(undefined);
    if (hold.state === "released") {
      await releaseExpired(tx, hold.slotId, services.clock());
      if (!(await takeCapacity(tx, hold.slotId))) return refuse("slot-full");
    }
    await setHold(tx, hold.id, { state: "kept" });
    return ok(undefined);
  });
}
