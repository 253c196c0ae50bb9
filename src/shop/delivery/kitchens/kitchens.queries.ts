import { asc, count, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { kitchens, pincodes } from "../delivery.tables.ts";
import type { KitchenFields } from "../rules/kitchen-fields.ts";

type Handle = Db | Tx;
export type StoredKitchen = typeof kitchens.$inferSelect;

/** One writer of kitchens at a time. Reads, and rows that refer to a kitchen, do not wait. */
export async function lockKitchens(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${kitchens} in share row exclusive mode`);
}

/** All kitchens, by city and name. */
export function selectStored(db: Handle): Promise<StoredKitchen[]> {
  return db.select().from(kitchens).orderBy(asc(kitchens.city), asc(kitchens.name));
}

/** All kitchens with the number of their pincodes, by city and name. */
export function selectListed(db: Handle) {
  return db
    .select({ kitchen: kitchens, pincodes: count(pincodes.pincode) })
    .from(kitchens)
    .leftJoin(pincodes, eq(pincodes.kitchenId, kitchens.id))
    .groupBy(kitchens.id)
    .orderBy(asc(kitchens.city), asc(kitchens.name));
}

export async function insertKitchen(tx: Tx, row: KitchenFields & { id: string }): Promise<void> {
  await tx.insert(kitchens).values(row);
}

export async function updateKitchen(
  tx: Tx,
  id: string,
  columns: KitchenFields & { closedAt: Date | null },
): Promise<void> {
  await tx.update(kitchens).set(columns).where(eq(kitchens.id, id));
}
