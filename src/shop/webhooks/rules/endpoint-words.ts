import type { WebhookEventName } from "./webhook-events.ts";

/** Names an endpoint for the log. Its path may hold a key of the program, so it is left out. */
export function endpointLabel(url: string): string {
  return `Webhook to ${new URL(url).host}`;
}

/** Describes the settings of an endpoint, for the log. */
export function fieldsInWords(fields: {
  events: readonly WebhookEventName[];
  withReceivers: boolean;
}): string {
  const { events, withReceivers } = fields;
  return [...events, ...(withReceivers ? ["with receivers"] : [])].join(", ");
}
