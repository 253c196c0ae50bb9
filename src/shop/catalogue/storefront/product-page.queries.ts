import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { combos, products, skus } from "../catalogue.tables.ts";
import { selectContaining } from "../combos/combo-parts.queries.ts";
import { plannedPriceAt, pricesOf } from "../prices/price-changes.queries.ts";
import { isPublishedAt } from "../products/publication.queries.ts";
import { isAvailableAt } from "../snapshot/availability.queries.ts";

type Handle = Db | Tx;

const choice = {
  sku: skus.sku,
  weight: skus.weight,
  serves: skus.serves,
  flavour: skus.flavour,
  shape: skus.shape,
  eggless: skus.eggless,
  pricePaise: skus.pricePaise,
  sellPaise: skus.sellPaise,
  points: skus.points,
  active: skus.active,
};

const combo = {
  label: combos.label,
  sku: skus.sku,
  flavour: skus.flavour,
  weight: skus.weight,
  pricePaise: skus.pricePaise,
  sellPaise: skus.sellPaise,
  active: skus.active,
  name: products.name,
  tile: products.tile,
  pictureId: products.pictureId,
  morePictureIds: products.morePictureIds,
};

/** Combos of a product, with their prices at this time. */
export function selectCombos(db: Handle, productId: string, at: Date) {
  const planned = plannedPriceAt(db, at.toISOString());
  return db
    .select({
      combo: { ...combo, active: isAvailableAt(db, at.toISOString()) },
      planned: pricesOf(planned),
    })
    .from(combos)
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoinLateral(planned, sql`true`)
    .where(and(eq(combos.productId, productId), isPublishedAt(at.toISOString())))
    .orderBy(asc(combos.position));
}

/** Combos of these products, with the product that offers each. */
export function selectCombosOf(db: Handle, productIds: string[]) {
  return db
    .select({
      ...combo,
      productId: combos.productId,
      isDraft: products.isDraft,
      publishAt: products.publishAt,
    })
    .from(combos)
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(combos.productId, productIds))
    .orderBy(asc(combos.productId), asc(combos.position));
}

/** Products that are sold or shown otherwise when one of these is: combos with it, and pages that offer either. */
export async function selectDependents(db: Handle, productIds: string[]): Promise<string[]> {
  const containing = await selectContaining(db, productIds);
  const rows = await db
    .selectDistinct({ productId: combos.productId })
    .from(combos)
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .where(inArray(skus.productId, [...productIds, ...containing]));
  return [...containing, ...rows.map(({ productId }) => productId)];
}

type Choice = { [Key in keyof typeof choice]: (typeof choice)[Key]["_"]["data"] };

/** The SKUs of these products in their order, a row a product: a row a SKU costs twice the time. */
export function selectChoicesOf(db: Handle, productIds: string[]) {
  const pairs = Object.entries(choice).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  const list = sql`json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${skus.position})`;
  return db
    .select({ productId: skus.productId, choices: sql<Choice[]>`${list}` })
    .from(skus)
    .where(inArray(skus.productId, productIds))
    .groupBy(skus.productId);
}

export function selectProducts(db: Handle, productIds: string[]) {
  return db.select().from(products).where(inArray(products.id, productIds));
}

/** The next product ids after this one, to read the catalogue in batches. */
export async function selectIdsAfter(db: Handle, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Is there a product of this id that shoppers see at this time? */
export async function isProduct(db: Handle, productId: string, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isPublishedAt(at.toISOString())));
  return rows.length > 0;
}

/** One SKU with its product and the planned price at this time, for the contract's detail call. */
export async function selectDetail(db: Handle, sku: string, at: Date) {
  const planned = plannedPriceAt(db, at.toISOString());
  const [row] = await db
    .select({
      ...{ sku: skus, product: products, planned: pricesOf(planned) },
      active: isAvailableAt(db, at.toISOString()),
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoinLateral(planned, sql`true`)
    .where(and(eq(skus.sku, sku), isPublishedAt(at.toISOString())));
  return row;
}

/** Adds one review with this many stars. */
export async function addStars(db: Handle, productId: string, stars: number): Promise<void> {
  const countFor = (of: number) => (of === stars ? 1 : 0);
  await db
    .update(products)
    .set({
      stars5: sql`${products.stars5} + ${countFor(5)}`,
      stars4: sql`${products.stars4} + ${countFor(4)}`,
      stars3: sql`${products.stars3} + ${countFor(3)}`,
      stars2: sql`${products.stars2} + ${countFor(2)}`,
      stars1: sql`${products.stars1} + ${countFor(1)}`,
    })
    .where(eq(products.id, productId));
}
