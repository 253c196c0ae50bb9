import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { deliveryEditorOf } from "../rules/delivery-editor.ts";
import { type KitchenFields, kitchenId, MOST_KITCHENS } from "../rules/kitchen-fields.ts";
import { insertKitchen, lockKitchens, selectStored } from "./kitchens.queries.ts";
import { hasName } from "./stored-kitchens.ts";

/**
 * Creates a kitchen. Shoppers can order from it once it serves a pincode. The same form sent twice creates one, because
 * names are unique.
 * @returns its id
 */
export function createKitchen(
  services: Services,
  { kitchen, staff }: { kitchen: KitchenFields; staff: Session },
): Promise<Outcome<string, "not-your-move" | "kitchen-name-taken" | "too-many-kitchens">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    await lockKitchens(tx);
    const stored = await selectStored(tx);
    if (hasName(stored, kitchen.name)) return refuse("kitchen-name-taken");
    if (stored.length >= MOST_KITCHENS) return refuse("too-many-kitchens");
    const id = kitchenId(kitchen.name, new Set(stored.map((row) => row.id)));
    await insertKitchen(tx, { id, ...kitchen });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "delivery", subjectId: `kitchen ${id}`, label: kitchen.name },
        ...{ before: "", after: "created" },
        records: [{ kind: "kitchen", key: id, before: null, after: { ...kitchen, isOpen: true } }],
      },
    );
    return ok(id);
  });
}
