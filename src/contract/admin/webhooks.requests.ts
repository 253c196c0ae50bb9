import { z } from "zod";
import { WEBHOOK_EVENT_NAMES } from "../../shop/webhooks/rules/webhook-events.ts";
import { DeliveryKey, EndpointFields } from "../../shop/webhooks/webhooks.inputs.ts";
import { VersionField } from "../request-fields.ts";

const { url, events, withReceivers } = EndpointFields.shape;

const Id = z.uuid().toLowerCase();

export const WebhookParams = z.object({ id: Id });

export const WebhookDeliveryParams = z.object({ id: Id, delivery: Id });

export const WebhookBody = z.object({
  url: url.describe("An https URL on the internet"),
  events: events.describe(`Events that are sent to it: ${WEBHOOK_EVENT_NAMES.join(", ")}`),
  withReceivers: withReceivers
    .default(false)
    .describe("Whether events of orders carry the receiver. Only a session can turn it on"),
});

export const WebhookChange = WebhookBody.extend({
  version: VersionField,
});

export const WebhookPause = z.object({ paused: z.boolean() });

export const WebhookDeliveriesQuery = z.object({
  after: DeliveryKey.optional().describe("`next` of the reply before"),
});
