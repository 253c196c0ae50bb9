import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "../../src/infrastructure/database/open-database.ts";
import { testPostgres } from "../support/database.ts";

/** The lock that an instance holds while it migrates. */
const LOCK = 727_001;
const WAITING = sql`
  select 1 from pg_locks join pg_database on pg_database.oid = database
  where locktype = 'advisory' and objid = ${LOCK} and not granted and datname = current_database()`;

test("an instance waits for another's migrations longer than the query timeout", async () => {
  const first = await testPostgres();
  const other = new pg.Client({ connectionString: first.url });
  await other.connect();
  await other.query("select pg_advisory_lock($1)", [LOCK]);
  const limited = new URL(first.url);
  limited.searchParams.set("options", "-c statement_timeout=300");
  const second = openPostgres(limited.href, () => {});
  onTestFinished(async () => {
    await second.close();
    await first.close();
  });

  let why: unknown;
  const migrating = second.migrate().catch((error) => (why = error));
  const isWaiting = async () => {
    const { rows } = (await first.db.execute(WAITING)) as unknown as { rows: object[] };
    return rows.length > 0;
  };
  while (!(await isWaiting()) && why === undefined);
  // This later query hits the limit, so the migration has waited longer than the limit.
  await expect(second.db.execute(sql`select pg_sleep(60)`)).rejects.toThrow();
  expect(why).toBeUndefined();
  await other.end();
  await migrating;
  expect(why).toBeUndefined();
});
