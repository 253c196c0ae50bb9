import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_QUANTITY } from "./cart-limits.ts";
import { mergeLines } from "./merge-lines.ts";

const line = fc.record({
  sku: fc.constantFrom("A", "B", "C", "__proto__", "constructor"),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
});
const lines = fc.array(line, { maxLength: 30 });
const bySku = (merged: { sku: string; quantity: number }[]) =>
  Object.fromEntries(merged.map(({ sku, quantity }) => [`sku ${sku}`, quantity]));

test("merged lines are one of each, in the order in which they first came, of 1 to 20", () => {
  fc.assert(
    fc.property(lines, (added) => {
      const merged = mergeLines(added);
      expect(merged.map(({ sku }) => sku)).toEqual([...new Set(added.map(({ sku }) => sku))]);
      for (const { sku, quantity } of merged) {
        const expected = added.filter((one) => one.sku === sku).reduce((sum, one) => sum + one.quantity, 0);
        expect(quantity).toBe(Math.min(MAX_QUANTITY, expected));
      }
    }),
  );
});

test("it does not matter in which order, or in how many goes, things are merged", () => {
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const together = bySku(mergeLines([...one, ...other]));
      expect(bySku(mergeLines([...other, ...one]))).toEqual(together);
      expect(bySku(mergeLines([...mergeLines(one), ...mergeLines(other)]))).toEqual(together);
      expect(mergeLines(mergeLines(one))).toEqual(mergeLines(one));
    }),
  );
});
