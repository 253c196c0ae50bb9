import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { selectKitchen } from "../delivery.queries.ts";
import { deliveryEditorOf } from "../rules/delivery-editor.ts";
import { NOT_SERVED, recordedPincode } from "../rules/pincode-record.ts";
import { deletePincodesOf } from "./pincodes.queries.ts";

/**
 * Takes pincodes of a kitchen out of service at once. Existing orders stay. Pincodes that another member of staff
 * has removed or moved to another kitchen meanwhile are left as they are, and returned.
 */
export async function removePincodes(
  services: Services,
  { kitchenId, pincodes, staff }: { kitchenId: string; pincodes: string[]; staff: Session },
): Promise<Outcome<{ removed: number; left: string[] }, "not-your-move" | "unknown-kitchen">> {
  const role = deliveryEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    const kitchen = await selectKitchen(tx, kitchenId);
    if (!kitchen) return refuse("unknown-kitchen");
    const removed = await deletePincodesOf(tx, { kitchenId, among: pincodes });
    const isRemoved = new Set(removed.map(({ pincode }) => pincode));
    const left = pincodes.filter((pincode) => !isRemoved.has(pincode));
    if (removed.length === 0) return ok({ removed: 0, left });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "delivery", subjectId: `pincodes ${kitchenId}` },
        label: `${kitchen.name}: ${removed.length === 1 ? "1 pincode" : `${removed.length} pincodes`}`,
        ...{ before: "served", after: "not served" },
        records: removed.map((row) => ({
          ...{ kind: "pincode", key: row.pincode, before: recordedPincode(row), after: NOT_SERVED },
        })),
      },
    );
    return ok({ removed: removed.length, left });
  });
}
