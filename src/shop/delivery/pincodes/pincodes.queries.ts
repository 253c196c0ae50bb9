import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { kitchens, pincodes } from "../delivery.tables.ts";
import type { ServedPincode } from "../rules/pincode-record.ts";

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

/** The pincodes among these that the kitchen serves. */
export function selectServedBy(db: Handle, { kitchenId, among }: { kitchenId: string; among: string[] }) {
  const { pincode } = pincodes;
  return db
    .select({ pincode })
    .from(pincodes)
    .where(and(eq(pincodes.kitchenId, kitchenId), inArray(pincode, among)));
}

/** Pincodes that begin with a text, or whose area has it in its name, with their kitchens. */
export function selectFoundPincodes(db: Handle, { search, limit }: { search: string; limit: number }) {
  return db
    .select({ row: pincodes, kitchen: kitchens.name })
    .from(pincodes)
    .innerJoin(kitchens, eq(kitchens.id, pincodes.kitchenId))
    .where(
      and(
        isNull(kitchens.closedAt),
        sql`(starts_with(${pincodes.pincode}, ${search}) or strpos(lower(${pincodes.area}), lower(${search})) > 0)`,
      ),
    )
    .orderBy(asc(pincodes.pincode))
    .limit(limit);
}

/** Makes other additions of pincodes wait until the transaction ends, so that they count what this one adds. */
export async function lockPincodeCount(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('pincode-count', 0))`);
}

export function countServed(db: Handle): Promise<number> {
  return db.$count(pincodes);
}

/** How many pincodes each kitchen serves. */
export function countPincodes(db: Handle) {
  const { kitchenId } = pincodes;
  return db.select({ kitchenId, many: sql<number>`count(*)::int` }).from(pincodes).groupBy(kitchenId);
}

/** Inserts pincodes that are not served yet, in one order, so that two lists cannot deadlock. Returns them. */
export async function insertPincodes(
  tx: Tx,
  rows: (typeof pincodes.$inferInsert)[],
): Promise<{ pincode: string }[]> {
  if (rows.length === 0) return [];
  const sorted = rows.toSorted((one, next) => Number(one.pincode) - Number(next.pincode));
  return tx.insert(pincodes).values(sorted).onConflictDoNothing().returning({ pincode: pincodes.pincode });
}

/** The pincodes among these that are served, locked until the transaction ends. */
export function lockPincodes(tx: Tx, among: string[]) {
  return tx
    .select()
    .from(pincodes)
    .where(inArray(pincodes.pincode, among))
    .orderBy(asc(pincodes.pincode))
    .for("update");
}

/** Writes a pincode that the caller has locked. */
export async function updatePincode(tx: Tx, pincode: string, served: ServedPincode): Promise<void> {
  await tx.update(pincodes).set(served).where(eq(pincodes.pincode, pincode));
}

/** Deletes pincodes that the caller has locked. */
export async function deletePincodes(tx: Tx, among: string[]): Promise<void> {
  if (among.length > 0) await tx.delete(pincodes).where(inArray(pincodes.pincode, among));
}

/** Frees pincodes of closed kitchens for others. Returns them. */
export function freePincodes(tx: Tx, among: string[]) {
  const closed = tx
    .select({ id: kitchens.id })
    .from(kitchens)
    .where(and(eq(kitchens.id, pincodes.kitchenId), isNotNull(kitchens.closedAt)));
  return tx
    .delete(pincodes)
    .where(and(inArray(pincodes.pincode, among), exists(closed)))
    .returning();
}

/** The kitchens that serve these pincodes. */
export function selectServed(tx: Tx, among: string[]) {
  return tx
    .select({ pincode: pincodes.pincode, kitchen: kitchens.name })
    .from(pincodes)
    .innerJoin(kitchens, eq(kitchens.id, pincodes.kitchenId))
    .where(inArray(pincodes.pincode, among));
}

/** Deletes those that this kitchen still serves. Returns them. */
export function deletePincodesOf(tx: Tx, { kitchenId, among }: { kitchenId: string; among: string[] }) {
  return tx
    .delete(pincodes)
    .where(and(eq(pincodes.kitchenId, kitchenId), inArray(pincodes.pincode, among)))
    .returning();
}
