import { TestOrderReply, TestVerifiedReply } from "../../../contract/payment.ts";
import { openCheckout } from "../../payment-window/razorpay-window.ts";
import { windowOptions } from "../../payment-window/window-options.ts";
import { apiFetch } from "../../session/api-fetch.ts";

const SECONDS = 600;

/** How a test payment ended; `says` is a text for people. */
export type TestEnd = { how: "paid"; paymentId: string; method: string } | { how: "not paid"; says: string };

/** Creates an order of one rupee at the provider, opens its window, and has the shop verify the result. */
export async function payTestRupee(payer: {
  shopName: string;
  name: string;
  email: string;
  contact: string;
}): Promise<TestEnd> {
  const started = await apiFetch("/api/payment/test/create-order", { reply: TestOrderReply, body: {} });
  if (!started.ok) return { how: "not paid", says: started.message };
  const { shopName, ...prefill } = payer;
  const facts = { shopName, description: "Test payment", payer: prefill };
  const end = await openCheckout(
    started.data.checkoutUrl,
    windowOptions(started.data, facts, SECONDS),
    () => {},
  );
  if (end.how === "missing")
    return { how: "not paid", says: "The payment window could not be loaded. Please try again." };
  if (end.how === "closed")
    return {
      how: "not paid",
      says: end.reason ? `Nothing was paid: ${end.reason}.` : "Nothing was paid: the window was closed.",
    };
  const verified = await apiFetch("/api/payment/test/verify-payment", {
    reply: TestVerifiedReply,
    body: end.signedPayment,
  });
  return verified.ok ? { how: "paid", ...verified.data } : { how: "not paid", says: verified.message };
}
