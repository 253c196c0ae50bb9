/** `held` while the payment is open, `kept` once paid, `released` when returned. */
export const HOLD_STATES = ["held", "kept", "released"] as const;

export type HoldState = (typeof HOLD_STATES)[number];
