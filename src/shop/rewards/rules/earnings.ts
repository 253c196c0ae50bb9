/** Coins for each thing that earns them, in section 9 of the specification. */
export const EARNINGS = { signUp: 50, referral: 200, review: 200 } as const;
