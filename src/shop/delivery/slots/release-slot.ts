import { inTransaction } from "../../basics/in-transaction.ts";
import type { Services } from "../../services.ts";
import { lockSlotOfOrder, returnCapacity, setHold } from "./holds.queries.ts";

/** Releases an order's reservation, held or kept. Idempotent. */
export function releaseSlot(services: Services, { orderId }: { orderId: string }): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const hold = await lockSlotOfOrder(tx, orderId);
    if (!hold || hold.state === "released") return;
    await setHold(tx, hold.id, { state: "released" });
    await returnCapacity(tx, hold.slotId, [hold]);
  });
}
