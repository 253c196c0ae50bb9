import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { deliveredMail } from "./rules/status-mails.ts";
import { writeOrderMail } from "./write-order-mail.ts";

/**
 * Mails that an order is delivered, with its coins and a link to review it.
 * @param earned coins that the order earned
 * @param forReview coins that a review earns
 */
export function sendDelivered(
  services: Services,
  { orderId, earned, forReview }: { orderId: string; earned: number; forReview: number },
): Promise<Outcome<void, "unknown-order">> {
  const { settings: shop } = services;
  return writeOrderMail(services, { orderId, kind: "order-delivered" }, (mailOrder, { lines }) => {
    const cake = lines.find(({ sheet }) => sheet === "Cakes");
    const reviewLink = `${shop.url}/reviews${cake ? `?sku=${encodeURIComponent(cake.sku)}` : ""}`;
    return { content: deliveredMail(mailOrder, { shop, earned, forReview, reviewLink }) };
  });
}
