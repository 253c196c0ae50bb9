import type { OrderStatus } from "../../orders/rules/order-status.ts";
import type { PaymentStatus } from "../../payments/rules/payment-lifecycle.ts";
import { heldUntil } from "./payment-times.ts";

/**
 * The stages of an unpaid order. `open`: the shopper can pay, the slot is held. `with bank`: an attempt has no result
 * yet, so money may be on its way. `lapsed`: not paid in time, the slot is free again.
 */
export const UNPAID_STAGES = ["open", "with bank", "lapsed"] as const;
export type UnpaidStage = (typeof UNPAID_STAGES)[number];

type UnpaidOrder = {
  status: OrderStatus;
  payment: { status: PaymentStatus };
  createdAt: Date;
  byPhone: boolean;
};

/** The stage of an order that is not paid, or null. */
export function unpaidStage(order: UnpaidOrder, now: Date): UnpaidStage | null {
  if (order.status === "lapsed") return "lapsed";
  if (order.status !== "awaiting payment") return null;
  if (order.payment.status === "attempted") return "with bank";
  return now < heldUntil(order) ? "open" : "lapsed";
}
