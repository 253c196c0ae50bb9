import type { Tx } from "../../../infrastructure/database/db.ts";
import type { Session } from "../../accounts/identity.ts";
import { authorOfField, type LastAuthor } from "../../audit/audit.reads.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type ChangedBy, changedBy, isOwnChange } from "../../audit/rules/own-change.ts";
import { dayOf, showDay } from "../../basics/india-time.ts";
import { type Outcome, ok, type RefusalWith, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockOption } from "../options/options.queries.ts";
import { isInBookingRange } from "../rules/booking-range.ts";
import { deliveryEditorOf } from "../rules/delivery-editor.ts";
import { OPTION_NAMES } from "../rules/options.ts";
import { placesText, recordedPlaces, slotRecordKey } from "../rules/slot-record.ts";
import { windowLabel } from "../rules/windows.ts";
import { findSlotId, type SlotKey } from "./holds.queries.ts";
import { lockSlot, selectWindowOf, updateSlotCapacity } from "./week-capacity.queries.ts";

type Refused =
  | "not-your-move"
  | "unknown-slot"
  | "date-out-of-range"
  | RefusalWith<"delivery-changed", ChangedBy & { capacity: number }>
  | RefusalWith<"capacity-below-sold", { taken: number }>;

/** Null: the places that the option normally has. */
type Change = { slot: SlotKey; capacity: number | null; seen: number; staff: Session };

/**
 * Sets the places of one window of a day. A new normal capacity of the option leaves it as it is, unless both are equal.
 * @param seen the places that the author saw: refused if another person has changed them; one's own saves on screen
 *   never conflict
 */
export function setSlotCapacity(
  services: Services,
  { slot: key, capacity: wanted, seen, staff }: Change,
): Promise<Outcome<undefined, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    if (!isInBookingRange(key.onDate, dayOf(services.clock()))) return refuse("date-out-of-range");
    const window = await selectWindowOf(tx, key);
    // Locked, so that a new normal capacity comes before or after this change.
    const option = await lockOption(tx, key.option);
    if (!window || !option) return refuse("unknown-slot");
    const normal = option.capacity;
    const capacity = wanted ?? normal;
    const id = await findSlotId(tx, key);
    let before = seen;
    if (!(await updateSlotCapacity(tx, { id, seen, to: capacity }))) {
      const stored = await lockSlot(tx, id);
      if (!stored) throw new Error("a slot disappeared: slots are never deleted");
      before = stored.capacity;
      if (before !== seen && before !== capacity) {
        const author = await authorOfPlaces(tx, key, { capacity: before, normal });
        if (!isOwnChange(author, staff))
          return refuse("delivery-changed", { ...changedBy(author), capacity: before });
      }
      if (!(await updateSlotCapacity(tx, { id, seen: before, to: capacity })))
        return refuse("capacity-below-sold", { taken: stored.taken });
    }
    if (capacity !== before) {
      const label = windowLabel({ ...key, endMinute: window.endMinute });
      await recordChange(
        { ...services, db: tx },
        {
          ...{ staff, role, subject: "delivery", before: placesText(before), after: placesText(capacity) },
          subjectId: `slot ${slotRecordKey(key)}`,
          label: `${window.kitchen}: ${showDay(key.onDate)}, ${OPTION_NAMES[key.option]}, ${label}`,
          records: [
            {
              ...{ kind: "slot", key: slotRecordKey(key) },
              before: { places: recordedPlaces(before, { normal }) },
              after: { places: recordedPlaces(capacity, { normal }) },
            },
          ],
        },
      );
    }
    return ok(undefined);
  });
}

/** Returns who last set these places: in this window or, while it has the option's normal places, in the option. */
async function authorOfPlaces(
  db: Tx,
  slot: SlotKey,
  { capacity, normal }: { capacity: number; normal: number },
): Promise<LastAuthor | null> {
  const ofSlot = { kind: "slot", key: slotRecordKey(slot), field: "places" } as const;
  const bySlot = await authorOfField({ db }, { ...ofSlot, value: recordedPlaces(capacity, { normal }) });
  if (capacity !== normal) return bySlot;
  const ofOption = { kind: "option", key: slot.option, field: "capacity" } as const;
  const byOption = await authorOfField({ db }, { ...ofOption, value: normal });
  return (bySlot?.entryId ?? 0) > (byOption?.entryId ?? 0) ? bySlot : byOption;
}
