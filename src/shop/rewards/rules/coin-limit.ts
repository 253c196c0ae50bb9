import { type Paise, paise } from "../../basics/money.ts";

/** At most so many coins in one order, each worth one rupee. */
export const MAX_COINS = 60;
export const COIN_WORTH = paise(100);

/** The payment provider takes nothing below one rupee, so coins never pay the last one. */
export const LEAST_PAYMENT = paise(100);

/** Coins that can be spent on an order that comes to this much without them. */
export function usableCoins(balance: number, totalBefore: Paise): number {
  const allowed = Math.floor((totalBefore - LEAST_PAYMENT) / COIN_WORTH);
  return Math.max(0, Math.min(balance, MAX_COINS, allowed));
}
