import { lt, sql } from "drizzle-orm";
import type { Db } from "../../infrastructure/database/db.ts";
import { publicChanges } from "./change-feed.tables.ts";
import type { ChangeKind } from "./rules/change-kinds.ts";

export type ChangeRow = { id: string; tx: number; kind: ChangeKind; key: string | null };

/**
 * Changes of transactions from `horizon` on, and the next horizon: every transaction before it has ended. One statement,
 * so that both are of the same moment. Without a horizon, only those of transactions that may still be open.
 */
export async function selectChanges(
  db: Db,
  horizon: number | undefined,
): Promise<{ horizon: number; changes: ChangeRow[] }> {
  const oldestOpen = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  const { id, tx, kind, key } = publicChanges;
  const [row] = await db
    .select({
      horizon: sql<string>`${oldestOpen}::text`,
      changes: sql<ChangeRow[]>`(
        select coalesce(json_agg(json_build_object('id', ${id}, 'tx', ${tx}, 'kind', ${kind}, 'key', ${key})), '[]')
        from ${publicChanges} where ${tx} >= ${horizon === undefined ? oldestOpen : sql`${horizon}::bigint`})`,
    })
    .from(sql`(select 1) as one_row`);
  if (!row) throw new Error("a select of one row returned none");
  return { horizon: Number(row.horizon), changes: row.changes };
}

export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(publicChanges).where(lt(publicChanges.at, before));
}
