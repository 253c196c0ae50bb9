import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { openJobs } from "../../src/infrastructure/jobs/open-jobs.ts";
import { JOB_NAMES } from "../../src/shop/reactions.ts";
import type { testPostgres } from "../support/database.ts";
import type { WholeShop } from "../support/whole-shop.ts";

/** A job that was given up. */
export const FAILED_JOB = "00000000-0000-4000-8000-000000000001";
const JOBS = `
  insert into pgboss.job (id, name, state, retry_count, data)
  values ('${FAILED_JOB}', 'mail-written', 'failed', 150, '{"key":"none"}');
  insert into pgboss.job (name, state, created_on, completed_on, data)
  select 'order-placed', 'completed', now() - i * interval '5 seconds', now() - i * interval '5 seconds', '{}'
  from generate_series(1, 60000) i`;

/** Fills the shop with two years of orders, and gives it the real job queue's list of failed jobs. */
export async function growShop(
  shop: WholeShop,
  { url, driver }: Awaited<ReturnType<typeof testPostgres>>,
): Promise<void> {
  const queue = await openJobs({ driver, names: JOB_NAMES, log: shop.services.log });
  await queue.stop();
  const { stuck, countStuck, tryAgain } = queue;
  Object.assign(shop.services.jobs, { stuck, countStuck, tryAgain });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(await readFile(join(import.meta.dirname, "two-years.sql"), "utf8"));
    await client.query(JOBS);
    // Outside a transaction, as autovacuum does it.
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
  }
}
