import { describe, expect, test } from "vitest";
import { isPincode, typedPincode } from "./pincode.ts";

describe("pincodes", () => {
  test.each([
    [" 110001 ", "110001"],
    ["110 001", "110001"],
    ["110-001", "110001"],
    ["1 1 0 0 0 1", "110001"],
    ["110\u00a0001", "110001"],
    ["\u200e110001\u200b", "110001"],
    ["११०००१", "110001"],
    ["११० ००१", "110001"],
    ["১১০০০১", "110001"],
    ["௧௧௦௦௦௧", "110001"],
    ["૧૧૦૦૦૧", "110001"],
    ["۱۱۰۰۰۱", "110001"],
    ["𑄷𑄷𑄶 𑄶𑄶𑄷", "110001"],
    ["११०००", null],
    [`110001${" ".repeat(100)}`, null],
    ["11000", null],
    ["1100011", null],
    ["abcdef", "abcdef"],
    ["", null],
  ])("%j is asked about as %s", (text, pincode) => expect(typedPincode(text)).toBe(pincode));

  test.each([
    ["110001", true],
    ["010001", false],
    ["11000a", false],
    ["1100011", false],
  ])("%s has the form of a pincode: %s", (text, is) => expect(isPincode(text)).toBe(is));
});
