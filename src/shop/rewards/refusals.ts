/** What the coin ledger can refuse. */
export type RewardsRefusal = "not-enough-coins" | "unknown-referral-code" | "referral-not-possible";
