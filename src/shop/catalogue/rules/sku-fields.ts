/** What staff can change of a SKU. */
export type SkuFields = {
  weight: string;
  serves: string;
  eggless: boolean;
  pricePaise: number;
  sellPaise: number;
  points: number;
  active: boolean;
};

export const SKU_FIELDS = [
  ...(["weight", "serves", "eggless", "pricePaise", "sellPaise", "points", "active"] as const),
] satisfies (keyof SkuFields)[];

/** Prices that a SKU can have, in paise: up to ₹1,00,000. */
export const MOST_PRICE = 10_000_000;

/** Whether a SKU can have these prices: it is never sold above its MRP. */
export function hasPossiblePrices({ pricePaise, sellPaise }: Pick<SkuFields, "pricePaise" | "sellPaise">) {
  return sellPaise > 0 && sellPaise <= pricePaise && pricePaise <= MOST_PRICE;
}

/** The fields as people call them. */
export const SKU_WORDS: Record<keyof SkuFields, string> = {
  weight: "Weight",
  serves: "Serves",
  eggless: "Eggless",
  pricePaise: "MRP",
  sellPaise: "Price",
  points: "Coins",
  active: "On sale",
};
