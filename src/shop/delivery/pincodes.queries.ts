import { and, asc, eq, exists, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { kitchens, pincodes } from "./delivery.tables.ts";

type Handle = Db | Tx;

/** The served pincodes among these words, and those of the areas among them. */
export function selectNamedAreas(db: Handle, words: string[]) {
  const { pincode, area } = pincodes;
  const names = words.map((word) => word.toLowerCase());
  return db
    .select({ pincode, area })
    .from(pincodes)
    .where(or(inArray(pincode, words), inArray(sql`lower(${area})`, names)));
}

export function selectPincodesOf(db: Handle, kitchenId: string) {
  return db
    .select()
    .from(pincodes)
    .where(eq(pincodes.kitchenId, kitchenId))
    .orderBy(asc(pincodes.area), asc(pincodes.pincode));
}

/** How many pincodes each kitchen serves. */
export function countPincodes(db: Handle) {
  const { kitchenId } = pincodes;
  return db.select({ kitchenId, many: sql<number>`count(*)::int` }).from(pincodes).groupBy(kitchenId);
}

/** Inserts those that are not served yet. Returns them. */
export function insertPincodes(tx: Tx, rows: (typeof pincodes.$inferInsert)[]) {
  return tx.insert(pincodes).values(rows).onConflictDoNothing().returning({ pincode: pincodes.pincode });
}

/** Frees pincodes of closed kitchens for others. */
export async function freePincodes(tx: Tx, among: string[]): Promise<void> {
  const closed = tx
    .select({ id: kitchens.id })
    .from(kitchens)
    .where(and(eq(kitchens.id, pincodes.kitchenId), isNotNull(kitchens.closedAt)));
  await tx.delete(pincodes).where(and(inArray(pincodes.pincode, among), exists(closed)));
}

/** The kitchens that serve these pincodes. */
export function selectServed(tx: Tx, among: string[]) {
  return tx
    .select({ pincode: pincodes.pincode, kitchen: kitchens.name })
    .from(pincodes)
    .innerJoin(kitchens, eq(kitchens.id, pincodes.kitchenId))
    .where(inArray(pincodes.pincode, among));
}

export function deletePincodes(tx: Tx, { kitchenId, among }: { kitchenId: string; among: string[] }) {
  return tx
    .delete(pincodes)
    .where(and(eq(pincodes.kitchenId, kitchenId), inArray(pincodes.pincode, among)))
    .returning({ pincode: pincodes.pincode, area: pincodes.area });
}
