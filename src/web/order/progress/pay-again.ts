import { CreatedOrderReply, VerifiedReply } from "../../../contract/payment.ts";
import { browserStore } from "../../draft/text-store.ts";
import { clearAttempt } from "../../payment-window/attempt-key.ts";
import type { SignedPayment } from "../../payment-window/pay-order.ts";
import { payUnpaid } from "../../payment-window/pay-unpaid.ts";
import { apiFetch } from "../../session/api-fetch.ts";
import { readSession, refreshSession } from "../../session/use-session.ts";
import { rememberOrder } from "./last-order.ts";

type Unpaid = { uuid: string; shopName: string; description: string };

/** One more attempt to pay an order. Returns what went wrong, or null if the browser knows that it is paid. */
export async function payAgain({ uuid, shopName, description }: Unpaid): Promise<string | null> {
  const me = await readSession();
  const payer = { name: me?.name ?? "", email: me?.email ?? "", contact: "" };
  const calls = {
    createOrder: () => apiFetch(`/api/orders/${uuid}/pay`, { reply: CreatedOrderReply, body: {} }),
    verify: (signedPayment: SignedPayment) =>
      apiFetch("/api/payment/verify-payment", { reply: VerifiedReply, body: signedPayment }),
  };
  const { paid, problem } = await payUnpaid(calls, { shopName, description, payer });
  if (!paid) return problem;
  clearAttempt(browserStore("sessionStorage"));
  rememberOrder(paid.uuid);
  // Coins were spent, and products from the cart have left it.
  void refreshSession();
  return null;
}
