import { randomId } from "../basics/ids.ts";
import { inTransaction } from "../basics/in-transaction.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { ChosenSlot } from "./find-slot.ts";
import { insertHold, lockSlot, releaseExpired, selectHold, setHold, takeCapacity } from "./holds.queries.ts";

/** Holds a slot for an order while it is paid; refuses if it is full. A repeat extends the hold. */
export function holdSlot(
  services: Services,
  input: { orderId: string; slot: ChosenSlot; until: Date },
): Promise<Outcome<void, "slot-full">> {
  const { orderId, slot, until } = input;
  const key = {
    kitchenId: slot.kitchenId,
    onDate: slot.onDate,
    option: slot.option,
    startMinute: slot.startMinute,
  };
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const slotId = await lockSlot(tx, key, slot.capacity);
    if (await insertHold(tx, { id: randomId("hold"), slotId, orderId, expiresAt: until }, now))
      return ok(undefined);
    // The slot is full, or the order has a hold.
    const hold = await selectHold(tx, orderId);
    if (!hold) return refuse("slot-full");
    if (hold.slotId !== slotId) throw new Error("an order can hold only one slot");
    if (hold.state === "kept") return ok(undefined);
    if (hold.state === "released") {
      await releaseExpired(tx, slotId, now);
      if (!(await takeCapacity(tx, slotId))) return refuse("slot-full");
    }
    await setHold(tx, hold.id, { state: "held", expiresAt: until });
    return ok(undefined);
  });
}
