import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectKitchen } from "./delivery.queries.ts";
import { deletePincodes } from "./pincodes.queries.ts";
import { deliveryEditorOf } from "./rules/delivery-editor.ts";

/**
 * Takes pincodes of a kitchen out of service at once. Existing orders stay. Skips pincodes that another member of staff
 * has removed or moved to another kitchen meanwhile.
 */
export async function removePincodes(
  services: Services,
  { kitchenId, pincodes, staff }: { kitchenId: string; pincodes: string[]; staff: Session },
): Promise<Outcome<{ removed: number }, "not-your-move" | "unknown-kitchen">> {
  const role = deliveryEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    const kitchen = await selectKitchen(tx, kitchenId);
    if (!kitchen) return refuse("unknown-kitchen");
    const removed = await deletePincodes(tx, { kitchenId, among: pincodes });
    if (removed.length === 0) return ok({ removed: 0 });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "delivery", subjectId: `pincodes ${kitchenId}` },
        label: `${kitchen.name}: ${removed.length === 1 ? "1 pincode" : `${removed.length} pincodes`}`,
        ...{ before: "served", after: "not served" },
        note: removed.map(({ pincode, area }) => `${pincode} ${area}`).join(", "),
      },
    );
    return ok({ removed: removed.length });
  });
}
