import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { errorLine } from "./error-line.ts";

test("a failed query is one line with its reason and place, without statement and values", () => {
  const cause = new Error('duplicate key value violates unique constraint "users_one_per_email"');
  const failed = new DrizzleQueryError("insert into users values ($1)", ["asha@example.com"], cause);
  const line = errorLine(failed);
  expect(line).toMatch(
    /^duplicate key value violates unique constraint "users_one_per_email" \(src\/infrastructure\/logging\/error-line\.test\.ts:\d+\)$/,
  );
});

test("a long message is cut, and only its first line is shown", () => {
  expect(errorLine(`${"a".repeat(2_000_000)}\nsecond`)).toBe(`${"a".repeat(300)}…`);
  expect(errorLine("first\nsecond")).toBe("first");
});
