import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { viewedSkus } from "./viewed.tables.ts";

type Handle = Db | Tx;

/** Records a view. A SKU viewed before moves to the front, never back. */
export async function saveView(db: Handle, userId: string, sku: string, at: Date): Promise<void> {
  await db
    .insert(viewedSkus)
    .values({ userId, sku, viewedAt: at })
    .onConflictDoUpdate({
      target: [viewedSkus.userId, viewedSkus.sku],
      set: { viewedAt: sql`greatest(${viewedSkus.viewedAt}, excluded.viewed_at)` },
    });
}

/** Deletes all but the newest views. */
export async function deleteOlderViews(db: Handle, userId: string, most: number): Promise<void> {
  const newest = db
    .select({ sku: viewedSkus.sku })
    .from(viewedSkus)
    .where(eq(viewedSkus.userId, userId))
    .orderBy(desc(viewedSkus.viewedAt), desc(viewedSkus.sku))
    .limit(most);
  await db.delete(viewedSkus).where(and(eq(viewedSkus.userId, userId), notInArray(viewedSkus.sku, newest)));
}

export async function selectViewed(db: Handle, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ sku: viewedSkus.sku })
    .from(viewedSkus)
    .where(eq(viewedSkus.userId, userId))
    .orderBy(desc(viewedSkus.viewedAt), desc(viewedSkus.sku))
    .limit(most);
  return rows.map(({ sku }) => sku);
}

/** All stored views, newest first. */
export function selectViews(db: Handle, userId: string) {
  return db
    .select({ sku: viewedSkus.sku, viewedAt: viewedSkus.viewedAt })
    .from(viewedSkus)
    .where(eq(viewedSkus.userId, userId))
    .orderBy(desc(viewedSkus.viewedAt), desc(viewedSkus.sku));
}
