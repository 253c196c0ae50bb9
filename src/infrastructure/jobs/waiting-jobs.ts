import { sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";

export type WaitingJob = { name: string; data: Record<string, unknown> };

/**
 * What is still to do because something happened, the oldest first, also what was given up and waits for somebody to
 * look. What the clock starts comes again by itself, and for a name that is none of `names` nothing works any more.
 */
export async function selectWaiting(tx: Tx, names: readonly string[]): Promise<WaitingJob[]> {
  if (!(await hasQueue(tx))) return [];
  const { rows } = (await tx.execute(sql`select name, coalesce(data, '{}') as data from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name in ${names}
    order by created_on, id`)) as unknown as { rows: WaitingJob[] };
  return rows;
}

/** Forgets every job, whatever became of it. */
export async function forgetJobs(tx: Tx): Promise<void> {
  if (await hasQueue(tx)) await tx.execute(sql`delete from pgboss.job`);
}

async function hasQueue(tx: Tx): Promise<boolean> {
  const { rows } = (await tx.execute(
    sql`select to_regclass('pgboss.job') is not null as yes`,
  )) as unknown as { rows: { yes: boolean }[] };
  return rows[0]?.yes ?? false;
}
