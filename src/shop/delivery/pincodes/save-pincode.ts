import type { Session } from "../../accounts/identity.ts";
import type { RecordConflict } from "../../audit/merge-records.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { selectKitchen } from "../delivery.queries.ts";
import { deliveryEditorOf } from "../rules/delivery-editor.ts";
import type { PincodeFields } from "../rules/pincode-fields.ts";
import { recordedPincode, servedPincode } from "../rules/pincode-record.ts";
import { lockPincodes, updatePincode } from "./pincodes.queries.ts";

type Save = { pincode: string; from: Partial<PincodeFields>; to: Partial<PincodeFields>; staff: Session };

type PincodeChanged = RefusalWith<"delivery-changed", { conflicts: RecordConflict[] }>;

/**
 * Saves delivery options and area of a served pincode as one entry of the log. Refuses with the differing fields if
 * another person has changed one of them meanwhile. Orders keep what was promised.
 * @param from the fields as they were read. Those that `to` leaves out stay.
 * @returns whether anything differs
 */
export function savePincode(
  services: Services,
  { pincode, from, to, staff }: Save,
): Promise<Outcome<boolean, "not-your-move" | "pincode-not-served" | PincodeChanged>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const [row] = await lockPincodes(tx, [pincode]);
    const kitchen = row && (await selectKitchen(tx, row.kitchenId));
    if (!kitchen || kitchen.closedAt !== null) return refuse("pincode-not-served");
    const edits = [{ key: pincode, stored: recordedPincode(row), from, to }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "pincode", staff, edits });
    if (conflicts.length > 0) return refuse("delivery-changed", { conflicts });
    const [change] = changed;
    const served = change && servedPincode(change.after);
    if (!served) return ok(false);
    await updatePincode(tx, pincode, served);
    await recordChange(inside, {
      ...{ staff, role, subject: "delivery", subjectId: `pincodes ${kitchen.id}` },
      label: `${kitchen.name}: ${pincode} ${served.area}`,
      ...{ before: "", after: "changed", records: [change.record] },
    });
    return ok(true);
  });
}
