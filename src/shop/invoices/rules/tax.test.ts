import { describe, expect, test } from "vitest";
import { paise } from "../../basics/money.ts";
import { takeTaxOut } from "./tax.ts";

describe("the price includes the tax", () => {
  test.each([
    [71_900, 500, false, { taxable: 68_476, cgst: 1_712, sgst: 1_712, igst: 0 }],
    [71_900, 500, true, { taxable: 68_476, cgst: 0, sgst: 0, igst: 3_424 }],
    // 5 paise of tax can't be halved.
    [105, 500, false, { taxable: 101, cgst: 2, sgst: 2, igst: 0 }],
    [105, 500, true, { taxable: 100, cgst: 0, sgst: 0, igst: 5 }],
    [99_900, 0, false, { taxable: 99_900, cgst: 0, sgst: 0, igst: 0 }],
    [0, 1_800, false, { taxable: 0, cgst: 0, sgst: 0, igst: 0 }],
  ])("%i paise at %i", (amount, rate, isInterState, parts) => {
    expect(takeTaxOut(paise(amount), rate, isInterState)).toEqual(parts);
  });
});
