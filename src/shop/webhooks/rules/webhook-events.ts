import type { TokenScope } from "../../access-tokens/rules/token-scopes.ts";
import { keysOf } from "../../basics/record-of.ts";

/** The events that a program can be told of, in the words of the form. */
export const WEBHOOK_EVENTS = {
  "order.placed": { label: "Order placed", description: "It is paid, so it will be made." },
  "order.status_changed": {
    label: "Order status changed",
    description: "Accepted, being made, ready, on its way, delivered; and steps that staff took back.",
  },
  "order.rescheduled": { label: "Order rescheduled", description: "It has another day or time." },
  "order.cancelled": { label: "Order cancelled", description: "By the customer or the shop." },
  "order.refunded": { label: "Order refunded", description: "The provider has paid money back." },
  "product.created": { label: "Product created", description: "As a draft, or by an import." },
  "product.changed": {
    label: "Product changed",
    description: "Anything of a product or SKU, except prices.",
  },
  "product.off_sale": { label: "Product taken off sale", description: "SKUs that can no longer be ordered." },
  "product.deleted": {
    label: "Product deleted",
    description: "A draft that nobody ever saw or ordered. Its code may be used again.",
  },
  "price.changed": {
    label: "Price changed",
    description: "The normal MRP or price of SKUs. Temporary prices do not count.",
  },
} as const;

export type WebhookEventName = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_NAMES = keysOf(WEBHOOK_EVENTS);

/** Sent by hand, to see whether a program receives anything. */
export const TEST_EVENT = "webhook.test";

export type DeliveredEvent = WebhookEventName | typeof TEST_EVENT;

/** Everything that a delivery can be about. */
export const DELIVERED_EVENTS: readonly DeliveredEvent[] = [...WEBHOOK_EVENT_NAMES, TEST_EVENT];

/** Raised when a field of the payload changes its meaning or is removed; not for new fields. */
export const PAYLOAD_VERSION = 1;

/** One thing that happened. Its data is small and says nothing about people. */
export type WebhookEvent = { event: WebhookEventName; data: Record<string, unknown> };

/** Returns the scope that a program needs to receive an event. */
export function scopeOfEvent(event: WebhookEventName): TokenScope {
  return isOrderEvent(event) ? "orders:read" : "catalogue:read";
}

export function isOrderEvent(event: DeliveredEvent): boolean {
  return event.startsWith("order.");
}
