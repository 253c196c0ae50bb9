export const DELIVERY_STATES = ["waiting", "delivered", "given up"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const PAUSE_REASONS = ["by staff", "failing", "gone", "token ended"] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];
