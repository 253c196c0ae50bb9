import type { Outcome } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { isAddOn } from "../rules/order-line.ts";
import { deliveredMail } from "../rules/status-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";

/**
 * Mails that an order is delivered, with its coins and a link to review it.
 * @param earned coins that the order earned
 * @param forReview coins that a review earns
 * @param complaintHours hours after the delivery in which it takes a complaint
 */
export function sendDelivered(
  services: Services,
  { orderId, ...facts }: { orderId: string; earned: number; forReview: number; complaintHours: number },
): Promise<Outcome<void, "unknown-order">> {
  const { settings: shop } = services;
  return sendOrderMail(services, { orderId, kind: "order-delivered" }, (mailOrder, { lines }) => {
    const cake = lines.find((line) => !isAddOn(line));
    const reviewLink = `${shop.url}/reviews${cake ? `?sku=${encodeURIComponent(cake.sku)}` : ""}`;
    return { content: deliveredMail(mailOrder, { ...facts, shop, reviewLink }) };
  });
}
