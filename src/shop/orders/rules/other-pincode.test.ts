import { expect, test } from "vitest";
import { namesOtherPincode } from "./other-pincode.ts";

test.each([
  ["Flat 4B, Lotus Court, 12th Main", false],
  ["Flat 4B, Lotus Court, 110001", false],
  ["Flat 4B, Lotus Court, 110 001", false],
  ["Flat 4B, Lotus Court, 560038", true],
  ["Flat 4B, Lotus Court, Bengaluru 560 038", true],
  ["House 560038, Sector 9, 110001", false],
  ["Call 9845012345 at the gate", false],
  ["Shop 012345", false],
])("%s: does it leave 110001? %s", (address, leaves) => {
  expect(namesOtherPincode(address, "110001")).toBe(leaves);
});
