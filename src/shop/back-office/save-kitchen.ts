import type { Session } from "../accounts/identity.ts";
import type { RecordConflict } from "../audit/merge-records.ts";
import { mergeRecords } from "../audit/merge-records.ts";
import { recordChange } from "../audit/record-change.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { hasName, lockStoredKitchens, storeKitchen } from "../delivery/kitchens/stored-kitchens.ts";
import { deliveryEditorOf } from "../delivery/rules/delivery-editor.ts";
import type { KitchenFields } from "../delivery/rules/kitchen-fields.ts";
import { listOpenOrders } from "../orders/list-open-orders.ts";
import type { Services } from "../services.ts";

type Save = {
  id: string;
  /** The fields as the form or program read them, and as it sent them. Fields that were not sent do not change. */
  from: Partial<KitchenFields>;
  to: Partial<KitchenFields>;
  staff: Session;
};

/**
 * Saves what shoppers, riders and invoices read of a kitchen. Refuses with the differing fields if another person has
 * changed one of them meanwhile. The state decides about the tax of its orders, so it changes only without open ones.
 * @returns whether anything differs
 */
export function saveKitchen(
  services: Services,
  { id, from, to, staff }: Save,
): Promise<
  Outcome<
    boolean,
    | ("not-your-move" | "unknown-kitchen" | "kitchen-name-taken" | "kitchen-has-orders")
    | RefusalWith<"kitchen-edited", { conflicts: RecordConflict[] }>
  >
> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const kitchens = await lockStoredKitchens(inside);
    const kitchen = kitchens.get(id);
    if (!kitchen) return refuse("unknown-kitchen");
    const edits = [{ key: id, stored: kitchen.recorded, from, to }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "kitchen", staff, edits });
    if (conflicts.length > 0) return refuse("kitchen-edited", { conflicts });
    const [change] = changed;
    if (!change) return ok(false);
    const after = change.after;
    const names = [...kitchens.values()].map((row) => ({ id: row.id, name: row.recorded.name }));
    if (hasName(names, after.name, id)) return refuse("kitchen-name-taken");
    const { mustBeEmpty } = await storeKitchen(inside, kitchen, after);
    if (mustBeEmpty && (await listOpenOrders(inside, { kitchenIds: [id] })).total > 0)
      return refuse("kitchen-has-orders");
    await recordChange(inside, {
      ...{ staff, role, subject: "delivery", subjectId: `kitchen ${id}`, label: after.name },
      ...{ before: "", after: "changed", records: [change.record] },
    });
    return ok(true);
  });
}
