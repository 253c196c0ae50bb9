import { expect, test } from "vitest";
import { categoryCore, slugOf } from "./category-name.ts";

test.each([
  ["Birthday", "birthday"],
  ["birthday-cakes", "birthday"],
  ["BirthdayCakes", "birthday"],
  ["Birthday_Gifts", "birthday"],
  ["raksha bandhan", "raksha-bandhan"],
  ["RakshaBandhan", "raksha-bandhan"],
  ["thankyou-cakes", "thankyou"],
  ["category/flowers/roses", "category-flowers-roses"],
  ["Flowers & Cakes", "flowers"],
  ["18th", "18th"],
  ["Cakes", "cakes"],
  ["cupcake", "cupcake"],
  ["--", ""],
])("the core of %j is %j", (name, core) => expect(categoryCore(name)).toBe(core));

test("the route of a menu item is its label in lower case with hyphens", () => {
  expect(slugOf(" Photo  Cake")).toBe("photo-cake");
});
