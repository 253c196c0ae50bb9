import { describe, expect, test } from "vitest";
import { TEST_SETTINGS } from "../../../../tests/support/test-settings.ts";
import { day, dayOf } from "../../basics/india-time.ts";
import { paise } from "../../basics/money.ts";
import { stateName } from "../../basics/state-names.ts";
import { stateOfPincode } from "../../basics/state-of-pincode.ts";
import { amountInWords } from "./amount-in-words.ts";
import { documentNumber, seriesOf } from "./document-number.ts";
import { financialYearOf } from "./financial-year.ts";
import { invoiceLines, totalsOf } from "./invoice-figures.ts";
import { sellerOf } from "./seller.ts";
import { spread } from "./spread.ts";
import { stateTaxName } from "./state-tax.ts";
import { takeTaxOut } from "./tax.ts";

test.each([
  ["2026-04-01", "2026-27"],
  ["2027-03-31", "2026-27"],
  ["2027-04-01", "2027-28"],
  ["2028-02-29", "2027-28"],
  ["2099-12-31", "2099-00"],
])("%s is in the financial year %s", (on, year) => {
  expect(financialYearOf(day(on))).toBe(year);
});

test("the year ends at midnight of India, not of London", () => {
  expect(financialYearOf(dayOf(new Date("2027-03-31T18:29:59.999Z")))).toBe("2026-27");
  expect(financialYearOf(dayOf(new Date("2027-03-31T18:30:00.000Z")))).toBe("2027-28");
});

test("a number holds registration, year and sequence, within the 16 characters that the law allows", () => {
  expect(documentNumber(seriesOf("invoice", "29"), "2026-27", 1)).toBe("J29/2627/000001");
  expect(documentNumber(seriesOf("credit note", "07"), "2026-27", 1_234_567)).toBe("C07/2627/1234567");
  expect(() => documentNumber("J29", "2026-27", 12_345_678)).toThrow(/too long/);
});

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

test("a remainder goes to the parts that rounding cut most", () => {
  expect(spread(paise(100), [paise(100), paise(100), paise(100)])).toEqual([34, 33, 33]);
  expect(spread(paise(6_000), [paise(71_900), paise(0), paise(4_900)])).toEqual([5_617, 0, 383]);
  expect(() => spread(paise(2), [paise(1)])).toThrow();
});

test("coins lower every line, and delivery has the code and rate of the dearest item", () => {
  const lines = invoiceLines({
    things: [
      { description: "Roses", hsn: "0603", rateBp: 0, quantity: 1, total: paise(39_900) },
      { description: "Cake", hsn: "1905", rateBp: 500, quantity: 2, total: paise(143_800) },
    ],
    deliveryName: "Midnight Delivery",
    discount: paise(6_000),
    paid: paise(202_700),
    isInterState: false,
  });
  expect(
    lines.map(({ description, hsn, unit, gross, total }) => [description, hsn, unit, gross, total]),
  ).toEqual([
    ["Roses", "0603", "NOS", 39_900, 38_753],
    ["Cake", "1905", "NOS", 143_800, 139_666],
    ["Midnight Delivery", "1905", "NA", 25_000, 24_281],
  ]);
  expect(lines[0]).toMatchObject({ taxable: 38_753, cgst: 0, sgst: 0 });
  expect(totalsOf(lines)).toMatchObject({ gross: 208_700, discount: 6_000, total: 202_700 });
});

test.each([
  [0, "Rupees zero only"],
  [100, "Rupees one only"],
  [71_900, "Rupees seven hundred and nineteen only"],
  [1_05_050, "Rupees one thousand and fifty and fifty paise only"],
  [12_00_00_005, "Rupees twelve lakh and five paise only"],
  [1_20_600_21, "Rupees one lakh twenty thousand six hundred and twenty-one paise only"],
  [
    1_23_45_678_99,
    "Rupees one crore twenty-three lakh forty-five thousand six hundred and seventy-eight and ninety-nine paise only",
  ],
])("%i paise in words", (amount, words) => {
  expect(amountInWords(paise(amount))).toBe(words);
});

test.each([
  ["110001", "Delhi"],
  ["160017", "Chandigarh"],
  ["140301", "Punjab"],
  ["201301", "Uttar Pradesh"],
  ["248001", "Uttarakhand"],
  ["247667", "Uttarakhand"],
  ["247001", "Uttar Pradesh"],
  ["194101", "Ladakh"],
  ["403001", "Goa"],
  ["396210", "Dadra and Nagar Haveli and Daman and Diu"],
  ["500001", "Telangana"],
  ["520001", "Andhra Pradesh"],
  ["605001", "Puducherry"],
  ["605602", "Tamil Nadu"],
  ["682555", "Lakshadweep"],
  ["682011", "Kerala"],
  ["737101", "Sikkim"],
  ["744101", "Andaman and Nicobar Islands"],
  ["834001", "Jharkhand"],
  ["800001", "Bihar"],
  ["492001", "Chhattisgarh"],
])("the pincode %s is in %s", (pincode, state) => {
  expect(stateName(stateOfPincode(pincode) ?? "")).toBe(state);
});

test("an army post code belongs to no state", () => {
  expect(stateOfPincode("900056")).toBeNull();
});

test("Delhi takes SGST, Chandigarh UTGST", () => {
  expect([stateTaxName("07"), stateTaxName("04")]).toEqual(["SGST", "UTGST"]);
});

test("a kitchen sells under the registration of its state, and under the first one where there is none", () => {
  const { legal } = TEST_SETTINGS;
  const kitchen = { name: "A kitchen", address: "1 Bakers' Lane", pincode: "110001" };
  expect(sellerOf(legal, { ...kitchen, stateCode: "07" })).toMatchObject({
    gstin: legal.otherGstins.find((gstin) => gstin.startsWith("07")),
    stateCode: "07",
    suppliedFrom: "A kitchen, 1 Bakers' Lane 110001",
  });
  expect(sellerOf(legal, { ...kitchen, stateCode: "30" })).toMatchObject({
    gstin: legal.gstin,
    stateCode: "29",
  });
});
