import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { checkOrdered } from "../cart/check-ordered.ts";
import { takeOrdered } from "../cart/take-ordered.ts";
import { confirmSlot } from "../delivery/confirm-slot.ts";
import { releaseSlot } from "../delivery/release-slot.ts";
import { changeStatus } from "../orders/change-status.ts";
import { lockOrders } from "../orders/lock-orders.ts";
import { findOrder, listLines, type Order } from "../orders/orders.reads.ts";
import { ORDER_STATUS } from "../orders/rules/order-status.ts";
import { wasSoldMeanwhile } from "../orders/was-sold-meanwhile.ts";
import { expirePayment } from "../payments/expire-payment.ts";
import type { GatewayPayment } from "../payments/gateways/gateway.ts";
import { findPayment, type Payment } from "../payments/payments.reads.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { REFUND_REASONS } from "../payments/rules/refund-reasons.ts";
import { settlePayment } from "../payments/settle-payment.ts";
import { holdCoins } from "../rewards/hold-coins.ts";
import { returnCoins } from "../rewards/return-coins.ts";
import type { Services } from "../services.ts";
import { heldUntil } from "./rules/hold-minutes.ts";
import { isTooLate } from "./rules/too-late.ts";

/** The state of an order after a payment. `paid` is false while it waits, and when the money is refunded. */
export type Confirmation = { uuid: string; orderNumber: string; status: string; paid: boolean };

/**
 * The only way from money to order. The shopper's return, the webhook and the reconciler all call it, in any order
 * and repeatedly: the first call places the order. Money that cannot be used (wrong amount, duplicate payment, full
 * slot) is refunded.
 */
export async function confirmPayment(
  services: Services,
  { money }: { money: GatewayPayment },
): Promise<Outcome<Confirmation, "unknown-payment">> {
  const payment = await findPayment(services, { gatewayOrderId: money.orderId });
  if (!payment.ok) return payment;
  if (money.status === "captured") {
    await services.db.transaction((tx) => applyPayment({ ...services, db: tx }, payment.value, money));
  }
  const order = await findOrder(services, { id: payment.value.orderId });
  if (!order.ok) return refuse("unknown-payment");
  const { id, number, status } = order.value;
  return ok({ uuid: id, orderNumber: number, status, paid: ORDER_STATUS[status].isPaid });
}

/** Inside one transaction: settles the payment, and lets the order follow. */
async function applyPayment(services: Services, payment: Payment, money: GatewayPayment): Promise<void> {
  await lockCartOrders(services, payment);
  const settlement = await settlePayment(services, { payment, money });
  if (settlement === "already-settled") return;
  if (settlement === "settled") return fulfil(services, payment, money);
  const reason = settlement === "duplicate" ? REFUND_REASONS.paidTwice : REFUND_REASONS.wrongAmount;
  const refund = await refundAll(services, payment, money, reason);
  if (!refund.isNew) return;
  services.log.error(
    { order: payment.orderId, money: money.id, asked: payment.amountPaise, got: money.amount, reason },
    "captured money does not match its order and is refunded",
  );
  // The provider's order is used up, so the shopper cannot pay it again.
  if (settlement === "wrong-amount") await giveUp(services, payment);
}

async function giveUp(services: Services, { orderId }: Payment): Promise<void> {
  const expired = await expirePayment(services, { orderId });
  if (!expired) return;
  const note = "The payment was not of the order's amount. All of it is refunded.";
  const cancelled = await changeStatus(services, { id: orderId, to: "cancelled", by: "shop", note });
  if (!cancelled.ok) return;
  await releaseSlot(services, { orderId });
  await returnCoins(services, { userId: cancelled.value.userId, orderId });
}

/** Orders from one cart are paid one at a time, so that the second sees what the first took from the cart. */
async function lockCartOrders(services: Services, { orderId }: Payment): Promise<void> {
  const order = await findOrder(services, { id: orderId });
  if (order.ok && order.value.fromCart) await lockOrders(services, order.value);
}

async function fulfil(services: Services, payment: Payment, money: GatewayPayment): Promise<void> {
  const foundOrder = await findOrder(services, { id: payment.orderId });
  if (!foundOrder.ok) throw new Error("the payment has no order");
  const order = foundOrder.value;
  const obstacle = await confirmReservations(services, order);
  if (obstacle !== null) {
    await changeStatus(services, { id: order.id, to: "cancelled", by: "shop", note: obstacle });
    await returnCoins(services, { userId: order.userId, orderId: order.id });
    await refundAll(services, payment, money, obstacle);
    return;
  }
  const placed = await changeStatus(services, { id: order.id, to: "placed", by: "shop" });
  if (!placed.ok) {
    // The order was cancelled while the payment was on its way.
    await releaseSlot(services, { orderId: order.id });
    await returnCoins(services, { userId: order.userId, orderId: order.id });
    await refundAll(services, payment, money, REFUND_REASONS.cancelledBeforePayment);
    return;
  }
  if (order.fromCart) await emptyCartOf(services, order);
  await services.db.transaction((tx) => services.jobs.enqueue(tx, "order-placed", { orderId: order.id }));
}

/** Removes the ordered items from the cart when the order becomes placed. Runs once, so items added later stay. */
async function emptyCartOf(services: Services, order: Order): Promise<void> {
  await takeOrdered(services, { userId: order.userId, lines: await cakesOf(services, order) });
}

async function cakesOf(services: Services, { id }: Order): Promise<{ sku: string; quantity: number }[]> {
  const lines = await listLines(services, { orderId: id });
  const cakes = lines.filter((line) => line.sheet === "Cakes");
  return cakes.map(({ sku, quantity }) => ({ sku, quantity }));
}

/** Confirms slot, coins and cart of a paid order. Returns the reason if one is no longer available, else null. */
async function confirmReservations(services: Services, order: Order): Promise<string | null> {
  const now = services.clock();
  const isLate = now > heldUntil(order.createdAt);
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
  const confirmed = await confirmSlot(services, { orderId: order.id });
  if (!confirmed.ok) return slotGone;
  const obstacle = (await confirmCoins(services, order)) ?? (await checkCartUnpaid(services, order));
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
 * One cart, checked out twice, is sold once. Items that the shopper only removed from the cart while paying are still
 * theirs.
 */
async function checkCartUnpaid(services: Services, order: Order): Promise<string | null> {
  if (!order.fromCart) return null;
  const sold = await wasSoldMeanwhile(services, { order });
  if (!sold) return null;
  const inCart = await checkOrdered(services, {
    userId: order.userId,
    lines: await cakesOf(services, order),
  });
  return inCart.ok ? null : REFUND_REASONS.cartPaid;
}

function refundAll(services: Services, payment: Payment, money: GatewayPayment, reason: string) {
  const { id: gatewayPaymentId, amount } = money;
  return requestRefund(services, { payment, gatewayPaymentId, amount, reason, isWhole: true });
}
