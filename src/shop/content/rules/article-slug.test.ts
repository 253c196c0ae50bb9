import { expect, test } from "vitest";
import { articleSlug } from "./article-slug.ts";

test.each([
  ["Cakes & Diwali: a plan", "cakes-diwali-a-plan"],
  ["Crème brûlée", "creme-brulee"],
  ["  5 kg,  and more  ", "5-kg-and-more"],
  ["\u0926\u093f\u0935\u093e\u0932\u0940", ""],
  [`${"very ".repeat(20)}long`, "very-very-very-very-very-very-very-very-very-very-very-very"],
  ["a".repeat(90), "a".repeat(60)],
])("the address of an article: %s", (title, slug) => {
  expect(articleSlug(title)).toBe(slug);
});
