import { sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { rowsOf } from "../database/rows-of.ts";

export type WaitingJob = { name: string; data: Record<string, unknown> };

/**
 * Unfinished jobs of these names, the oldest first, including those that were given up. Scheduled jobs are left out:
 * they start again by themselves.
 */
export async function selectWaitingJobs(tx: Tx, names: readonly string[]): Promise<WaitingJob[]> {
  if (!(await hasQueue(tx))) return [];
  return rowsOf<WaitingJob>(
    tx,
    sql`select name, coalesce(data, '{}') as data from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') and name in ${names}
      order by created_on, id`,
  );
}

/** Deletes every job in any state. */
export async function deleteJobs(tx: Tx): Promise<void> {
  if (await hasQueue(tx)) await tx.execute(sql`delete from pgboss.job`);
}

async function hasQueue(tx: Tx): Promise<boolean> {
  const [has] = await rowsOf<{ yes: boolean }>(tx, sql`select to_regclass('pgboss.job') is not null as yes`);
  return has?.yes ?? false;
}
