import fc from "fast-check";
import { expect, test } from "vitest";
import { paise } from "../../basics/money.ts";
import { type QuoteInput, quote } from "./quote.ts";

const standard = { feePaise: paise(5_000), freeFromPaise: paise(50_000) };
const midnight = { feePaise: paise(25_000), freeFromPaise: null };
const noCoins = { balance: 0, use: false };
const cake = (rupees: number, quantity = 1) => ({
  sheet: "Cakes" as const,
  unit: paise(rupees * 100),
  quantity,
});
const addOn = (rupees: number, quantity = 1) => ({
  sheet: "Add-Ons" as const,
  unit: paise(rupees * 100),
  quantity,
});

test.each([
  ["a cake below the free limit pays delivery", [cake(499)], standard, noCoins, [499, 0, 50, 0, 549]],
  ["a cake at the free limit is delivered free", [cake(500)], standard, noCoins, [500, 0, 0, 0, 500]],
  ["add-ons count towards free delivery", [cake(450), addOn(25, 2)], standard, noCoins, [450, 50, 0, 0, 500]],
  ["midnight is never free", [cake(2000)], midnight, noCoins, [2000, 0, 250, 0, 2250]],
  ["coins are not spent unasked", [cake(719)], standard, { balance: 50, use: false }, [719, 0, 0, 0, 719]],
  ["each coin is one rupee off", [cake(719)], standard, { balance: 50, use: true }, [719, 0, 0, 50, 669]],
  ["sixty coins at most", [cake(719)], standard, { balance: 500, use: true }, [719, 0, 0, 60, 659]],
  [
    "coins leave one rupee to pay",
    [cake(10)],
    { ...standard, feePaise: paise(0) },
    { balance: 60, use: true },
    [10, 0, 0, 9, 1],
  ],
  ["quantities multiply", [cake(719, 2), addOn(49, 3)], standard, noCoins, [1438, 147, 0, 0, 1585]],
])("%s", (_title, lines, delivery, coins, [items, addOns, fee, used, total]) => {
  expect(quote({ lines, delivery, coins })).toEqual({
    items: Number(items) * 100,
    addOns: Number(addOns) * 100,
    delivery: Number(fee) * 100,
    coins: used,
    total: Number(total) * 100,
  });
});

const amount = fc.integer({ min: 100, max: 10_000_000 }).map(paise);
const anyOrder: fc.Arbitrary<QuoteInput> = fc.record({
  lines: fc.array(
    fc.record({
      sheet: fc.constantFrom("Cakes" as const, "Add-Ons" as const),
      unit: amount,
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 30 },
  ),
  delivery: fc.record({ feePaise: amount, freeFromPaise: fc.option(amount) }),
  coins: fc.record({ balance: fc.integer({ min: 0, max: 100_000 }), use: fc.boolean() }),
});

test("for any order, the parts add up to the total, and at least one rupee is paid", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const { items, addOns, delivery, coins, total } = quote(input);
      expect(total).toBe(items + addOns + delivery - coins * 100);
      expect(total).toBeGreaterThanOrEqual(100);
      expect(coins).toBeLessThanOrEqual(Math.min(60, input.coins.balance));
      expect(coins).toBeGreaterThanOrEqual(0);
    }),
  );
});
