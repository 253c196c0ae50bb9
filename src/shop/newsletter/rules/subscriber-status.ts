/** A subscriber is `pending` until they press the link in the confirmation mail. */
export const SUBSCRIBER_STATUSES = ["pending", "confirmed"] as const;

export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
