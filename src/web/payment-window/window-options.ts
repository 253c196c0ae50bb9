import { BRAND_COLOUR } from "../ui/brand-colour.ts";
import type { CreatedOrder } from "./pay-order.ts";
import type { WindowOptions } from "./razorpay-window.ts";

const LEAST_SECONDS = 60;

/** The shop, order and payer that the window shows. */
export type WindowFacts = { shopName: string; description: string; payer: WindowOptions["prefill"] };

/** The window's options for this order. It times out when the reservation ends. */
export function windowOptions(order: CreatedOrder, about: WindowFacts, now: number): WindowOptions {
  const left = Math.floor((Date.parse(order.holdUntil) - now) / 1000);
  return {
    key: order.keyId,
    order_id: order.razorpayOrder.id,
    amount: order.razorpayOrder.amount,
    currency: order.razorpayOrder.currency,
    name: about.shopName,
    description: about.description,
    prefill: about.payer,
    theme: { color: BRAND_COLOUR },
    timeout: Math.max(LEAST_SECONDS, left),
  };
}
