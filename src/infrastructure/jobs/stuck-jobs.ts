import { sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { rowsOf } from "../database/rows-of.ts";
import type { StuckJob } from "./jobs.ts";

/** After this many retries, about an hour, the cause is not temporary. */
const MANY_RETRIES = 15;
const MAX_LISTED = 100;

/** Prefix of the queues of scheduled jobs. */
export const SCHEDULED_PREFIX = "every-";

const IS_SCHEDULED = `starts_with(job.name, '${SCHEDULED_PREFIX}')`;
/** A scheduled job is stuck only if its last run failed. A maximum, because for `exists` the planner may read all jobs. */
const HAS_LATER_RUN = `${IS_SCHEDULED} and job.created_on < (select max(later.created_on) from pgboss.job later
  where later.name = job.name and later.state in ('completed', 'failed'))`;
const IS_STUCK = `((state = 'failed' and not (${HAS_LATER_RUN}))
  or (state in ('retry', 'active') and retry_count >= ${MANY_RETRIES}))`;
const STUCK = `
  select id, name, created_on, retry_count, state = 'failed' as is_dead, ${IS_SCHEDULED} as is_by_clock, data
  from pgboss.job
  where ${IS_STUCK}
  order by created_on desc limit ${MAX_LISTED}`;
const COUNT_STUCK = `select count(*)::int as many from pgboss.job where ${IS_STUCK}`;

type Row = {
  id: string;
  name: string;
  created_on: Date;
  retry_count: number;
  is_dead: boolean;
  is_by_clock: boolean;
  data: Record<string, unknown> | null;
};

/** The queue keeps finished jobs for some days, so these failed lately. */
export async function selectStuckJobs(driver: OpenDatabase["driver"]): Promise<StuckJob[]> {
  const rows = await query<Row>(driver, STUCK);
  return rows.map(({ id, name, created_on, retry_count, is_dead, is_by_clock, data }) => ({
    ...{ id, name, storedAt: created_on, retries: retry_count, isDead: is_dead, isScheduled: is_by_clock },
    data: data ?? {},
  }));
}

export async function countStuck(driver: OpenDatabase["driver"]): Promise<number> {
  const [counted] = await query<{ many: number }>(driver, COUNT_STUCK);
  return counted?.many ?? 0;
}

/** See `Jobs.tryAgain`. A second caller waits for the row lock, then finds the job due. */
export async function retryStuckJob(tx: Tx, id: string): Promise<Pick<StuckJob, "name" | "isDead"> | null> {
  const [retried] = await rowsOf<Pick<Row, "name" | "is_dead">>(
    tx,
    sql`
    with stuck as (
      select id, name, state = 'failed' as is_dead from pgboss.job
      where id = ${id}::uuid and not ${sql.raw(IS_SCHEDULED)} and ${sql.raw(IS_STUCK)}
        and (state = 'failed' or (state = 'retry' and start_after > pgboss.job_now()))
      for update
    )
    update pgboss.job set state = 'retry', completed_on = null, start_after = pgboss.job_now(),
      retry_limit = greatest(job.retry_limit, job.retry_count + 1)
    from stuck where job.id = stuck.id and job.name = stuck.name
    returning job.name, stuck.is_dead`,
  );
  return retried ? { name: retried.name, isDead: retried.is_dead } : null;
}

async function query<R extends object>(driver: OpenDatabase["driver"], question: string): Promise<R[]> {
  const { rows } =
    driver.kind === "pglite" ? await driver.client.query<R>(question) : await driver.pool.query<R>(question);
  return rows;
}
