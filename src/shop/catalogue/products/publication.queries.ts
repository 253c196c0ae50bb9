import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../../../infrastructure/database/db.ts";
import { products, skus } from "../catalogue.tables.ts";

const { isDraft, publishAt } = products;

/**
 * Whether shoppers see the product at this time: the same rule as `isPublished`. In a prepared query `at` is a
 * placeholder.
 * @param at as ISO text
 * @param product the product, if it is joined by another name
 */
export function isPublishedAt(
  at: string,
  product: { isDraft: PgColumn; publishAt: PgColumn } = products,
): SQL | undefined {
  return or(eq(product.isDraft, false), lte(product.publishAt, sql`${at}::timestamptz`));
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
