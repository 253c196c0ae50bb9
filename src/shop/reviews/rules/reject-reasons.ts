/** The only reasons not to publish a review. A low rating is not one of them. */
export const REJECT_REASONS = ["abuse", "private-data", "off-topic", "spam"] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
