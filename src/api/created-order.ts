import type { CreatedOrderReply } from "../contract/payment.ts";
import { toRupees } from "../shop/basics/money.ts";
import type { PlacedOrder } from "../shop/checkout/open-payment.ts";
import type { Services } from "../shop/services.ts";

/** An order that only has to be paid, with what the payment window needs. */
export function createdOrder(services: Services, placed: PlacedOrder): CreatedOrderReply["data"] {
  const { uuid, orderNumber, payment, holdUntil, summary } = placed;
  return {
    razorpayOrder: { id: payment.gatewayOrderId, amount: payment.amountPaise, currency: payment.currency },
    keyId: services.gateway.keyId,
    checkoutUrl: services.gateway.checkoutUrl,
    holdUntil: holdUntil.toISOString(),
    summary: {
      items: toRupees(summary.items),
      addOns: toRupees(summary.addOns),
      delivery: toRupees(summary.delivery),
      coins: summary.coins,
      total: toRupees(summary.total),
    },
    uuid,
    orderNumber,
  };
}

/** The message after the payment window has reported success. */
export function receivedWords(paid: boolean): string {
  return paid
    ? "Payment received"
    : "Your payment is being checked. The order page shows as soon as it has arrived.";
}
