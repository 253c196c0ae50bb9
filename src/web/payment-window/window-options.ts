import { BRAND_COLOUR } from "../ui/brand-colour.ts";
import type { CreatedOrder } from "./pay-order.ts";
import type { WindowOptions } from "./razorpay-window.ts";

const LEAST_SECONDS = 60;

/** The shop, order and payer that the window shows. */
export type WindowFacts = { shopName: string; description: string; payer: WindowOptions["prefill"] };

/** The window's options for an order at the provider. It times out after these seconds. */
export function windowOptions(
  { keyId, razorpayOrder: order }: Pick<CreatedOrder, "keyId" | "razorpayOrder">,
  about: WindowFacts,
  seconds: number,
): WindowOptions {
  return {
    key: keyId,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    name: about.shopName,
    description: about.description,
    prefill: about.payer,
    theme: { color: BRAND_COLOUR },
    timeout: seconds,
  };
}

/** Seconds until the reservation ends; a minute at least. */
export function secondsLeft({ holdUntil }: Pick<CreatedOrder, "holdUntil">, now: Date): number {
  return Math.max(LEAST_SECONDS, Math.floor((Date.parse(holdUntil) - now.getTime()) / 1000));
}
