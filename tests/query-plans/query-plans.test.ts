import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemoContent } from "../../demo/load-demo-content.ts";
import { testPostgres } from "../support/database.ts";
import { openWholeShop, type WholeShop } from "../support/whole-shop.ts";
import { growShop } from "./growing-shop.ts";
import { FIXED_TABLES, GROWING_TABLES } from "./growing-tables.ts";
import { type Recording, recordStatements } from "./record-statements.ts";
import { requestEverything } from "./requests.ts";
import { MOST_STATEMENTS } from "./statement-limits.ts";
import { findWholeReads, MAY_READ_WHOLE } from "./whole-reads.ts";

/** With fewer rows the planner would rightly read the table whole. */
const FEWEST_ROWS = 5_000;

let database: Awaited<ReturnType<typeof testPostgres>>;
let shop: WholeShop;
let recording: Recording;

beforeAll(async () => {
  database = await testPostgres();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  await growShop(shop, database);
  recording = recordStatements(database.url);
  await requestEverything(shop, recording).finally(recording.stop);
}, 240_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

test("every table is known to grow or not, and those that grow are large here", async () => {
  const { driver } = database;
  if (driver.kind !== "postgres") throw new Error("plans are read on PostgreSQL");
  const { rows } = await driver.pool.query<{ name: string; many: number }>(
    `select relname as name, reltuples::int as many from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'test_jobs' order by relname`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...GROWING_TABLES, ...FIXED_TABLES].sort());
  const small = rows.filter(({ name, many }) => GROWING_TABLES.includes(name) && many < FEWEST_ROWS);
  expect(small, "more rows in two-years.sql").toEqual([]);
});

test("no page, call or recurring job reads a growing table whole", async () => {
  expect(recording.statements.length).toBeGreaterThan(1_000);
  const reads = await findWholeReads(database.url, recording.statements);
  expect(reads.filter((read) => !MAY_READ_WHOLE.some(({ statement }) => read.includes(statement)))).toEqual(
    [],
  );
});

test("no route sends more statements than its limit", () => {
  const measured = [...recording.most].filter(([route]) => /^(GET|POST|PUT|PATCH|DELETE) /.test(route));
  expect(measured.map(([route]) => route).sort(), "a line in statement-limits.ts for each route").toEqual(
    Object.keys(MOST_STATEMENTS).sort(),
  );
  const above = measured.filter(([route, many]) => many > (MOST_STATEMENTS[route] ?? 0));
  expect(above).toEqual([]);
});

test("none of these requests caused an internal error", () => {
  expect(shop.alarms).toEqual([]);
});
