import { asc, eq, sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { isAnyOf, preparedQuery } from "./prepared-query.ts";

const boxes = pgTable("test_boxes", {
  id: integer().primaryKey(),
  name: text().notNull().default("plain"),
  inside: jsonb().$type<{ cake: string }>(),
  packedAt: timestamp({ withTimezone: true }),
});
type NewBox = typeof boxes.$inferInsert;

let built = 0;
const insertBoxes = preparedQuery("test-insert-boxes", (db, { rows }: { rows: NewBox[] }) => {
  built++;
  return db.insert(boxes).values(rows).returning();
});
const selectBoxes = preparedQuery("test-select-boxes", (db, { ids }: { ids: number[] }) =>
  db.select().from(boxes).where(isAnyOf(boxes.id, ids)).orderBy(asc(boxes.id)),
);
const renameBox = preparedQuery("test-rename-box", (db, { id, name }: { id: number; name: string }) =>
  db.update(boxes).set({ name }).where(eq(boxes.id, id)),
);

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(
    sql`create table test_boxes (id integer primary key, name text not null default 'plain', inside jsonb, packed_at timestamptz)`,
  );
});
beforeEach(() => database.db.execute(sql`delete from test_boxes`));
afterAll(() => database.close());

const box = (id: number): NewBox => ({ id, name: `box ${id}`, inside: { cake: "truffle" }, packedAt: NOON });
const NOON = new Date("2026-11-23T12:00:00.000Z");

test("rows are stored and read as without preparing: JSON, instants, nulls, defaults and lists", async () => {
  const rows = [box(1), { id: 2, name: "two", inside: null, packedAt: null }];
  expect(await insertBoxes(database.db, { rows })).toEqual(rows);
  expect(await insertBoxes(database.db, { rows: [{ id: 3, name: undefined }] })).toMatchObject([
    { name: "plain", inside: null },
  ]);
  expect(await selectBoxes(database.db, { ids: [2, 1, 9] })).toEqual(rows);
  expect(await selectBoxes(database.db, { ids: [] })).toEqual([]);
  await renameBox(database.db, { id: 2, name: "renamed" });
  expect(await selectBoxes(database.db, { ids: [2] })).toMatchObject([{ name: "renamed" }]);
});

test("a query is built once for each number of rows, whatever their values", async () => {
  built = 0;
  for (const id of [1, 2, 3]) await insertBoxes(database.db, { rows: [box(id), box(id + 10)] });
  expect(built).toBeLessThanOrEqual(1);
});

test("two queries of the same name and another text don't disturb each other on a connection", async () => {
  await insertBoxes(database.db, { rows: [box(1)] });
  const twin = preparedQuery("test-select-boxes", (db, { name }: { name: string }) =>
    db.select({ id: boxes.id }).from(boxes).where(eq(boxes.name, name)),
  );
  await database.db.transaction(async (tx) => {
    expect(await selectBoxes(tx, { ids: [1] })).toHaveLength(1);
    expect(await twin(tx, { name: "box 1" })).toEqual([{ id: 1 }]);
  });
});

test("more shapes than are cached work too", async () => {
  for (let count = 1; count <= 20; count++) {
    const rows = Array.from({ length: count }, (_, nth) => box(count * 100 + nth));
    expect(await insertBoxes(database.db, { rows })).toHaveLength(count);
    await insertBoxes(database.db, { rows: rows.map((row) => ({ ...row, id: (row.id ?? 0) + 10_000 })) });
  }
});

test("a prepared query belongs to the transaction that it is called in", async () => {
  await insertBoxes(database.db, { rows: [box(1)] });
  const undone = database.db.transaction(async (tx) => {
    await renameBox(tx, { id: 1, name: "undone" });
    expect(await selectBoxes(tx, { ids: [1] })).toMatchObject([{ name: "undone" }]);
    throw new Error("on second thought");
  });
  await expect(undone).rejects.toThrow("on second thought");
  expect(await selectBoxes(database.db, { ids: [1] })).toMatchObject([{ name: "box 1" }]);
});
