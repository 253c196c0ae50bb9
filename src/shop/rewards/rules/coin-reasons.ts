/** Why coins were added or taken. */
export const COIN_REASONS = [
  "sign-up",
  "order",
  "referral",
  "review",
  "hold",
  "give-back",
  "reversal",
  "compensation",
  "demo",
] as const;

export type CoinReason = (typeof COIN_REASONS)[number];
