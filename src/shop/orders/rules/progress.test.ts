import { expect, test } from "vitest";
import { stepsReached } from "./progress.ts";

test.each([
  ["placed", 1],
  ["preparing", 1],
  ["undeliverable", 1],
  ["shipped", 2],
  ["out for delivery", 3],
  ["delivered", 4],
] as const)("an order that is %s has reached %i steps", (status, count) => {
  expect(stepsReached(status).filter((step) => step.reached)).toHaveLength(count);
});
