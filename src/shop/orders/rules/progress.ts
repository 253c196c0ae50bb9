import { ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** The four steps of the progress bar, in order, each with the status that first reaches it. */
const STEPS = [
  { name: "Order Placed", status: "placed" },
  { name: "Shipped", status: "shipped" },
  { name: "Out For Delivery", status: "out for delivery" },
  { name: "Delivered", status: "delivered" },
] as const satisfies { name: string; status: OrderStatus }[];

export type Step = (typeof STEPS)[number];

export type StepName = Step["name"];

/** The steps, and whether an order with this status has reached each. */
export function stepsReached(status: OrderStatus): (Step & { reached: boolean })[] {
  return STEPS.map((step, index) => ({ ...step, reached: index <= ORDER_STATUS[status].step }));
}
