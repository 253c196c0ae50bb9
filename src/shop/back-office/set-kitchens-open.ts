import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import {
  type LockedKitchen,
  lockStoredKitchens,
  storeKitchen,
} from "../delivery/kitchens/stored-kitchens.ts";
import { deliveryEditorOf } from "../delivery/rules/delivery-editor.ts";
import { listOpenOrders } from "../orders/list-open-orders.ts";
import type { Services } from "../services.ts";

type Change = {
  /** A kitchen, or all open ones that were loaded with the demo shop. */
  which: { id: string } | "demo";
  isOpen: boolean;
  staff: Session;
};

type KitchenHasOrders = RefusalWith<"kitchen-has-orders", Awaited<ReturnType<typeof listOpenOrders>>>;

/**
 * Closes kitchens for good, or opens them again, all or none. Closing is refused with the open orders that have to be
 * made there. A closed kitchen takes no orders; its pincodes stay with it until another kitchen serves them.
 * @returns how many were changed
 */
export function setKitchensOpen(
  services: Services,
  { which, isOpen, staff }: Change,
): Promise<Outcome<number, "not-your-move" | "unknown-kitchen" | KitchenHasOrders>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const kitchens = await lockStoredKitchens(inside);
    if (which !== "demo" && !kitchens.has(which.id)) return refuse("unknown-kitchen");
    const isWanted = ({ id, isDemo }: LockedKitchen) => (which === "demo" ? isDemo : id === which.id);
    const changed = [...kitchens.values()].filter(
      (kitchen) => isWanted(kitchen) && kitchen.recorded.isOpen !== isOpen,
    );
    const [first] = changed;
    if (!first) return ok(0);
    for (const kitchen of changed) await storeKitchen(inside, kitchen, { ...kitchen.recorded, isOpen });
    const open = isOpen ? null : await listOpenOrders(inside, { kitchenIds: changed.map(({ id }) => id) });
    if (open && open.total > 0) return refuse("kitchen-has-orders", open);
    const { length: many } = changed;
    await recordChange(inside, {
      ...{ staff, role, subject: "delivery", subjectId: many === 1 ? `kitchen ${first.id}` : "kitchens" },
      label: many === 1 ? first.recorded.name : `${many} kitchens of the demo shop`,
      ...{ before: isOpen ? "closed for good" : "open", after: isOpen ? "open" : "closed for good" },
      records: changed.map(({ id }) => ({
        ...{ kind: "kitchen", key: id, before: { isOpen: !isOpen }, after: { isOpen } },
      })),
    });
    return ok(many);
  });
}
