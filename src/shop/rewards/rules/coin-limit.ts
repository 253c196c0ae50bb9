import { type Paise, paise } from "../../basics/money.ts";

/** Most coins per order, each worth one rupee. */
export const MAX_COINS = 60;
export const COIN_WORTH = paise(100);

/** The provider's minimum is one rupee, so coins cannot pay the last one. */
export const LEAST_PAYMENT = paise(100);

/** Coins that can be spent on an order with this total. */
export function usableCoins(balance: number, totalBefore: Paise): number {
  const allowed = Math.floor((totalBefore - LEAST_PAYMENT) / COIN_WORTH);
  return Math.max(0, Math.min(balance, MAX_COINS, allowed));
}
