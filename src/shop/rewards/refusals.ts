/** Refusals of the coin ledger. */
export type RewardsRefusal = "not-enough-coins" | "unknown-referral-code" | "referral-not-possible";
