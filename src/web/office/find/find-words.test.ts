import { expect, test } from "vitest";
import { findWords } from "./find-words.ts";

test("the search text for owners and managers names everything that a search finds", () => {
  expect(findWords(["manager"])).toEqual({
    short: "Order, phone, product or action",
    long: "Order, phone, name, e-mail, product or action",
    page: "Order number, phone, name, e-mail, product or page",
    note: "Orders are found by number, phone, name or e-mail. Names and phones of receivers are erased 90 days after the delivery.",
    signs: "> actions only, # order, @ customer",
  });
});

test("the search text for riders names numbers and names only", () => {
  expect(findWords(["rider"])).toMatchObject({
    long: "Order, name, product or action",
    note: "Orders are found by number or name. Names of receivers are erased 90 days after the delivery.",
  });
});

test("the search text for the kitchen names order numbers only", () => {
  const words = findWords(["kitchen"]);
  expect(words).toMatchObject({
    short: "Order, product or action",
    page: "Order number, product or page",
    note: "Orders are found by number.",
  });
  expect(Object.values(words).join(" ")).not.toMatch(/phone|name|e-mail|customer/);
});
