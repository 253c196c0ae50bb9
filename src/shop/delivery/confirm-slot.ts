import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockSlotOfOrder, releaseExpired, setHold, takeCapacity } from "./holds.queries.ts";

/**
 * Keeps the place of an order that is paid. A hold that lapsed is kept all the same while nobody has been
 * given its place; one that was given back is taken again if there is room. Keeping twice is keeping once.
 */
export function confirmSlot(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<void, "slot-full">> {
  return services.db.transaction(async (tx) => {
    const hold = await lockSlotOfOrder(tx, orderId);
    if (!hold) throw new Error("an order is paid that never held a place");
    if (hold.state === "kept") return ok(undefined);
    if (hold.state === "released") {
      await releaseExpired(tx, hold.slotId, services.clock());
      if (!(await takeCapacity(tx, hold.slotId))) return refuse("slot-full");
    }
    await setHold(tx, hold.id, { state: "kept" });
    return ok(undefined);
  });
}
