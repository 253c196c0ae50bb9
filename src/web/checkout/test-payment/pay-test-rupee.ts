import { TestOrderReply, TestVerifiedReply } from "../../../contract/payment.ts";
import { openCheckout } from "../../payment-window/razorpay-window.ts";
import { apiFetch } from "../../session/api-fetch.ts";

/** Brand colour in hex, which the provider's window requires. */
const BRAND = "#63003c";
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
  const { razorpayOrder: order, keyId, checkoutUrl } = started.data;
  const { shopName, ...prefill } = payer;
  const end = await openCheckout(
    checkoutUrl,
    {
      key: keyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: shopName,
      description: "Test payment",
      prefill,
      theme: { color: BRAND },
      timeout: SECONDS,
    },
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
