import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { products, skus } from "./catalogue.tables.ts";

const { isDraft, publishAt } = products;

/**
 * Whether shoppers see the product at this time: the same rule as `isPublished`. In a prepared query `at` is a
 * placeholder.
 * @param at as ISO text
 */
export function isPublishedAt(at: string): SQL | undefined {
  return or(eq(isDraft, false), lte(publishAt, sql`${at}::timestamptz`));
}

/** Drafts that have a time to be published at, which is still to come. */
export function isPlannedAt(at: string): SQL | undefined {
  return and(eq(isDraft, true), gt(publishAt, sql`${at}::timestamptz`));
}

/** Drafts without a time to be published at. */
export function isUnplannedDraft(): SQL | undefined {
  return and(eq(isDraft, true), isNull(publishAt));
}

/** Whether a product has what shoppers need: a picture, and a size that is on sale. */
export async function selectReadiness(
  tx: Tx,
  id: string,
): Promise<{ hasPicture: boolean; hasActive: boolean }> {
  const [row] = await tx
    .select({
      hasPicture: sql<boolean>`${products.pictureId} <> ''`,
      hasActive: sql<boolean>`exists (select 1 from ${skus} where ${skus.productId} = ${products.id} and ${skus.active})`,
    })
    .from(products)
    .where(eq(products.id, id));
  return row ?? { hasPicture: false, hasActive: false };
}

/** Deletes a product that shoppers do not see at this time, with all that belongs to it. Returns whether it did. */
export async function deleteUnpublished(tx: Tx, { id, at }: { id: string; at: string }): Promise<boolean> {
  const isHidden = and(eq(isDraft, true), or(isNull(publishAt), gt(publishAt, sql`${at}::timestamptz`)));
  const deleted = await tx
    .delete(products)
    .where(and(eq(products.id, id), isHidden))
    .returning({ id: products.id });
  return deleted.length > 0;
}

/** Every size that shoppers can order at this time, with its product. */
export function selectSoldKeys(db: Db, at: string) {
  return db
    .select({ product: skus.productId, sku: skus.sku })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.active, true), isPublishedAt(at)));
}
