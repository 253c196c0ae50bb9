import { expect, test } from "vitest";
import { moreBlogs, shownBlogs } from "./blog-paging.ts";

test("four are shown at first, View More adds four, and the last step shows what is left", () => {
  const shown = shownBlogs(null, 10);
  expect(shown).toBe(4);
  expect(moreBlogs(4, 10)).toBe(8);
  expect(shownBlogs("8", 10)).toBe(8);
  expect(moreBlogs(8, 10)).toBe(12);
  expect(shownBlogs("12", 10)).toBe(10);
  expect(moreBlogs(10, 10)).toBeNull();
});

test.each(["", "0", "-4", "many", "1e3", "99999"])(
  "a page URL that asks for %s articles shows four",
  (show) => {
    expect(shownBlogs(show, 10)).toBe(4);
  },
);

test("a list of three shows three and offers no more", () => {
  expect(shownBlogs(null, 3)).toBe(3);
  expect(moreBlogs(3, 3)).toBeNull();
});
