import { expect, test } from "vitest";
import { deliveryCodeWords } from "./delivery-code-words.ts";

test.each([
  [{ isPickup: true, gift: null, receiver: "Asha Rao" }, /at the counter/],
  [{ isPickup: false, gift: null, receiver: "Asha Rao" }, /in your hands/],
  [
    { isPickup: false, gift: { surprise: false }, receiver: "Meera Nair" },
    /^Pass it on to Meera, who says it/,
  ],
  [{ isPickup: false, gift: { surprise: true }, receiver: "Meera Nair" }, /surprise, Meera need not know it/],
  // The receiver is erased 90 days after the order has ended.
  [{ isPickup: false, gift: { surprise: true }, receiver: "" }, /surprise, the receiver need not know it/],
])("the code of %j is explained to its buyer", (order, words) =>
  expect(deliveryCodeWords(order)).toMatch(words),
);
