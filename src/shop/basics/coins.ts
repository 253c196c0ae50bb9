import { type Paise, paise } from "./money.ts";

/** The payment that earns one coin: credited for a delivered order, and promised on cards. */
export const PAISE_PER_COIN = paise(1000);

/** Coins that a payment earns: one for every whole ₹10. */
export function coinsForPaying(paid: Paise): number {
  return Math.floor(paid / PAISE_PER_COIN);
}
