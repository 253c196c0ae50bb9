import { and, asc, count, eq, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { OfficeListName } from "../accounts/rules/office-lists.ts";
import { savedViews } from "./saved-views.tables.ts";

/** Locks a person's views against additions until the transaction ends. */
export async function lockViews(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-views:${userId}`}, 0))`);
}

/** False if the person has a view of this name for the same list. */
export async function insertView(tx: Tx, view: typeof savedViews.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(savedViews)
    .values(view)
    .onConflictDoNothing({ target: [savedViews.userId, savedViews.list, savedViews.name] })
    .returning({ id: savedViews.id });
  return inserted.length > 0;
}

/** How many views of a list a person has saved. */
export async function countViews(tx: Tx, userId: string, list: OfficeListName): Promise<number> {
  const isTheirs = and(eq(savedViews.userId, userId), eq(savedViews.list, list));
  const [row] = await tx.select({ views: count() }).from(savedViews).where(isTheirs);
  return row?.views ?? 0;
}

/** A person's own views of a list and all shared ones, by name. */
export function selectViews(db: Db, userId: string, list: OfficeListName) {
  const { id, name, query, isShared } = savedViews;
  return db
    .select({ id, name, query, isShared, isOwn: sql<boolean>`${savedViews.userId} = ${userId}` })
    .from(savedViews)
    .where(and(eq(savedViews.list, list), or(eq(savedViews.userId, userId), eq(isShared, true))))
    .orderBy(asc(name), asc(id));
}

/** A person's own views, oldest first. */
export function selectOwnViews(db: Db, userId: string) {
  return db
    .select()
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.savedAt), asc(savedViews.id));
}

/** Deletes a view of this list and person, or with `anyShared` a shared one of any person. */
export async function deleteView(
  db: Db,
  { id, list, userId, anyShared }: { id: string; list: OfficeListName; userId: string; anyShared: boolean },
): Promise<void> {
  const isOwn = eq(savedViews.userId, userId);
  const isTheirs = anyShared ? or(isOwn, eq(savedViews.isShared, true)) : isOwn;
  await db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.list, list), isTheirs));
}
