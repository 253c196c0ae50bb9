import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPaidFor, ORDER_MOVES, statesBefore } from "./order-lifecycle.ts";
import { stepsReached } from "./progress.ts";

test("the database knows exactly the states of the lifecycle", async () => {
  const directory = join(import.meta.dirname, "../../../../migrations");
  const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  const sql = (await Promise.all(files.map((name) => readFile(join(directory, name), "utf8")))).join("\n");
  const list = [...sql.matchAll(/orders_known_status" CHECK \([^(]* in \(([^)]*)\)/g)].at(-1)?.[1] ?? "";
  const known = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]);
  expect(known.sort()).toEqual(Object.keys(ORDER_MOVES).sort());
});

test("money places an order that waits or has lapsed, and no other", () => {
  expect(statesBefore("placed")).toEqual(["awaiting payment", "lapsed"]);
});

test("a delivered or cancelled order stays what it is", () => {
  expect(ORDER_MOVES.delivered).toEqual([]);
  expect(ORDER_MOVES.cancelled).toEqual([]);
});

test("every state can be reached from an order that waits for its payment", () => {
  const reached = new Set<string>(["awaiting payment"]);
  for (const state of reached) for (const next of ORDER_MOVES[state as "placed"]) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(ORDER_MOVES).sort());
});

test.each([
  ["awaiting payment", false],
  ["lapsed", false],
  ["cancelled", false],
  ["placed", true],
  ["Delivered".toLowerCase(), true],
])("an order that is %s: is it paid for? %s", (status, paid) => {
  expect(isPaidFor(status)).toBe(paid);
});

test.each([
  ["placed", 1],
  ["preparing", 1],
  ["anything else", 1],
  ["SHIPPED", 2],
  ["Out For Delivery", 3],
  ["delivered", 4],
])("an order that is %s has reached %i steps", (status, count) => {
  expect(stepsReached(status).filter((step) => step.reached)).toHaveLength(count);
});
