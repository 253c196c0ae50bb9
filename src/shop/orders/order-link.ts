import { isUuid } from "../basics/ids.ts";
import { isSameSecret } from "../basics/is-same-secret.ts";
import type { Services } from "../services.ts";

/** Token for links in mails: whoever holds it may see this order without signing in. */
export function orderToken(services: Services, orderId: string): string {
  return services.sign(`order:${orderId}`);
}

export function isOrderToken(services: Services, orderId: string, token: string): boolean {
  return isSameSecret(orderToken(services, orderId), token);
}

/**
 * Token of the receiver's page of a gift. It opens nothing else: not the order, its invoice or its prices.
 */
export function giftToken(services: Pick<Services, "sign">, orderId: string): string {
  return `${orderId}.${services.sign(`gift:${orderId}`)}`;
}

/** The order that a receiver's token opens; null for any other text. */
export function orderOfGiftToken(services: Services, token: string): string | null {
  const [orderId = ""] = token.split(".", 1);
  return isUuid(orderId) && isSameSecret(giftToken(services, orderId), token) ? orderId : null;
}

/** The receiver's page of a gift. */
export function giftLink(services: Pick<Services, "sign" | "settings">, orderId: string): string {
  return `${services.settings.url}/gift/${encodeURIComponent(giftToken(services, orderId))}`;
}

/** Token of the page on which an order taken on the phone is paid. It opens nothing else. */
export function paymentToken(services: Pick<Services, "sign">, orderId: string): string {
  return `${orderId}.${services.sign(`pay:${orderId}`)}`;
}

/** The order that a payment token names; null for any other text. */
export function orderOfPaymentToken(services: Pick<Services, "sign">, token: string): string | null {
  const [orderId = ""] = token.split(".", 1);
  return isUuid(orderId) && isSameSecret(paymentToken(services, orderId), token) ? orderId : null;
}

/** The page on which an order taken on the phone is paid. */
export function paymentLink(services: Pick<Services, "sign" | "settings">, orderId: string): string {
  return `${services.settings.url}/pay/${paymentToken(services, orderId)}`;
}

/** Returns the URL of an order's invoice, with the token that opens it. */
export function invoiceLink(services: Services, orderId: string): string {
  const token = encodeURIComponent(orderToken(services, orderId));
  return `${services.settings.url}/api/orders/${orderId}/invoice.pdf?token=${token}`;
}

/** The permanent URL of an order, with its access token. */
export function orderLink(services: Services, orderId: string): string {
  return `${services.settings.url}/orders/${orderId}?token=${encodeURIComponent(orderToken(services, orderId))}`;
}
