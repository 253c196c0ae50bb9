import { shopNow } from "../clock/shop-clock.ts";
import { type PaidOrder, type PaymentTools, payOrder } from "./pay-order.ts";
import { openCheckout } from "./razorpay-window.ts";
import { secondsLeft, type WindowFacts, windowOptions } from "./window-options.ts";

/** One attempt to pay in the provider's window. Loaded when the customer pays. */
export function attemptInWindow(
  calls: Omit<PaymentTools, "openWindow" | "wait">,
  facts: WindowFacts,
): Promise<PaidOrder | null> {
  return payOrder({
    ...calls,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    openWindow: (order, opened) =>
      openCheckout(order.checkoutUrl, windowOptions(order, facts, secondsLeft(order, shopNow())), opened),
  });
}
