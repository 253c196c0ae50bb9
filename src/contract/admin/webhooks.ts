import * as z from "zod/mini";
import { DELIVERY_STATES, PAUSE_REASONS } from "../../shop/webhooks/rules/delivery-states.ts";
import { DELIVERED_EVENTS, WEBHOOK_EVENT_NAMES } from "../../shop/webhooks/rules/webhook-events.ts";
import { LOG_DAYS, ROTATION_HOURS } from "../../shop/webhooks/rules/webhook-limits.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, openCode } from "../fields.ts";

const webhook = {
  id: z.uuid(),
  url: z.string(),
  events: z.array(openCode(WEBHOOK_EVENT_NAMES)),
  withReceivers: z.boolean(),
  version: described(z.int(), "Send it with a change, so that nothing is overwritten unseen"),
  createdAt: Instant,
  paused: described(z.nullable(openCode(PAUSE_REASONS)), "Reason for the pause; null while it is active"),
  failingSince: described(z.nullable(Instant), "The first failure since the last success"),
  formerSecretUntil: described(
    z.nullable(Instant),
    "The former secret signs too until then; null without one",
  ),
};

const Secret = described(z.string(), "The key of the signature. It is shown this once");

export const AdminWebhook = z.object(webhook);
export type AdminWebhook = z.infer<typeof AdminWebhook>;

export const WebhooksReply = replyOf(z.object({ webhooks: z.array(AdminWebhook) }));
export const WebhookReply = replyOf(AdminWebhook);
export const NewWebhookReply = replyOf(z.object({ ...webhook, secret: Secret }));
export const NewSecretReply = replyOf(
  z.object({
    secret: Secret,
    formerSecretUntil: described(Instant, `The former one signs too for ${ROTATION_HOURS} hours`),
  }),
);

const attempt = {
  state: openCode(DELIVERY_STATES),
  status: described(z.nullable(z.int()), "HTTP status of the last answer; null if there was none"),
  problem: described(
    z.nullable(z.string()),
    "Code of the failure, such as `timeout`, or `wrong-status` for an answer outside 2xx; null for none",
  ),
  ms: described(z.nullable(z.int()), "Milliseconds that the last attempt took; null before the first"),
};

export const SentByHandReply = replyOf(z.object(attempt));

export const WebhookDeliveriesReply = replyOf(
  z.object({
    deliveries: described(
      z.array(
        z.object({
          id: described(z.uuid(), "`webhook-id` of its calls, without `msg_`"),
          event: openCode(DELIVERED_EVENTS),
          occurredAt: Instant,
          attempts: z.int(),
          nextAttemptAt: described(z.nullable(Instant), "Null unless it waits"),
          ...attempt,
        }),
      ),
      `Deliveries of the last ${LOG_DAYS} days, the newest first`,
    ),
    next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
  }),
);
