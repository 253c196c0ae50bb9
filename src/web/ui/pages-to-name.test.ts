import { expect, test } from "vitest";
import { pagesToName } from "./pages-to-name.ts";

test.each([
  { page: 1, pages: 1, named: [1] },
  { page: 1, pages: 3, named: [1, 2, 3] },
  { page: 3, pages: 5, named: [1, 2, 3, 4, 5] },
  { page: 1, pages: 9, named: [1, 2, -9, 9] },
  { page: 5, pages: 9, named: [1, -4, 4, 5, 6, -9, 9] },
  { page: 9, pages: 9, named: [1, -8, 8, 9] },
])("on page $page of $pages the links lead to first, last and neighbours", ({ page, pages, named }) => {
  expect(pagesToName(page, pages)).toEqual(named);
});
