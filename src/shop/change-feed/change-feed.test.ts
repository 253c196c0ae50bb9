import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { type Change, ChangeFeed } from "./change-feed.ts";

let database: OpenDatabase;
let feed: ChangeFeed;
let handled: Change[];
let isFailing: boolean;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  feed = new ChangeFeed(database.db);
  handled = [];
  isFailing = false;
  feed.handle(async (changes) => {
    if (isFailing) throw new Error("database away");
    handled.push(...changes);
  });
  await feed.begin();
});

const record = (kind: string, keys: number) =>
  database.db.execute(
    sql`insert into public_changes (kind, key) select ${kind}, 'P' || n from generate_series(1, ${keys}::int) n`,
  );

test("a product that changed twice is read again once", async () => {
  await record("product", 2);
  await record("product", 2);
  await record("reviews", 1);
  await feed.check();
  expect(handled).toEqual([
    { kind: "product", key: "P1" },
    { kind: "product", key: "P2" },
    { kind: "reviews", key: "P1" },
  ]);
});

test("thousands of changed products are a change of the whole catalogue: a statement takes only so many keys", async () => {
  await record("product", 6_000);
  await record("reviews", 1);
  await feed.check();
  expect(handled).toEqual([
    { kind: "product", key: null },
    { kind: "reviews", key: "P1" },
  ]);
});

test("the age of the data rises until changes can be applied again", async () => {
  await record("product", 1);
  isFailing = true;
  await new Promise((done) => setTimeout(done, 30));
  await expect(feed.check()).rejects.toThrow("away");
  expect(feed.age).toBeGreaterThanOrEqual(29);
  isFailing = false;
  const before = performance.now();
  await feed.check();
  expect(feed.age).toBeLessThanOrEqual(performance.now() - before + 1);
  expect(handled).toHaveLength(1);
});
