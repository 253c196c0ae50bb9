import { type Paise, paise } from "./money.ts";

/** The payment that earns one coin. */
export const PAISE_PER_COIN = paise(1000);

/** Coins that a delivered order earns: one for every whole ₹10 that was paid. */
export function coinsForPaying(paid: Paise): number {
  return Math.floor(paid / PAISE_PER_COIN);
}
