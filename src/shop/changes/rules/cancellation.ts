import { type Day, dayOf } from "../../basics/india-time.ts";
import { minus, NO_MONEY, type Paise, paise } from "../../basics/money.ts";
import { CAN_BE_CANCELLED } from "../../delivery/rules/option-facts.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { startOf } from "../../delivery/rules/windows.ts";
import { ORDER_STATUS, type OrderStatus } from "../../orders/rules/order-status.ts";
import { COIN_WORTH } from "../../rewards/rules/coin-limit.ts";
import { FREE_CANCELLATION_HOURS } from "./free-cancellation-hours.ts";
import { LEAST_REFUND } from "./least-refund.ts";

const FREE_UNTIL_MS = FREE_CANCELLATION_HOURS * 3_600_000;

/** The facts of an order that determine the share of its payment that a cancellation refunds. */
export type Cancellable = {
  status: OrderStatus;
  orderedAt: Date;
  deliveryOn: Day;
  option: DeliveryOption;
  startMinute: number;
  endMinute: number;
  /** Whether a line was made for this customer only. */
  customised: boolean;
  /** The cap that a change of the slot has set on the share, in percent. */
  mostPercent: number;
};

/**
 * The reason for a share. `unpaid`, `over` and `begun` concern the order's status, the others its products and times; an
 * option is the reason if its orders can't be cancelled.
 */
export type ShareReason =
  | "unpaid"
  | "over"
  | "begun"
  | "customised"
  | "same-day"
  | "early"
  | "late"
  | "rescheduled"
  | DeliveryOption;

export type Share = { percent: number; reason: ShareReason };

/** Why nothing is refunded in a status; null in those in which a customer may cancel a paid order. */
function noRefundReason(status: OrderStatus): ShareReason | null {
  const { next, isFinal, isChangeable } = ORDER_STATUS[status];
  // A payment may still place it.
  if (next.placed) return "unpaid";
  if (isFinal) return "over";
  return isChangeable ? null : "begun";
}

/**
 * The share of the payment, in percent, that a cancellation now refunds.
 * @param latePercent the shop's share after the time of free cancellation
 */
export function cancellationShare(order: Cancellable, now: Date, latePercent: number): Share {
  const { status, option, deliveryOn, mostPercent } = order;
  const reason = noRefundReason(status);
  if (reason) return { percent: 0, reason };
  if (order.customised) return { percent: 0, reason: "customised" };
  if (!CAN_BE_CANCELLED[option]) return { percent: 0, reason: option };
  if (dayOf(order.orderedAt) === deliveryOn) return { percent: 0, reason: "same-day" };
  const isEarly = startOf(order, deliveryOn).getTime() - now.getTime() >= FREE_UNTIL_MS;
  const share: Share = isEarly ? { percent: 100, reason: "early" } : { percent: latePercent, reason: "late" };
  return mostPercent < share.percent ? { percent: mostPercent, reason: "rescheduled" } : share;
}

/** Returns the time until which a cancellation is free. */
export function freeUntil(order: Cancellable): Date {
  return new Date(startOf(order, order.deliveryOn).getTime() - FREE_UNTIL_MS);
}

/** The share of a payment in whole paise, rounded up, and at least the provider's minimum. Zero if less was paid. */
export function refundOf(paid: Paise, percent: number): Paise {
  if (percent <= 0 || paid < LEAST_REFUND) return NO_MONEY;
  return paise(Math.min(paid, Math.max(LEAST_REFUND, Math.ceil((paid * percent) / 100))));
}

/**
 * Coins that the shop adds when it cancels: as much as the customer would have lost in the same case, a rupee each,
 * rounded for the customer.
 */
export function compensationOf(paid: Paise, percent: number): number {
  return Math.ceil(minus(paid, refundOf(paid, percent)) / COIN_WORTH);
}
