import { timingSafeEqual } from "node:crypto";
import type { Services } from "../services.ts";

/** Token for links in mails: whoever holds it may see this order without signing in. */
export function orderToken(services: Services, orderId: string): string {
  return services.sign(`order:${orderId}`);
}

export function isOrderToken(services: Services, orderId: string, token: string): boolean {
  const right = Buffer.from(orderToken(services, orderId));
  const given = Buffer.from(token);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Where its invoice is fetched, with the token that opens it. */
export function invoiceLink(services: Services, orderId: string): string {
  const token = encodeURIComponent(orderToken(services, orderId));
  return `${services.settings.url}/api/orders/${orderId}/invoice.pdf?token=${token}`;
}

/** The permanent URL of an order, with its access token. */
export function orderLink(services: Services, orderId: string): string {
  return `${services.settings.url}/orders/${orderId}?token=${encodeURIComponent(orderToken(services, orderId))}`;
}
