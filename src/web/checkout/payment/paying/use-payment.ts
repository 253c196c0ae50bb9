import { useEffect, useReducer, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { clearDraft } from "../../../draft/draft-store.ts";
import { browserStore } from "../../../draft/text-store.ts";
import { rememberOrder } from "../../../order/progress/last-order.ts";
import { attemptKey, clearAttempt } from "../../../payment-window/attempt-key.ts";
import type { SignedPayment } from "../../../payment-window/pay-order.ts";
import { type PaymentEvent, paymentAfter, READY } from "../../../payment-window/payment-flow.ts";
import { refreshSession } from "../../../session/use-session.ts";
import { clearCheckout } from "../stored-checkout.ts";
import { createOrder, type OrderPayload, saveAddress, verifyPayment } from "./checkout-calls.ts";

/** Refusals that mean this page shows outdated data. */
const STALE = new Set(["price-changed", "cart-changed", "sku-unavailable", "unknown-sku"]);

/** The code of the payment window could not be loaded. */
const UNREACHED = { status: 0, code: "unreachable", message: "" };

export type Attempt = {
  payload: OrderPayload;
  /** Whether the address was entered by hand. It is then saved for the next order. */
  newAddress: boolean;
  shopName: string;
  description: string;
  /** The customer who pays. */
  payer: { name: string; email: string; contact: string };
};

/** The payment state of the page, and the function that starts an attempt. */
export function usePayment(choice: string) {
  const [payment, tell] = useReducer(paymentAfter, READY);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const working = useRef(false);
  const tried = useRef(choice);

  // The order has changed: figures and reservation of the last attempt no longer apply.
  useEffect(() => {
    if (tried.current === choice) return;
    tried.current = choice;
    tell({ type: "changed" });
  }, [choice]);

  async function pay(attempt: Attempt) {
    // Two clicks can arrive before the first has rendered.
    if (working.current) return;
    working.current = true;
    const { payload } = attempt;
    // Without the total: coins held for this attempt change what a reloaded page shows.
    const key = attemptKey(browserStore("sessionStorage"), { ...payload, total: 0 });
    const onEvent = (event: PaymentEvent) => {
      tell(event);
      if (event.type !== "failed") return;
      // The order of this key has ended, or its figures are outdated: the next attempt gets a new key.
      if (event.failure.status === 409 || event.failure.status === 410)
        clearAttempt(browserStore("sessionStorage"));
      if (STALE.has(event.failure.code)) void revalidate();
    };
    tell({ type: "start" });
    try {
      const code = await import("../../../payment-window/attempt-in-window.ts").catch(() => null);
      if (!code) return tell({ type: "failed", failure: UNREACHED });
      const calls = {
        tell: onEvent,
        saveAddress: attempt.newAddress ? () => saveAddress(payload) : null,
        createOrder: () => createOrder(payload, key),
        verify: (signedPayment: SignedPayment) => verifyPayment(signedPayment, payload),
      };
      const paid = await code.attemptInWindow(calls, attempt);
      if (!paid) return;
      clearAttempt(browserStore("sessionStorage"));
      clearCheckout(browserStore("sessionStorage"));
      rememberOrder(paid.uuid);
      await navigate("/TrackProgressPage", {
        replace: true,
        state: {
          providerOrderId: paid.providerOrderId,
          customerOrderId: paid.uuid,
          email: payload.email,
          orderData: payload,
          thanks: attempt.payer.name,
        },
      });
      // After navigating: until this page is left, it shows the draft.
      clearDraft();
      void import("./clear-ordered.ts").then((file) => file.clearOrdered(payload)).catch(() => {});
      // Coins were spent, and the ordered products have left the cart.
      void refreshSession();
    } finally {
      working.current = false;
    }
  }

  /** Tells the shopper that code for the payment could not be loaded. */
  const failToLoad = () => {
    // Only an attempt that was begun can fail.
    tell({ type: "start" });
    tell({ type: "failed", failure: UNREACHED });
  };
  return { payment, pay, failToLoad };
}
