import { expect, test } from "vitest";
import { day, instant } from "../../../shop/basics/india-time.ts";
import { hasFailed, headlineOf, isOver, lastUpdate, movementOf, refundWords } from "./order-words.ts";

const today = day("2026-11-21");

test("an order in the kitchen is being prepared", () => {
  for (const status of ["placed", "accepted", "preparing", "Ready", "something new"]) {
    expect(headlineOf(status)).toBe("Your item is being prepared");
  }
});

test("an order that awaits its payment does not promise a cake", () => {
  expect(headlineOf("awaiting payment")).toBe("Your payment is being confirmed");
});

test("the kitchen that has the order is named", () => {
  expect(movementOf("placed", "Indiranagar kitchen")).toBe("The Indiranagar kitchen has your order");
});

test.each([
  [instant(today, 612), "today, 10:12 AM"],
  [instant(day("2026-11-20"), 1439), "yesterday, 11:59 PM"],
  [instant(day("2026-11-18"), 540), "Wed, 18 Nov, 9:00 AM"],
])("the last update of %s is told as %s", (then, words) =>
  expect(lastUpdate(then.toISOString(), instant(today, 720))).toBe(words),
);

test("nothing more comes after delivered, cancelled and never paid; a failed delivery can be tried again", () => {
  expect(["delivered", "Cancelled", "lapsed"].every(isOver)).toBe(true);
  expect(["placed", "awaiting payment", "undeliverable"].some(isOver)).toBe(false);
  expect(["cancelled", "lapsed", "undeliverable"].every(hasFailed)).toBe(true);
  expect(hasFailed("delivered")).toBe(false);
});

test.each([
  ["requested", "On its way since Sat, 21 Nov, 10:12 AM."],
  ["sent", "Sent on Sat, 21 Nov, 10:12 AM; your bank has it now."],
  ["processed", "Paid out on Sat, 21 Nov, 10:12 AM. Banks show it within 3 to 7 working days."],
  ["failed", "Your bank did not take it. We try again by ourselves, and look after it."],
])("a refund that is %s says where the money is", (stage, words) => {
  expect(refundWords({ stage }, "Sat, 21 Nov, 10:12 AM")).toBe(words);
});
