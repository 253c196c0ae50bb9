import { randomId } from "../../basics/ids.ts";
import { inTransaction } from "../../basics/in-transaction.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Work } from "../../catalogue/rules/work.ts";
import type { Services } from "../../services.ts";
import type { ChosenSlot } from "./find-slot.ts";
import { insertHold, lockSlot, releaseExpired, selectHold, setHold, takeCapacity } from "./holds.queries.ts";
import { type NotReserved, whyNot } from "./why-not-reserved.ts";

/**
 * Holds a place and the minutes of its work in a slot for an order while it is paid; refuses if it is full or blacked
 * out. A repeat extends the hold.
 */
export function holdSlot(
  services: Services,
  input: { orderId: string; slot: ChosenSlot; work: Work; until: Date },
): Promise<Outcome<void, NotReserved>> {
  const { orderId, slot, work, until } = input;
  const { kitchenId, onDate, option, startMinute, pincode, startsAt, endsAt } = slot;
  const key = { kitchenId, onDate, option, startMinute };
  const time = { ...key, pincode, startsAt, endsAt };
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const slotId = await lockSlot(tx, key);
    const newHold = { id: randomId("hold"), slotId, orderId, expiresAt: until };
    if (await insertHold(tx, { hold: newHold, time, work, now })) return ok(undefined);
    // The slot is full or blacked out, or the order has a hold.
    const hold = await selectHold(tx, orderId);
    if (!hold) return refuse(await whyNot(tx, time));
    if (hold.slotId !== slotId) throw new Error("an order can hold only one slot");
    if (hold.state === "kept") return ok(undefined);
    if (hold.state === "released") {
      await releaseExpired(tx, slotId, now);
      if (!(await takeCapacity(tx, slotId, { time, work: hold }))) return refuse(await whyNot(tx, time));
    }
    await setHold(tx, hold.id, { state: "held", expiresAt: until });
    return ok(undefined);
  });
}
