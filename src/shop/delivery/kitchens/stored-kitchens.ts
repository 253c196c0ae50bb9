import type { Tx } from "../../../infrastructure/database/db.ts";
import { pickFields } from "../../basics/record-of.ts";
import type { Services } from "../../services.ts";
import { lockCapacity } from "../blackouts/blackouts.queries.ts";
import {
  KITCHEN_FIELDS,
  type KitchenFields,
  needsNoOrders,
  type RecordedKitchen,
} from "../rules/kitchen-fields.ts";
import { lockKitchens, type StoredKitchen, selectStored, updateKitchen } from "./kitchens.queries.ts";

type Inside = { db: Tx };

/** A kitchen that the caller's transaction has locked. */
export type LockedKitchen = { id: string; isDemo: boolean; closedAt: Date | null; recorded: RecordedKitchen };

/** Locks all kitchens until the transaction ends, by id. Lock them before slots. */
export async function lockStoredKitchens({ db: tx }: Inside): Promise<Map<string, LockedKitchen>> {
  await lockKitchens(tx);
  const rows = await selectStored(tx);
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, isDemo: row.isDemo, closedAt: row.closedAt, recorded: recordedKitchen(row) },
    ]),
  );
}

/**
 * Stores a locked kitchen. Before a change that needs a kitchen without open orders it waits for all reservations under
 * way, so the orders that the caller reads afterwards are all there are: `mustBeEmpty`.
 */
export async function storeKitchen(
  { db: tx, clock }: Inside & Pick<Services, "clock">,
  { id, closedAt, recorded }: LockedKitchen,
  after: RecordedKitchen,
): Promise<{ mustBeEmpty: boolean }> {
  const mustBeEmpty = needsNoOrders(recorded, after);
  if (mustBeEmpty) await lockCapacity(tx);
  const closes = recorded.isOpen ? clock() : closedAt;
  await updateKitchen(tx, id, { ...fieldsOf(after), closedAt: after.isOpen ? null : closes });
  return { mustBeEmpty };
}

/** Does another kitchen have this name? Capitals do not count. */
export function hasName(kitchens: { id: string; name: string }[], name: string, except?: string): boolean {
  const wanted = name.toLowerCase();
  return kitchens.some((kitchen) => kitchen.id !== except && kitchen.name.toLowerCase() === wanted);
}

export function recordedKitchen(row: StoredKitchen): RecordedKitchen {
  return { ...fieldsOf(row), isOpen: row.closedAt === null };
}

/** Picks the fields that staff enter of a kitchen. */
export function fieldsOf(kitchen: KitchenFields): KitchenFields {
  return pickFields(kitchen, KITCHEN_FIELDS);
}
