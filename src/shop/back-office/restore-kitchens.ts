import type { Tx } from "../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../audit/rules/changed-record.ts";
import { restoreFields } from "../audit/rules/merge-edit.ts";
import { hasName, lockStoredKitchens, storeKitchen } from "../delivery/kitchens/stored-kitchens.ts";
import { listOpenOrders } from "../orders/list-open-orders.ts";
import type { Services } from "../services.ts";

/**
 * Undoes a change of kitchens in the caller's transaction, which rolls back unless all could be restored.
 * @returns `blocked` if a kitchen was changed again; `impossible` if it has open orders, or its old name is taken
 */
export async function restoreKitchens(
  services: Pick<Services, "clock"> & { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[]; impossible: string[] }> {
  const kitchens = await lockStoredKitchens(services);
  const blocked: string[] = [];
  const impossible: string[] = [];
  for (const { key, before, after } of records) {
    const kitchen = kitchens.get(key);
    const restored = restoreFields(kitchen?.recorded, { before, after });
    if (!kitchen || !restored) {
      blocked.push(key);
      continue;
    }
    const names = [...kitchens.values()].map(({ id, recorded }) => ({ id, name: recorded.name }));
    const { mustBeEmpty } = await storeKitchen(services, kitchen, restored);
    const open = mustBeEmpty ? await listOpenOrders(services, { kitchenIds: [key] }) : null;
    if ((open && open.total > 0) || hasName(names, restored.name, key)) impossible.push(key);
  }
  return { blocked, impossible };
}
