import { CreatedOrderReply, VerifiedReply } from "../../../contract/payment.ts";
import type { SignedPayment } from "../../payment-window/pay-order.ts";
import { payUnpaid } from "../../payment-window/pay-unpaid.ts";
import { apiFetch } from "../../session/api-fetch.ts";

type Link = { token: string; shopName: string; description: string };

/** One attempt to pay by a payment link. Returns what went wrong, or null if the browser knows that it is paid. */
export async function payLink({ token, shopName, description }: Link): Promise<string | null> {
  const calls = `/api/payment-links/${encodeURIComponent(token)}`;
  const { problem } = await payUnpaid(
    {
      createOrder: () => apiFetch(`${calls}/pay`, { reply: CreatedOrderReply, body: {} }),
      verify: (signedPayment: SignedPayment) =>
        apiFetch(`${calls}/verify`, { reply: VerifiedReply, body: signedPayment }),
    },
    // Give no payer: the window asks for what the bank needs.
    { shopName, description, payer: { name: "", email: "", contact: "" } },
  );
  return problem;
}
