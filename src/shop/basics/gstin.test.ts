import { expect, test } from "vitest";
import { isGstin, withCheckDigit } from "./gstin.ts";

test.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "29AAAAA0000A1ZY", "04AAAAA0000A1ZA"])(
  "%s is a GSTIN",
  (gstin) => {
    expect(isGstin(gstin)).toBe(true);
    expect(withCheckDigit(gstin.slice(0, 14))).toBe(gstin);
  },
);

test.each([
  ["another check digit", "27AAPFU0939F1ZW"],
  ["two characters swapped", "27AAPFU0993F1ZV"],
  ["too short", "27AAPFU0939F1Z"],
  ["small letters", "27aapfu0939f1zv"],
  ["no PAN", "27AAPF00939F1ZV"],
  ["nothing", ""],
])("a GSTIN with %s is none", (_why, text) => expect(isGstin(text)).toBe(false));
