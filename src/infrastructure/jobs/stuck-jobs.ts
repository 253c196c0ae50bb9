import type { OpenDatabase } from "../database/open-database.ts";
import type { StuckJob } from "./jobs.ts";

/** A job that was tried again so often (for about an hour) does not only have a bad moment. */
const MANY_RETRIES = 15;
const MOST = 100;

const IS_STUCK = `state = 'failed' or (state in ('retry', 'active') and retry_count >= ${MANY_RETRIES})`;
const STUCK = `
  select id, name, created_on, retry_count, state = 'failed' as is_dead, data
  from pgboss.job
  where ${IS_STUCK}
  order by created_on desc limit ${MOST}`;
const COUNT_STUCK = `select count(*)::int as many from pgboss.job where ${IS_STUCK}`;

type Row = {
  id: string;
  name: string;
  created_on: Date;
  retry_count: number;
  is_dead: boolean;
  data: Record<string, unknown> | null;
};

/** The queue keeps jobs that are over for some days, so this is what failed lately. */
export async function selectStuck(driver: OpenDatabase["driver"]): Promise<StuckJob[]> {
  const rows = await ask<Row>(driver, STUCK);
  return rows.map(({ id, name, created_on, retry_count, is_dead, data }) => ({
    ...{ id, name, storedAt: created_on, retries: retry_count, isDead: is_dead },
    data: data ?? {},
  }));
}

export async function countStuck(driver: OpenDatabase["driver"]): Promise<number> {
  const [counted] = await ask<{ many: number }>(driver, COUNT_STUCK);
  return counted?.many ?? 0;
}

async function ask<R extends object>(driver: OpenDatabase["driver"], question: string): Promise<R[]> {
  const { rows } =
    driver.kind === "pglite" ? await driver.client.query<R>(question) : await driver.pool.query<R>(question);
  return rows;
}
