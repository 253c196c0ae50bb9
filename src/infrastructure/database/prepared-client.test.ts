import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { OpenDatabase } from "./open-database.ts";
import type { PreparedClient } from "./prepared-client.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The connection of a handle, as prepared queries find it. */
function clientOf(handle: Pick<OpenDatabase["db"], "_">): PreparedClient {
  return (handle._.session as unknown as { client: PreparedClient }).client;
}

const divide = { name: "test-divide", text: "select 12 / $1::int as share, $2::timestamptz as at" };
const NOON = "2026-11-26 12:00:00+00";

test("a statement whose first call fails works at the next one, on the same connection", async () => {
  for (const zero of ["0", "no number", "0"]) {
    const failed = database.db.transaction((tx) => clientOf(tx).runPrepared(divide, [zero, NOON]));
    await expect(failed).rejects.toThrow(/division by zero|invalid input syntax/);
    expect(await database.db.transaction((tx) => clientOf(tx).runPrepared(divide, [4, null]))).toEqual([
      [3, null],
    ]);
  }
});

test("an error inside a transaction undoes it, and the connection serves the next one", async () => {
  await database.db.execute(sql`create table test_undone (id int primary key)`);
  const insert = { name: "test-insert-undone", text: "insert into test_undone values ($1) returning id" };
  const undone = database.db.transaction(async (tx) => {
    await clientOf(tx).runPrepared(insert, [1]);
    await clientOf(tx).runPrepared(insert, [1]);
  });
  await expect(undone).rejects.toMatchObject({ code: "23505" });
  expect(await clientOf(database.db).runPrepared(insert, [1])).toEqual([[1]]);
});

test("a value that cannot be written is refused, its transaction ends, and the connection serves the next one", async () => {
  const value: { self?: unknown } = {};
  value.self = value;
  const refused = database.db.transaction((tx) =>
    clientOf(tx).runPrepared({ name: "test-json", text: "select $1::jsonb" }, [value]),
  );
  await expect(refused).rejects.toThrow(/circular/i);
  expect(await clientOf(database.db).runPrepared(divide, [4, null])).toEqual([[3, null]]);
});

test("a prepared statement in a transaction that was ended is refused by PostgreSQL or by PGlite", async () => {
  const aborted = database.db.transaction(async (tx) => {
    await clientOf(tx)
      .runPrepared(divide, [0, null])
      .catch(() => {});
    return clientOf(tx).runPrepared(divide, [4, null]);
  });
  await expect(aborted).rejects.toMatchObject({ code: "25P02" });
});

test("calls that are sent at once are answered in their order", async () => {
  const shares = await Promise.all(
    [1, 2, 0, 3].map((by) =>
      clientOf(database.db)
        .runPrepared(divide, [by, null])
        .catch(() => "refused"),
    ),
  );
  expect(shares).toEqual([[[12, null]], [[6, null]], "refused", [[4, null]]]);
});

test("a statement is prepared once per connection", async () => {
  const once = { name: "test-once", text: "select $1::text" };
  await database.db.transaction(async (tx) => {
    for (const word of ["a", "b"]) expect(await clientOf(tx).runPrepared(once, [word])).toEqual([[word]]);
    const counted = sql`select calls from (select generic_plans + custom_plans as calls from pg_prepared_statements
      where name = ${once.name}) as counted`;
    const { rows } = (await tx.execute(counted)) as unknown as { rows: unknown[] };
    expect(rows.map((row) => Number((row as { calls: unknown }).calls))).toEqual([2]);
  });
});

test("lists, JSON, booleans and instants go both ways", async () => {
  const text = "select $1::text[], $2::jsonb, $3::boolean, $4::timestamptz at time zone 'UTC'";
  const rows = await clientOf(database.db).runPrepared({ name: "test-values", text }, [
    ["a,b", 'c"d', null],
    JSON.stringify({ cake: "truffle" }),
    false,
    new Date("2026-11-26T12:00:00Z"),
  ]);
  expect(rows).toEqual([[["a,b", 'c"d', null], { cake: "truffle" }, false, "2026-11-26 12:00:00"]]);
});
