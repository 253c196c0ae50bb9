/** The four steps of the progress bar, in order. */
export const STEPS = ["Order Placed", "Shipped", "Out For Delivery", "Delivered"] as const;

export type StepName = (typeof STEPS)[number];

const LAST_STEP: Record<string, number> = { shipped: 1, "out for delivery": 2, delivered: 3 };

/** Which steps an order has reached. Case does not matter, and any other status counts as placed. */
export function stepsReached(status: string): { name: StepName; reached: boolean }[] {
  const last = LAST_STEP[status.trim().toLowerCase()] ?? 0;
  return STEPS.map((name, index) => ({ name, reached: index <= last }));
}

/** The status that first reaches a step; placing an order is a step of its own. */
export function statusOfStep(name: StepName): string {
  return name === "Order Placed" ? "placed" : name.toLowerCase();
}
