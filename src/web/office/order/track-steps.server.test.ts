import { describe, expect, test } from "vitest";
import type { OrderActor, OrderStatus } from "../../../shop/orders/rules/order-status.ts";
import { trackSteps } from "./track-steps.server.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));
const due = { readyBy: at(45), promisedAt: at(59) };

/** The events of these statuses, a minute apart. */
const eventsOf = (...statuses: OrderStatus[]) =>
  statuses.map((status, minute) => ({
    ...{ at: at(minute), status, by: "kitchen" as OrderActor, who: `person ${minute}`, note: "" },
  }));

function stepsOf(statuses: OrderStatus[], option: "standard" | "pickup" = "standard") {
  const status = statuses.at(-1) ?? "placed";
  return trackSteps({ status, option, events: eventsOf(...statuses), due });
}

const words = (steps: ReturnType<typeof trackSteps>) => steps.map(({ label, state }) => `${label}: ${state}`);

describe("the steps of an order", () => {
  test("an order that is being made was paid, and is due", () => {
    const steps = stepsOf(["awaiting payment", "placed", "accepted", "preparing"]);
    expect(words(steps)).toEqual([
      "Paid: done",
      "Being made: now",
      "Ready: next",
      "With the rider: next",
      "Delivered: next",
    ]);
    expect(steps.map((step) => step.at)).toEqual([at(1), at(3), null, null, null]);
    expect(steps.map((step) => step.by)).toEqual([null, null, due.readyBy, null, due.promisedAt]);
    expect(steps[1]?.who).toBe("person 3");
  });

  test("a delivered order has all steps done, one with the rider since it was handed over", () => {
    const steps = stepsOf([
      "awaiting payment",
      "placed",
      "preparing",
      "ready",
      "shipped",
      "out for delivery",
      "delivered",
    ]);
    expect(steps.map(({ state }) => state)).toEqual(["done", "done", "done", "done", "done"]);
    expect(steps[3]?.at).toEqual(at(4));
  });

  test("nothing of a step that was taken back is shown", () => {
    const steps = stepsOf(["awaiting payment", "placed", "preparing", "ready", "preparing"]);
    expect(steps.map((step) => step.at)).toEqual([at(1), at(4), null, null, null]);
  });

  test("a change that is no step keeps the time at which the step was reached", () => {
    expect(stepsOf(["awaiting payment", "placed", "placed"])[0]?.at).toEqual(at(1));
  });

  test("an order that is picked up has no rider", () => {
    expect(stepsOf(["awaiting payment", "placed"], "pickup").map(({ label }) => label)).toEqual([
      "Paid",
      "Being made",
      "Ready",
      "Picked up",
    ]);
  });

  test.each<[OrderStatus[], string[]]>([
    [
      ["awaiting payment", "placed", "preparing", "cancelled"],
      ["Paid: done", "Being made: done", "Cancelled: failed"],
    ],
    [["awaiting payment", "lapsed"], ["Not paid in time: failed"]],
    [["awaiting payment", "cancelled"], ["Cancelled: failed"]],
  ])("%s ends there", (statuses, expected) => {
    expect(words(stepsOf(statuses))).toEqual(expected);
  });

  test("an order that waits for its payment has reached no step", () => {
    expect(stepsOf(["awaiting payment"]).map(({ state }) => state)).toEqual([
      "next",
      "next",
      "next",
      "next",
      "next",
    ]);
  });
});
