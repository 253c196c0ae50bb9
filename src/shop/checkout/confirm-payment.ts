import { inTransaction } from "../basics/in-transaction.ts";
import { checkOrdered } from "../cart/check-ordered.ts";
import { takeOrdered } from "../cart/take-ordered.ts";
import { confirmSlot } from "../delivery/slots/confirm-slot.ts";
import { releaseSlot } from "../delivery/slots/release-slot.ts";
import { changeStatus } from "../orders/change-status.ts";
import { hasDuplicateOrder } from "../orders/has-duplicate-order.ts";
import { lockOrders } from "../orders/lock-orders.ts";
import { findOrder, listLines, type Order } from "../orders/orders.reads.ts";
import { isAddOn } from "../orders/rules/order-line.ts";
import { expirePayment } from "../payments/expire-payment.ts";
import type { GatewayPayment } from "../payments/gateways/gateway.ts";
import type { Payment } from "../payments/payments.reads.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { REFUND_REASONS } from "../payments/rules/refund-reasons.ts";
import { settlePayment } from "../payments/settle-payment.ts";
import { holdCoins } from "../rewards/hold-coins.ts";
import { returnCoins } from "../rewards/return-coins.ts";
import type { Services } from "../services.ts";
import { heldUntil } from "./rules/payment-times.ts";
import { isTooLate } from "./rules/too-late.ts";

/**
 * The only way from money to order: the shopper's return, the webhook and the reconciler call it in any order and
 * repeatedly; the first places the order. Unusable money (wrong amount, duplicate, full slot) is refunded.
 * @param payment the payment of the provider's order that the money is for, as read at any time before
 * @param order its order, if the caller has read it
 * @returns the order if this call changed its status, else null
 */
export async function confirmPayment(
  services: Services,
  { payment, order, money }: { payment: Payment; order?: Order; money: GatewayPayment },
): Promise<Order | null> {
  if (money.orderId !== payment.gatewayOrderId) {
    services.log.error({ payment: payment.id, money: money.id }, "the provider sent money of another order");
    return null;
  }
  // This money settled the payment earlier. A settled payment never changes.
  if (money.status !== "captured" || payment.gatewayPaymentId === money.id) return null;
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    return applyPayment(inside, { payment, money, order: order ?? (await orderOf(inside, payment)) });
  });
}

type Received = { payment: Payment; order: Order; money: GatewayPayment };

async function orderOf(services: Services, { orderId }: Payment): Promise<Order> {
  const order = await findOrder(services, { id: orderId });
  if (!order.ok) throw new Error("the payment has no order");
  return order.value;
}

/**
 * In one transaction: settles the payment, then changes the order. Uses only those facts of `order` that never change
 * before it is paid: each change checks the status itself.
 */
async function applyPayment(services: Services, received: Received): Promise<Order | null> {
  const { payment, order, money } = received;
  // Orders from one cart are paid one at a time, so that the second sees what the first took from the cart.
  if (order.fromCart) await lockOrders(services, order);
  const settlement = await settlePayment(services, { payment, money });
  if (settlement === "already-settled") return null;
  if (settlement === "settled") return fulfil(services, received);
  const reason = settlement === "duplicate" ? REFUND_REASONS.paidTwice : REFUND_REASONS.wrongAmount;
  const refund = await refundAll(services, payment, money, reason);
  if (!refund.isNew) return null;
  services.log.error(
    {
      order: payment.orderId,
      money: money.id,
      expected: payment.amountPaise,
      received: money.amount,
      reason,
    },
    "captured money does not match its order and is refunded",
  );
  // The provider's order is used up, so the shopper cannot pay it again.
  return settlement === "wrong-amount" ? giveUp(services, payment) : null;
}

async function giveUp(services: Services, { orderId }: Payment): Promise<Order | null> {
  const expired = await expirePayment(services, { orderId });
  if (!expired) return null;
  const note = "The payment was not of the order's amount. All of it is refunded.";
  const cancelled = await changeStatus(services, { id: orderId, to: "cancelled", by: "shop", note });
  if (!cancelled.ok) return null;
  await releaseSlot(services, { orderId });
  await returnCoins(services, { userId: cancelled.value.userId, orderId });
  return cancelled.value;
}

