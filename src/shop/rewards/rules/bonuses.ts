/** Coins for signing up, for a referred friend and for a review, in section 9 of the specification. */
export const BONUSES = { signUp: 50, referral: 200, review: 200 } as const;
