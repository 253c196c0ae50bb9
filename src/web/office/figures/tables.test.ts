import { expect, test } from "vitest";
import { withCut } from "./tables.ts";

test("a table that leaves rows out says how many there are, and where they are", () => {
  const rows = ["Truffle", "Mango"];
  expect(withCut("By pieces.", { rows, total: 57 })).toBe(
    "By pieces. The first 2 of 57. The CSV has all of them.",
  );
  expect(withCut("By pieces.", { rows, total: 2 })).toBe("By pieces.");
  expect(withCut("", { rows: [], total: 0 })).toBe("");
});
