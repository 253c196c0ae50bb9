import { expect, test } from "vitest";
import { paise } from "../../basics/money.ts";
import { invoiceLines, totalsOf } from "./invoice-figures.ts";

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
