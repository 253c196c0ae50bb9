import { asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { combos, products, skus } from "../catalogue.tables.ts";
import { type ComboPart, type NamedPart, toPart } from "../rules/combo-parts.ts";
import { partProducts, parts } from "../snapshot/availability.queries.ts";
import { comboParts } from "./combo-parts.tables.ts";

type Handle = Db | Tx;

/** The parts of the SKU of this row in their order, for a query that joins `products`. */
export function partsOfSku(db: Handle) {
  const { quantity, words, position } = comboParts;
  const named = sql`json_build_object('quantity', ${quantity}, 'words', ${words}, 'name', ${partProducts.name}, 'weight', ${parts.weight}, 'kind', ${partProducts.kind})`;
  const list = db
    .select({ list: sql`coalesce(json_agg(${named} order by ${position}), '[]')` })
    .from(comboParts)
    .leftJoin(parts, eq(parts.sku, comboParts.partSku))
    .leftJoin(partProducts, eq(partProducts.id, parts.productId))
    .where(eq(comboParts.sku, skus.sku));
  return sql<NamedPart[]>`(${list})`;
}

/** Parts with what decides their sale, in their order: of the SKUs of these products, and of the combos that they offer. */
export function selectPartsOf(db: Handle, productIds: string[]) {
  const ownSkus = db.select({ sku: skus.sku }).from(skus).where(inArray(skus.productId, productIds));
  const offeredSkus = db
    .select({ sku: combos.sku })
    .from(combos)
    .where(inArray(combos.productId, productIds));
  const { sku, position, partSku, quantity, words } = comboParts;
  return db
    .select({
      ...{ sku, partSku, quantity, words, name: partProducts.name, weight: parts.weight },
      ...{ productId: partProducts.id, kind: partProducts.kind, active: parts.active },
      ...{ isDraft: partProducts.isDraft, publishAt: partProducts.publishAt },
    })
    .from(comboParts)
    .leftJoin(parts, eq(parts.sku, partSku))
    .leftJoin(partProducts, eq(partProducts.id, parts.productId))
    .where(or(inArray(sku, ownSkus), inArray(sku, offeredSkus)))
    .orderBy(asc(sku), asc(position));
}

/** Products with a combo that has a SKU of one of these products in it, in the shop's order. */
export async function selectContaining(db: Handle, productIds: string[]): Promise<string[]> {
  return (await selectContainingNames(db, productIds)).map(({ id }) => id);
}

/** Id and name of the products with a combo that contains one of these products. */
export function selectContainingNames(db: Handle, productIds: string[]) {
  const containing = db
    .select({ id: skus.productId })
    .from(comboParts)
    .innerJoin(parts, eq(parts.sku, comboParts.partSku))
    .innerJoin(skus, eq(skus.sku, comboParts.sku))
    .where(inArray(parts.productId, productIds));
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, containing))
    .orderBy(asc(products.rank));
}

/** SKUs that a form suggests as parts: those of the products whose pages offer a SKU of this one as a combo. */
export function selectPartTargets(db: Handle, productId: string, limit: number) {
  const offering = db
    .select({ id: combos.productId })
    .from(combos)
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .where(eq(skus.productId, productId));
  return db
    .select({
      ...{ partSku: skus.sku, name: products.name, weight: skus.weight, productId: products.id },
      ...{ active: skus.active, isDraft: products.isDraft, publishAt: products.publishAt },
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(products.id, offering))
    .orderBy(asc(products.rank), asc(skus.position))
    .limit(limit);
}

/** The parts of each SKU that has some. */
export async function selectAllParts(db: Handle): Promise<Map<string, ComboPart[]>> {
  return bySku(await db.select().from(comboParts).orderBy(asc(comboParts.sku), asc(comboParts.position)));
}

/** The stored parts of these SKUs, whose product the caller has locked. */
export async function selectStoredParts(tx: Tx, keys: string[]): Promise<Map<string, ComboPart[]>> {
  const rows = await tx
    .select()
    .from(comboParts)
    .where(sql`${comboParts.sku} = any(${sql.param(keys)})`)
    .orderBy(asc(comboParts.sku), asc(comboParts.position));
  return bySku(rows);
}

function bySku(rows: (typeof comboParts.$inferSelect)[]): Map<string, ComboPart[]> {
  const grouped = Map.groupBy(rows, ({ sku }) => sku);
  return new Map([...grouped].map(([sku, ofSku]) => [sku, ofSku.map(toPart)]));
}

/** One writer of parts at a time, until the transaction ends: whether a SKU may be a part depends on all others. */
export async function lockPartsTable(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${comboParts} in share row exclusive mode`);
}

/** The products of these SKUs, which are locked against deletion. Unknown SKUs are not in the map. */
export async function lockPartSkus(tx: Tx, keys: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ sku: skus.sku, productId: skus.productId })
    .from(skus)
    .where(sql`${skus.sku} = any(${sql.param(keys)})`)
    .orderBy(asc(skus.sku))
    .for("key share");
  return new Map(rows.map(({ sku, productId }) => [sku, productId]));
}

/** Pairs of a combo and a part of it, of which one is among these SKUs. The caller has locked all parts. */
export async function selectPairsAmong(tx: Tx, keys: string[]): Promise<{ combo: string; part: string }[]> {
  const rows = await tx
    .select({ combo: comboParts.sku, part: comboParts.partSku })
    .from(comboParts)
    .where(
      or(
        sql`${comboParts.sku} = any(${sql.param(keys)})`,
        sql`${comboParts.partSku} = any(${sql.param(keys)})`,
      ),
    );
  return rows.map(({ combo, part }) => ({ combo, part: part ?? "" }));
}

/** Stores these parts instead of the present ones of each SKU. */
export async function replaceParts(
  tx: Tx,
  changes: readonly { sku: string; parts: readonly ComboPart[] }[],
): Promise<void> {
  if (changes.length === 0) return;
  const keys = changes.map(({ sku }) => sku);
  await tx.delete(comboParts).where(sql`${comboParts.sku} = any(${sql.param(keys)})`);
  const rows = changes.flatMap(({ sku, parts: ofSku }) =>
    ofSku.map((part, position) => ({
      ...{ sku, position },
      ...("sku" in part
        ? { partSku: part.sku, quantity: part.quantity, words: null }
        : { partSku: null, quantity: null, words: part.words }),
    })),
  );
  // One JSON value: a file of the catalogue may have tens of thousands.
  await tx.execute(sql`
    insert into ${comboParts} (sku, position, part_sku, quantity, words)
    select sku, position, "partSku", quantity, words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(sku text, position smallint, "partSku" text, quantity smallint, words text)`);
}
