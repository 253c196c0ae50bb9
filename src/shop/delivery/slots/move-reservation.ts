import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import {
  type DeliveryTime,
  findSlotId,
  lockSlotById,
  releaseExpired,
  returnCapacity,
  selectHold,
  setHold,
  takeCapacity,
} from "./holds.queries.ts";
import { type NotReserved, whyNot } from "./why-not-reserved.ts";

/**
 * Moves a paid order's reservation and minutes to another slot, in the caller's transaction; changes nothing if that is
 * full or blacked out. Locks slots by ascending id, to avoid deadlocks.
 */
export async function moveReservation(
  services: Services,
  { orderId, slot }: { orderId: string; slot: DeliveryTime },
): Promise<Outcome<void, NotReserved>> {
  return services.db.transaction(async (tx) => {
    const { kitchenId, onDate, option, startMinute, pincode, startsAt, endsAt } = slot;
    const key = { kitchenId, onDate, option, startMinute };
    const time = { ...key, pincode, startsAt, endsAt };
    const to = await findSlotId(tx, key);
    const before = await selectHold(tx, orderId);
    if (!before) throw new Error("a rescheduled order has no reservation");
    for (const id of [before.slotId, to].sort((a, b) => a - b)) await lockSlotById(tx, id);
    const hold = await selectHold(tx, orderId);
    if (hold?.state !== "kept" || hold.slotId !== before.slotId)
      throw new Error("a reservation changed before its slot was locked");
    if (to === hold.slotId) return ok(undefined);
    await releaseExpired(tx, to, services.clock());
    if (!(await takeCapacity(tx, to, { time, work: hold }))) return refuse(await whyNot(tx, time));
    await returnCapacity(tx, hold.slotId, [hold]);
    await setHold(tx, hold.id, { state: "kept", slotId: to });
    return ok(undefined);
  });
}
