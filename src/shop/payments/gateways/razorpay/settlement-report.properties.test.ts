import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReconItem } from "../../../../sandbox/settlement-books.ts";
import { settlementFile } from "../../../../sandbox/settlement-file.ts";
import { parseCsv, writeCsv } from "../../../basics/csv.ts";
import { readInstant, readSettlementReport } from "./settlement-report.ts";

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const item = fc
  .record({
    ...{ nth: fc.nat(999_999), isRefund: fc.boolean(), amount, fee: fc.integer({ min: 0, max: 9_999_999 }) },
    ...{
      taxShare: fc.integer({ min: 0, max: 100 }),
      payout: fc.nat(3),
      at: fc.integer({ min: 0, max: 9_999_999 }),
    },
  })
  .map(({ nth, isRefund, amount, fee, taxShare, payout, at }): ReconItem => {
    const paid = Math.min(fee, amount);
    return {
      ...{ entity_id: `${isRefund ? "rfnd" : "pay"}_${nth}`, type: isRefund ? "refund" : "payment" },
      ...{ amount, currency: "INR", fee: isRefund ? 0 : paid, on_hold: false, settled: true },
      tax: isRefund ? 0 : Math.floor((paid * taxShare) / 100),
      ...(isRefund ? { debit: amount, credit: 0 } : { debit: 0, credit: amount - paid }),
      ...{ created_at: 1_790_000_000 + at, settled_at: 1_800_000_000 + payout * 86_400 },
      ...{ settlement_id: `setl_${payout}`, settlement_utr: `UTR${payout}`, payment_id: null },
      ...{ order_id: "order_1", order_receipt: null, method: "upi" },
    };
  });
const items = fc.uniqueArray(item, { minLength: 1, maxLength: 60, selector: ({ entity_id }) => entity_id });

/** The same lines as a file of the API's own fields. */
function apiFile(all: readonly ReconItem[]): string {
  const names = Object.keys(all[0] ?? {}) as (keyof ReconItem)[];
  return writeCsv([names, ...all.map((one) => names.map((name) => String(one[name] ?? "")))]);
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

test("both forms of the report are read with the same lines, and their sums are the file's to the paisa", async () => {
  await fc.assert(
    fc.asyncProperty(items, async (all) => {
      const dashboard = await readSettlementReport(parseCsv(settlementFile(all)));
      const api = await readSettlementReport(parseCsv(apiFile(all)));
      expect(dashboard).toEqual(api);
      if ("problems" in api) throw new Error(JSON.stringify(api.problems));
      const { lines } = api;
      expect(sum(lines, ({ amount: read }) => read)).toBe(sum(all, ({ amount: sent }) => sent));
      expect(sum(lines, ({ fee, tax }) => fee + tax)).toBe(sum(all, ({ fee }) => fee));
      expect(sum(lines, ({ tax }) => tax)).toBe(sum(all, ({ tax }) => tax));
      expect(sum(lines, ({ credit, debit }) => credit - debit)).toBe(
        sum(all, ({ credit, debit }) => credit - debit),
      );
    }),
    { numRuns: 60 },
  );
});

test("a changed cell is refused, or read as the number that it shows", async () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom("-1", "1e9", "=1+1", "1,000.00", "12.345", "NaN", "∞", "10000000001"),
  );
  await fc.assert(
    fc.asyncProperty(
      items,
      fc.constantFrom("amount", "debit", "credit", "tax"),
      cell,
      async (all, column, text) => {
        const cells = parseCsv(settlementFile(all));
        const at = cells[0]?.indexOf(column) ?? 0;
        const changed = cells.map((row, nth) => (nth === 1 ? row.with(at, text) : row));
        const read = await readSettlementReport(changed);
        if ("problems" in read) return;
        const stored = read.lines[0]?.[column as "amount"];
        expect(stored).toBe(Math.round(Number(text.trim() || "0") * 100));
      },
    ),
    { numRuns: 100 },
  );
});

test.each([
  ["1796000000", "2026-11-30T00:53:20.000Z"],
  ["2026-11-25T10:00:00", "2026-11-25T04:30:00.000Z"],
  ["25/11/2026 10:00:00", "2026-11-25T04:30:00.000Z"],
  ["2026-11-25", "2026-11-24T18:30:00.000Z"],
])("%s is the time %s", (cell, at) => {
  expect(readInstant(cell)?.toISOString()).toBe(at);
});

test.each(["", "0", "2026-02-30", "31/02/2026", "25/11/26", "2026-11-25T25:00:00", "now"])(
  "%j is no time",
  (cell) => {
    expect(readInstant(cell)).toBeNull();
  },
);
