import { sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { rowsOf } from "../database/rows-of.ts";

export type WaitingJob = { name: string; data: Record<string, unknown> };

/**
 * What is still to do because something happened, the oldest first, also what was given up and waits for somebody to
 * look. What the clock starts comes again by itself, and for a name that is none of `names` nothing works any more.
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

/** Forgets every job, whatever became of it. */
export async function deleteJobs(tx: Tx): Promise<void> {
  if (await hasQueue(tx)) await tx.execute(sql`delete from pgboss.job`);
}

async function hasQueue(tx: Tx): Promise<boolean> {
  const [has] = await rowsOf<{ yes: boolean }>(tx, sql`select to_regclass('pgboss.job') is not null as yes`);
  return has?.yes ?? false;
}
