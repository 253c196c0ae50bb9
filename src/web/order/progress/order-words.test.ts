import { expect, test } from "vitest";
import { day, instant } from "../../../shop/basics/india-time.ts";
import { lastUpdate, refundWords } from "./order-words.ts";

const today = day("2026-11-21");

test.each([
  [instant(today, 612), "today, 10:12 AM"],
  [instant(day("2026-11-20"), 1439), "yesterday, 11:59 PM"],
  [instant(day("2026-11-18"), 540), "Wed, 18 Nov, 9:00 AM"],
])('the last update at %s reads "%s"', (then, words) =>
  expect(lastUpdate(then.toISOString(), instant(today, 720))).toBe(words),
);

test.each([
  ["requested", "On its way since Sat, 21 Nov, 10:12 AM."],
  ["sent", "Sent on Sat, 21 Nov, 10:12 AM; your bank has it now."],
  ["processed", "Paid out on Sat, 21 Nov, 10:12 AM. Banks show it within 3 to 7 working days."],
  ["failed", "Your bank did not take it. We try again by ourselves, and look after it."],
] as const)("a refund that is %s says where the money is", (stage, words) => {
  expect(refundWords(stage, "Sat, 21 Nov, 10:12 AM")).toBe(words);
});
