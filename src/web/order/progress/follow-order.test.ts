import { expect, test } from "vitest";
import { isSettled } from "./follow-order.ts";

test("a delivered order is followed until its coins are booked", () => {
  const delivered = { coins: 0, isEarning: true, wasOnTime: null, products: [] };
  const facts = { status: "delivered" as const, refunds: [], complaints: [] };
  expect(isSettled({ ...facts, delivered })).toBe(false);
  expect(isSettled({ ...facts, delivered: { ...delivered, coins: 50, isEarning: false } })).toBe(true);
  expect(isSettled({ ...facts, delivered: null })).toBe(true);
});
