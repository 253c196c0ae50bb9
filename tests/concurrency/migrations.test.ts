import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import {
  applyMigrations,
  knownMigrations,
  migrationState,
} from "../../src/infrastructure/database/migrations.ts";
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

/** The tables that a checkout reads for its prices. */
const READ_PRICES = "select count(*) from skus join products on products.id = product_id";
const WRITE_ORDERS = "update orders set id = id";

test("migrations and the checkouts of a running shop do not deadlock", async () => {
  const { db, migrate, close, url } = await testPostgres();
  const checkout = new pg.Client({ connectionString: url });
  await checkout.connect();
  onTestFinished(async () => {
    await checkout.end();
    await close();
  });
  await db.execute(sql.raw("drop schema public, drizzle cascade; create schema public"));
  // Up to 0025: 0026 locks orders, 0027 the catalogue.
  await applyMigrations(db, knownMigrations().slice(0, 26), () => {});
  expect(await migrationState(db)).toBe("some");

  await checkout.query("begin");
  await checkout.query(READ_PRICES);
  const waits = Promise.withResolvers<string>();
  const migrating = migrate(waits.resolve);
  migrating.catch(waits.reject);
  const isQueued = sql`
    select 1 from pg_locks where not granted and relation is not null and database =
      (select oid from pg_database where datname = current_database())`;
  while (((await db.execute(isQueued)) as unknown as { rows: object[] }).rows.length === 0);
  await checkout.query(WRITE_ORDERS);
  // The migration stops waiting before other visitors notice, and says so.
  expect(await waits.promise).toBe("… Waiting to bring the database up to date: its tables are in use");
  await checkout.query("commit");
  await migrating;
  expect(await migrationState(db)).toBe("all");
}, 30_000);
