import { randomBytes } from "node:crypto";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { type OpenDatabase, openPostgres } from "../../src/infrastructure/database/open-database.ts";
import { testPglite } from "./pglite-pool.ts";

/**
 * A migrated, empty database for one test file, which must close it. On PostgreSQL if `TEST_DATABASE_URL` is set:
 * each file gets its own database, copied from a template. Otherwise PGlite, which is emptied and reused.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? postgresCopy(url) : testPglite();
}

/** Always on PostgreSQL, for what needs several connections. Needs `TEST_DATABASE_URL`; never skips. */
export async function testPostgres(): Promise<OpenDatabase & { url: string }> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("this test needs PostgreSQL: run it through npm test");
  return postgresCopy(url);
}

async function postgresCopy(url: string): Promise<OpenDatabase & { url: string }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await copyDatabase(admin, process.env.TEST_DATABASE_TEMPLATE ?? "template1", name);
  const ownUrl = new URL(url);
  ownUrl.pathname = `/${name}`;
  const opened = openPostgres(ownUrl.href, () => {});
  if (!process.env.TEST_DATABASE_TEMPLATE) await opened.migrate();
  return {
    ...opened,
    url: ownUrl.href,
    close: async () => {
      await opened.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Copies the template's files: seven times as fast as PostgreSQL's default, which logs every page. */
export async function copyDatabase(admin: pg.Client, template: string, name: string): Promise<void> {
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
}

/** The database as another process has it: with nothing in memory. */
export function reopened({ driver }: OpenDatabase, logQuery: (query: string) => void = () => {}): Db {
  const options = { casing: "snake_case", logger: { logQuery } } as const;
  return driver.kind === "pglite"
    ? (drizzlePglite({ client: driver.client, ...options }) as unknown as Db)
    : (drizzlePg({ client: driver.pool, ...options }) as unknown as Db);
}