async function fulfil(services: Services, { payment, order, money }: Received): Promise<Order | null> {
  const cakes = order.fromCart ? await cakesOf(services, order) : [];
  const obstacle = await confirmReservations(services, order, cakes);
  if (obstacle !== null) {
    const cancelled = await changeStatus(services, {
      id: order.id,
      to: "cancelled",
      by: "shop",
      note: obstacle,
    });
    await returnCoins(services, { userId: order.userId, orderId: order.id });
    await refundAll(services, payment, money, obstacle);
    return cancelled.ok ? cancelled.value : null;
  }
  const placed = await changeStatus(services, { id: order.id, to: "placed", by: "shop" });
  if (!placed.ok) {
    // The order was cancelled while the payment was on its way.
    await releaseSlot(services, { orderId: order.id });
    await returnCoins(services, { userId: order.userId, orderId: order.id });
    await refundAll(services, payment, money, REFUND_REASONS.cancelledBeforePayment);
    return null;
  }
  // Happens once, so that items added to the cart later stay.
  if (order.fromCart) await takeOrdered(services, { userId: order.userId, lines: cakes });
  const { id: orderId, isGift } = placed.value;
  await inTransaction(services.db, (tx) => services.jobs.enqueue(tx, "order-placed", { orderId, isGift }));
  return placed.value;
}

type Cake = { sku: string; quantity: number };

async function cakesOf(services: Services, { id }: Order): Promise<Cake[]> {
  const lines = await listLines(services, { orderId: id });
  const cakes = lines.filter((line) => !isAddOn(line));
  return cakes.map(({ sku, quantity }) => ({ sku, quantity }));
}

/** Confirms slot, coins and cart of a paid order. Returns the reason if one is no longer available, else null. */
async function confirmReservations(services: Services, order: Order, cakes: Cake[]): Promise<string | null> {
  const now = services.clock();
  const isLate = now > heldUntil(order);
  const promised = {
    deliveryOn: order.deliveryOn,
    option: order.deliveryOption,
    startMinute: order.startMinute,
    endMinute: order.endMinute,
  };
  const slotGone = REFUND_REASONS.placeGone;
  if (isLate && isTooLate(promised, now)) {
    await releaseSlot(services, { orderId: order.id });
    return slotGone;
  }
  const { kitchenId, pincode, deliveryOn: onDate } = order;
  const slot = { ...promised, kitchenId, pincode, onDate };
  const confirmed = await confirmSlot(services, { orderId: order.id, slot });
  if (!confirmed.ok) return slotGone;
  // The cart before the coins: a sold cart releases the slot, and cancelling locks slot, then coins.
  const obstacle = (await checkCartUnpaid(services, order, cakes)) ?? (await confirmCoins(services, order));
  if (obstacle !== null) await releaseSlot(services, { orderId: order.id });
  return obstacle;
}

async function confirmCoins(
  services: Services,
  { id: orderId, userId, coins }: Order,
): Promise<string | null> {
  if (coins === 0) return null;
  const held = await holdCoins(services, { userId, orderId, coins });
  return held.ok ? null : REFUND_REASONS.coinsGone;
}

/**
 * A cart that was checked out twice is sold once. Items that the shopper removed from the cart while paying are still
 * part of the order.
 */
async function checkCartUnpaid(services: Services, order: Order, cakes: Cake[]): Promise<string | null> {
  if (!order.fromCart) return null;
  const sold = await hasDuplicateOrder(services, { order, skus: cakes.map(({ sku }) => sku) });
  if (!sold) return null;
  const inCart = await checkOrdered(services, { userId: order.userId, lines: cakes });
  return inCart.ok ? null : REFUND_REASONS.cartPaid;
}

function refundAll(services: Services, payment: Payment, money: GatewayPayment, reason: string) {
  const { id: gatewayPaymentId, amount } = money;
  return requestRefund(services, { payment, gatewayPaymentId, amount, reason, isWhole: true });
}
