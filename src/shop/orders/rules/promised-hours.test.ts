import { expect, test } from "vitest";
import { promisedHours, promisedSlot } from "./promised-hours.ts";

const express = { deliveryOption: "express", slotLabel: "Within 2 hours" } as const;
/** 4:40 PM and 4:44 PM in India. */
const createdAt = new Date("2026-11-23T11:10:00Z");
const placedAt = new Date("2026-11-23T11:14:00Z");

test("Express is promised by the minute, two hours after the payment", () => {
  expect(promisedHours({ ...express, createdAt, placedAt })).toBe("by 6:44 PM");
});

test("until it is paid, the two hours count from the order", () => {
  expect(promisedHours({ ...express, createdAt, placedAt: null })).toBe("by 6:40 PM");
});

test("every other option is promised within its window", () => {
  const slot = { deliveryOption: "standard", slotLabel: "6 PM - 9 PM" } as const;
  expect(promisedHours({ ...slot, createdAt, placedAt })).toBe("6 PM to 9 PM");
  expect(promisedSlot({ ...slot, createdAt, placedAt })).toBe("6 PM - 9 PM");
  expect(promisedSlot({ ...express, createdAt, placedAt })).toBe("by 6:44 PM");
});
