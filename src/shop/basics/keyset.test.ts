import { expect, test } from "vitest";
import { type Cursor, keysetPage } from "./keyset.ts";

const LIST = [1, 2, 3, 4, 5, 6, 7];
const SIZE = 3;

/** Reads the list as a query does: from the cursor on, one row more than a page. */
function page(cursor: Cursor) {
  const key = Number(cursor?.key);
  const rows =
    cursor?.direction === "before"
      ? LIST.filter((row) => row < key).reverse()
      : LIST.filter((row) => cursor === null || row > key);
  return keysetPage(rows.slice(0, SIZE + 1), { size: SIZE, cursor, keyOf: String });
}

test("pages lead to each other in both directions, and end at both ends", () => {
  expect(page(null)).toEqual({ rows: [1, 2, 3], before: null, after: "3" });
  expect(page({ direction: "after", key: "3" })).toEqual({ rows: [4, 5, 6], before: "4", after: "6" });
  expect(page({ direction: "after", key: "6" })).toEqual({ rows: [7], before: "7", after: null });
  expect(page({ direction: "before", key: "7" })).toEqual({ rows: [4, 5, 6], before: "4", after: "6" });
  expect(page({ direction: "before", key: "4" })).toEqual({ rows: [1, 2, 3], before: null, after: "3" });
});

test("a page past the end is empty", () => {
  expect(page({ direction: "after", key: "7" })).toEqual({ rows: [], before: null, after: null });
});
