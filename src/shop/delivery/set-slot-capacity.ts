import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { dayOf, showDay } from "../basics/india-time.ts";
import { type Outcome, ok, type RefusalWith, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { findSlotId, type SlotKey } from "./holds.queries.ts";
import { isInBookingRange } from "./rules/booking-range.ts";
import { deliveryEditorOf } from "./rules/delivery-editor.ts";
import { OPTION_NAMES } from "./rules/options.ts";
import { windowLabel } from "./rules/windows.ts";
import { selectSlot, selectWindowOf, updateSlotCapacity } from "./week-capacity.queries.ts";

type Refused =
  | "not-your-move"
  | "unknown-slot"
  | "date-out-of-range"
  | RefusalWith<"delivery-changed", { capacity: number }>
  | RefusalWith<"capacity-below-sold", { taken: number }>;

/**
 * Sets the places of one window of a day. A new normal capacity of the option leaves it as it is, unless both are equal.
 * @param seen the places that the author saw: refused if they are others now
 */
export function setSlotCapacity(
  services: Services,
  { slot: key, capacity, seen, staff }: { slot: SlotKey; capacity: number; seen: number; staff: Session },
): Promise<Outcome<undefined, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    if (!isInBookingRange(key.onDate, dayOf(services.clock()))) return refuse("date-out-of-range");
    const window = await selectWindowOf(tx, key);
    if (!window) return refuse("unknown-slot");
    const id = await findSlotId(tx, key);
    if (!(await updateSlotCapacity(tx, { id, seen, to: capacity }))) {
      const stored = await selectSlot(tx, id);
      if (!stored) throw new Error("a slot disappeared: slots are never deleted");
      if (stored.capacity !== seen) return refuse("delivery-changed", { capacity: stored.capacity });
      return refuse("capacity-below-sold", { taken: stored.taken });
    }
    if (capacity !== seen) {
      const label = windowLabel({ ...key, endMinute: window.endMinute });
      await recordChange(
        { ...services, db: tx },
        {
          ...{ staff, role, subject: "delivery", before: `${seen} places`, after: `${capacity} places` },
          subjectId: `slot ${key.kitchenId} ${key.onDate} ${key.option} ${key.startMinute}`,
          label: `${window.kitchen}: ${showDay(key.onDate)}, ${OPTION_NAMES[key.option]}, ${label}`,
        },
      );
    }
    return ok(undefined);
  });
}
