import { showInstant } from "../../basics/india-time.ts";
import { type Paise, showMoney } from "../../basics/money.ts";

type PricedSku = { sku: string; pricePaise: Paise; sellPaise: Paise };

/** SKUs that an entry of the log names; of more, it says how many. */
const MOST_NAMED = 20;

/** Prices for the log: `TRUF05 ₹749 of ₹829`. */
export function wordsOfPrices(prices: readonly PricedSku[]): string {
  const named = prices.slice(0, MOST_NAMED).map(({ sku, pricePaise, sellPaise }) => {
    return `${sku} ${showMoney(sellPaise)} of ${showMoney(pricePaise)}`;
  });
  const rest = prices.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}

/** ` from 1 Dec, 9:00 AM until ...`; empty for a change at once. */
export function wordsOfTimes({ from, until }: { from: Date | null; until: Date | null }): string {
  return `${from ? `, from ${showInstant(from)}` : ""}${until ? `, until ${showInstant(until)}` : ""}`;
}
