import type { WebhookEventName } from "./webhook-events.ts";

/** What the log calls an endpoint. Its path may hold a key of the program, so it is left out. */
export function endpointLabel(url: string): string {
  return `Webhook to ${new URL(url).host}`;
}

/** What is set of an endpoint, for the log. */
export function fieldsInWords(fields: {
  events: readonly WebhookEventName[];
  withReceivers: boolean;
}): string {
  const { events, withReceivers } = fields;
  return [...events, ...(withReceivers ? ["with receivers"] : [])].join(", ");
}
