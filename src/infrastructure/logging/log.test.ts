import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("a failed query is logged without its names and phones", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const refused = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(asha@example.com)" });
  const failed = new DrizzleQueryError(
    "insert into orders values ($1, $2, $3)",
    ["Asha Rao\nLotus Court", null, "+919876543210"],
    refused,
  );
  log.error({ err: failed }, "a call failed");
  log.error({ err: refused }, "a call failed");
  log.error({ err: new Error("no order", { cause: failed }) }, "a call failed");
  expect(lines).toHaveLength(3);
  expect(lines.join("")).not.toMatch(/Asha|Lotus|98765|asha@/);
  expect(lines[0]).toMatch(/insert into orders.*duplicate key.*log\.test\.ts/);
});

test("a broken connection is logged without its settings", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const broken = Object.assign(new Error("Connection terminated"), {
    client: { user: "shop", secretKey: 7 },
  });
  log.warn({ err: broken }, "the database went away");
  expect(lines[0]).toMatch(/Connection terminated/);
  expect(lines[0]).not.toMatch(/secretKey/);
});
