import type { Outcome } from "../../basics/outcome.ts";
import { findRefund } from "../../payments/payments.reads.ts";
import type { Services } from "../../services.ts";
import { refundedMail } from "../rules/refund-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";

/** Mails that the provider has sent money back. */
export async function sendRefunded(
  services: Services,
  { refundId }: { refundId: string },
): Promise<Outcome<void, "unknown-order" | "unknown-payment">> {
  const refund = await findRefund(services, { refundId });
  if (!refund.ok) return refund;
  const { orderId } = refund.value;
  return sendOrderMail(services, { orderId, kind: "refund-processed" }, (mailOrder) => ({
    content: refundedMail(mailOrder, { shop: services.settings, refund: refund.value }),
    nth: refundId,
  }));
}
