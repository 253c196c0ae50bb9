import { expect, test } from "vitest";
import { fromRupees, paise } from "../../basics/money.ts";
import { rescheduleCharge } from "./reschedule-charge.ts";

const STANDARD = { feePaise: paise(5_000), freeFromPaise: paise(50_000) };
const MIDNIGHT = { feePaise: paise(25_000), freeFromPaise: null };
const PICKUP = { feePaise: paise(0), freeFromPaise: null };
const bill = (goods: number, delivery: number, coins = 0) => ({
  ...{ itemsPaise: fromRupees(goods), addOnsPaise: paise(0), deliveryPaise: fromRupees(delivery), coins },
});

test.each([
  ["to the same kind", bill(719, 0), STANDARD, { charge: 0, refund: 0 }],
  ["from midnight to a free delivery", bill(719, 250), STANDARD, { charge: 0, refund: 25_000 }],
  ["from midnight to a paid delivery", bill(449, 250), STANDARD, { charge: 5_000, refund: 20_000 }],
  ["exactly at the free limit", bill(500, 50), STANDARD, { charge: 0, refund: 5_000 }],
  ["a rupee below it", bill(499, 50), STANDARD, { charge: 5_000, refund: 0 }],
  ["to the kitchen's door", bill(449, 50), PICKUP, { charge: 0, refund: 5_000 }],
  ["for ninety paise less, below the least refund", bill(449, 50.9), STANDARD, { charge: 5_090, refund: 0 }],
  ["for a rupee less", bill(449, 51), STANDARD, { charge: 5_000, refund: 100 }],
  ["to midnight, which costs more", bill(719, 0), MIDNIGHT, null],
  ["from pickup to a paid delivery", bill(449, 0), STANDARD, null],
  ["what coins have paid for stays paid", bill(45, 50, 60), PICKUP, { charge: 1_500, refund: 3_500 }],
])("moved %s", (_how, before, fee, expected) => {
  expect(rescheduleCharge(before, fee)).toEqual(expected);
});
