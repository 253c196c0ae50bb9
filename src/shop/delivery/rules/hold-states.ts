/** A place in a slot is `held` while its payment is open, `kept` once paid, `released` when given back. */
export const HOLD_STATES = ["held", "kept", "released"] as const;

export type HoldState = (typeof HOLD_STATES)[number];
