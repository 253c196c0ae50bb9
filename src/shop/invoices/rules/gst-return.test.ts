import fc from "fast-check";
import { expect, test } from "vitest";
import { gstReturns, type TaxSum } from "./gst-return.ts";
import { returnJson, returnsCsv } from "./gst-return-files.ts";
import { monthAfter, monthBefore, parseMonth } from "./months.ts";
import { takeTaxOut } from "./tax.ts";

const GSTINS = ["29AAPFU0939F1ZR", "07AAPFU0939F1ZX"];

const sum = fc
  .record({
    gstin: fc.constantFrom(...GSTINS),
    kind: fc.constantFrom("invoice" as const, "credit note" as const),
    placeOfSupply: fc.constantFrom("07", "29", "27"),
    isLarge: fc.boolean(),
    hsn: fc.constantFrom("1905", "0603", "9404"),
    rateBp: fc.constantFrom(0, 500, 1_800),
    unit: fc.constantFrom("NOS" as const, "NA" as const),
    quantity: fc.integer({ min: 1, max: 9 }),
    total: fc.integer({ min: 1, max: 90_000_000 }),
  })
  .map((row): TaxSum => {
    const isInterState = row.gstin.slice(0, 2) !== row.placeOfSupply;
    const taxed = takeTaxOut(row.total as never, row.rateBp, isInterState);
    return { ...row, isInterState, isLarge: row.isLarge && isInterState, ...taxed };
  });

const NAMES = ["taxable", "cgst", "sgst", "igst", "total"] as const;

test("tables 5, 7 and 8, and table 12 by itself, are the invoices less the credit notes, to the paisa", () => {
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 40 }), (sums) => {
      const returns = gstReturns(sums, []);
      for (const name of NAMES) {
        const ledger = sums.reduce((all, row) => all + (row.kind === "invoice" ? 1 : -1) * row[name], 0);
        const of = (rows: { [key in typeof name]: number }[]) =>
          rows.reduce((all, row) => all + row[name], 0);
        expect(of(returns.flatMap(({ large, small, untaxed }) => [...large, ...small, ...untaxed]))).toBe(
          ledger,
        );
        expect(of(returns.flatMap(({ hsn }) => hsn))).toBe(ledger);
        expect(of(returns.map(({ total }) => total))).toBe(ledger);
        expect(
          of(returns.map(({ invoiced }) => invoiced)) - of(returns.map(({ credited }) => credited)),
        ).toBe(ledger);
      }
    }),
  );
});

test("the files say what the accountant files: state, rate, tax, and the numbers issued", () => {
  const cake = { gstin: "29AAPFU0939F1ZR", hsn: "1905", rateBp: 500, unit: "NOS" as const, isLarge: false };
  const here = {
    ...cake,
    placeOfSupply: "29",
    isInterState: false,
    taxable: 10_000,
    cgst: 250,
    sgst: 250,
    igst: 0,
  };
  const series = { gstin: cake.gstin, financialYear: "2026-27" };
  const [filed] = gstReturns(
    [
      { ...here, kind: "invoice", quantity: 2, total: 10_500 },
      { ...here, kind: "credit note", quantity: 2, taxable: 1_000, cgst: 25, sgst: 25, total: 1_050 },
    ],
    [
      { ...series, kind: "invoice", series: "J29", first: 7, last: 9, many: 3 },
      { ...series, kind: "credit note", series: "C29", first: 1, last: 1, many: 1 },
    ],
  );
  if (!filed) throw new Error("no return");
  const month = parseMonth("2026-11");
  expect(returnJson(filed, month as never)).toMatchObject({
    ...{ gstin: cake.gstin, fp: "112026" },
    b2cs: [{ sply_ty: "INTRA", pos: "29", rt: 5, typ: "OE", txval: 90, iamt: 0, camt: 2.25, samt: 2.25 }],
    hsn: { hsn_b2c: [{ num: 1, hsn_sc: "1905", uqc: "NOS", qty: 2, rt: 5, txval: 90 }] },
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          docs: [{ from: "J29/2627/000007", to: "J29/2627/000009", totnum: 3, cancel: 0, net_issue: 3 }],
        },
        { doc_num: 5, docs: [{ from: "C29/2627/000001", to: "C29/2627/000001", totnum: 1 }] },
      ],
    },
  });
  expect(returnsCsv([filed], [])).toContain(
    "7 B2C others,29AAPFU0939F1ZR,29-Karnataka,,5,,,,,,90.00,0.00,2.25,2.25,94.50",
  );
});

test("a month is a calendar month", () => {
  expect(["2026-13", "2026-1", "1999-12", "x"].map(parseMonth)).toEqual([null, null, null, null]);
  expect(monthAfter("2026-12" as never)).toBe("2027-01");
  expect(monthBefore("2027-01" as never)).toBe("2026-12");
  expect(monthAfter("2027-01" as never)).toBe("2027-02");
});
