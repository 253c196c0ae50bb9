import { showTime } from "../basics/india-time.ts";
import type { Outcome } from "../basics/outcome.ts";
import { heldUntil } from "../checkout/rules/payment-times.ts";
import { unpaidStage } from "../checkout/rules/unpaid-stage.ts";
import { sendOrderMail } from "../orders/mails/send-order-mail.ts";
import { paymentLink } from "../orders/order-link.ts";
import type { Services } from "../services.ts";
import { paymentLinkMail } from "./rules/payment-link-mail.ts";

/** Mails the payment link of an order taken on the phone, if it can still be paid. For jobs. */
export function sendPaymentLink(
  services: Services,
  { orderId, nth }: { orderId: string; nth: number },
): Promise<Outcome<void, "unknown-order">> {
  return sendOrderMail(services, { orderId, kind: "payment-link" }, (mailOrder, order) => {
    if (unpaidStage(order, services.clock()) !== "open") return null;
    const link = { href: paymentLink(services, orderId), until: showTime(heldUntil(order)) };
    return { content: paymentLinkMail(mailOrder, link, services.settings), nth };
  });
}
