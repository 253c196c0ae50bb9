import { isUuid } from "../basics/ids.ts";
import { NO_MONEY, type Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrder, listLines, type Order } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import {
  type Cancellable,
  cancellationShare,
  freeUntil,
  refundOf,
  type Share,
} from "./rules/cancellation.ts";

/** The refund that a customer gets for cancelling now. */
export type CancellationQuote = Share & {
  /** Whether it can be cancelled now; `reason` says why not. */
  possible: boolean;
  paid: Paise;
  /** Money refunded to its source. */
  refund: Paise;
  /** Coins spent on the order, all of which are returned. */
  coins: number;
  /** The time until which the refund is full; null if it is not, or no longer. */
  freeUntil: Date | null;
};

/** Quotes the refund of a cancellation to the order's customer. Others get `unknown-order`. */
export async function quoteCancellation(
  services: Services,
  { id, customer }: { id: string; customer: { userId: string } },
): Promise<Outcome<CancellationQuote, "unknown-order">> {
  const order = await findOwnOrder(services, { id, customer });
  return order.ok ? ok(await quoteFor(services, order.value)) : order;
}

/** An order of this customer. */
export async function findOwnOrder(
  services: Services,
  { id, customer }: { id: string; customer: { userId: string } },
): Promise<Outcome<Order, "unknown-order">> {
  if (!isUuid(id)) return refuse("unknown-order");
  const order = await findOrder(services, { id: id.toLowerCase() });
  return order.ok && order.value.userId === customer.userId ? order : refuse("unknown-order");
}

/** Quotes the order's refund at this moment. */
export async function quoteFor(services: Services, order: Order): Promise<CancellationQuote> {
  const now = services.clock();
  const cancellable = await toCancellable(services, order);
  const share = cancellationShare(cancellable, now, services.settings.lateCancellationPercent);
  const isUnpaid = order.status === "awaiting payment";
  // An order that was not paid in time has reason "unpaid" too.
  const paid = share.reason === "unpaid" ? NO_MONEY : order.totalPaise;
  const possible = isUnpaid || share.percent > 0;
  const until = freeUntil(cancellable);
  return {
    ...share,
    possible,
    paid,
    refund: refundOf(paid, share.percent),
    coins: possible ? order.coins : 0,
    freeUntil: share.reason === "early" && until > now ? until : null,
  };
}

export async function toCancellable(services: Services, order: Order): Promise<Cancellable> {
  const lines = await listLines(services, { orderId: order.id });
  return {
    status: order.status,
    orderedAt: order.createdAt,
    deliveryOn: order.deliveryOn,
    option: order.deliveryOption,
    startMinute: order.startMinute,
    endMinute: order.endMinute,
    customised: lines.some((line) => line.customised),
    mostPercent: order.mostRefundPercent,
  };
}
