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

test("merged lines have each SKU once, in the order of first appearance, with a quantity of 1 to 20", () => {
  fc.assert(
    fc.property(lines, (added) => {
      const merged = mergeLines(added);
      expect(merged.map(({ sku }) => sku)).toEqual([...new Set(added.map(({ sku }) => sku))]);
      for (const { sku, quantity } of merged) {
        const expected = added
          .filter((line) => line.sku === sku)
          .reduce((sum, line) => sum + line.quantity, 0);
        expect(quantity).toBe(Math.min(MAX_QUANTITY, expected));
      }
    }),
  );
});

test("neither the order nor the number of merges changes the result", () => {
  fc.assert(
    fc.property(lines, lines, (cart, otherCart) => {
      const together = bySku(mergeLines([...cart, ...otherCart]));
      expect(bySku(mergeLines([...otherCart, ...cart]))).toEqual(together);
      expect(bySku(mergeLines([...mergeLines(cart), ...mergeLines(otherCart)]))).toEqual(together);
      expect(mergeLines(mergeLines(cart))).toEqual(mergeLines(cart));
    }),
  );
});
