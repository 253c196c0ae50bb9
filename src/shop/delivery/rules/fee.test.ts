import { describe, expect, test } from "vitest";
import { paise } from "../../basics/money.ts";
import { deliveryFee } from "./fee.ts";

describe("the delivery fee", () => {
  const standard = { feePaise: paise(5_000), freeFromPaise: paise(50_000) };
  test.each([
    ["just below ₹500 is ₹50", standard, 49_999, 5_000],
    ["from ₹500 is free", standard, 50_000, 0],
    [
      "of midnight is due whatever the order is worth",
      { feePaise: paise(25_000), freeFromPaise: null },
      900_000,
      25_000,
    ],
    ["of pickup is nothing", { feePaise: paise(0), freeFromPaise: null }, 10_000, 0],
  ])("%s", (_fact, option, goods, fee) => expect(deliveryFee(option, paise(goods))).toBe(fee));
});
