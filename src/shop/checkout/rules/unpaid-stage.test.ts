import { expect, test } from "vitest";
import { HOLD_MINUTES, LINK_MINUTES } from "./payment-times.ts";
import { unpaidStage } from "./unpaid-stage.ts";

const orderedAt = new Date("2026-11-23T10:00:00Z");
const after = (minutes: number) => new Date(orderedAt.getTime() + minutes * 60_000);
const BEFORE_END = HOLD_MINUTES - 1;

test.each([
  ["an order that nobody tried to pay can be paid", "awaiting payment", "created", BEFORE_END, "open"],
  ["so can one whose bank said no", "awaiting payment", "failed", BEFORE_END, "open"],
  ["a bank may still answer an attempt", "awaiting payment", "attempted", BEFORE_END, "with bank"],
  ["also after the slot is free", "awaiting payment", "attempted", HOLD_MINUTES, "with bank"],
  ["without one, it is over when the slot is free", "awaiting payment", "created", HOLD_MINUTES, "lapsed"],
  ["an expired order is over", "lapsed", "expired", 60, "lapsed"],
  ["a paid order is not unpaid", "placed", "paid", BEFORE_END, null],
  ["neither is a cancelled one", "cancelled", "expired", BEFORE_END, null],
] as const)("%s", (_fact, status, payment, minutes, stage) => {
  const order = { status, payment: { status: payment }, createdAt: orderedAt, byPhone: false };
  expect(unpaidStage(order, after(minutes))).toBe(stage);
});

test("an order taken on the phone can be paid as long as its link works", () => {
  const payment = { status: "created" } as const;
  const order = { status: "awaiting payment", payment, createdAt: orderedAt, byPhone: true } as const;
  expect(unpaidStage(order, after(HOLD_MINUTES))).toBe("open");
  expect(unpaidStage(order, after(LINK_MINUTES - 1))).toBe("open");
  expect(unpaidStage(order, after(LINK_MINUTES))).toBe("lapsed");
});
