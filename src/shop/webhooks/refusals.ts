export type WebhookRefusal =
  | "unknown-webhook"
  | "unknown-delivery"
  | "webhook-changed"
  | "webhook-url-refused"
  | "webhook-url-taken"
  | "too-many-webhooks"
  | "webhook-paused"
  | "webhook-sending";
