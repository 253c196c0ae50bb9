import fc from "fast-check";
import { expect, test } from "vitest";
import { coinsForPaying } from "../../basics/coins.ts";
import { paise } from "../../basics/money.ts";
import { COIN_WORTH, LEAST_PAYMENT, MAX_COINS, usableCoins } from "./coin-limit.ts";

const balance = fc.integer({ min: 0, max: 5_000 });
/** Many of them so small that the last rupee counts. */
const total = fc.oneof(fc.integer({ min: 0, max: 6_500 }), fc.integer({ min: 0, max: 5_000_000 })).map(paise);

test("coins never pay more than sixty rupees, more than there are, or the last rupee", () => {
  fc.assert(
    fc.property(balance, total, (there, before) => {
      const coins = usableCoins(there, before);
      expect(Number.isInteger(coins) && coins >= 0).toBe(true);
      expect(coins).toBeLessThanOrEqual(Math.min(there, MAX_COINS));
      if (coins > 0) expect(before - coins * COIN_WORTH).toBeGreaterThanOrEqual(LEAST_PAYMENT);
    }),
  );
});

test("as many coins as allowed are used: one more would break a rule", () => {
  fc.assert(
    fc.property(balance, total, (there, before) => {
      const oneCoinTooMany = usableCoins(there, before) + 1;
      const wouldBreak =
        oneCoinTooMany > there ||
        oneCoinTooMany > MAX_COINS ||
        before - oneCoinTooMany * COIN_WORTH < LEAST_PAYMENT;
      expect(wouldBreak).toBe(true);
    }),
  );
});

test("a coin for each whole ten rupees: paying in two halves never earns more", () => {
  fc.assert(
    fc.property(total, total, (half, otherHalf) => {
      const together = coinsForPaying(paise(half + otherHalf));
      expect(together * 1_000).toBeLessThanOrEqual(half + otherHalf);
      expect((together + 1) * 1_000).toBeGreaterThan(half + otherHalf);
      expect(coinsForPaying(half) + coinsForPaying(otherHalf)).toBeLessThanOrEqual(together);
    }),
  );
});
