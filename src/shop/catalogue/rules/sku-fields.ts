import type { Paise } from "../../basics/money.ts";
import { priceProblem } from "./price-problem.ts";

/** The fields of a SKU that staff can change. */
export type SkuFields = {
  weight: string;
  serves: string;
  eggless: boolean;
  pricePaise: Paise;
  sellPaise: Paise;
  costPaise: Paise | null;
  points: number;
  active: boolean;
};

/** The fields of a SKU that the log records: flavour and shape are changed by a table only. */
export type RecordedSku = SkuFields & { flavour: string; shape: string };

/** A SKU that staff add to a product. */
export type NewSku = SkuFields & { sku: string };

export const SKU_FIELDS = [
  ...(["weight", "serves", "eggless", "pricePaise", "sellPaise", "costPaise", "points", "active"] as const),
] satisfies (keyof SkuFields)[];

/** SKUs that a product has at most: one form holds them. */
export const MOST_SKUS = 40;

/** Whether a SKU can have these prices: it is never sold above its MRP or below its cost. */
export function hasPossiblePrices(
  fields: Pick<SkuFields, "pricePaise" | "sellPaise" | "costPaise">,
): boolean {
  return priceProblem(fields) === null;
}

/** The fields as people call them. */
export const SKU_WORDS: Record<keyof SkuFields, string> = {
  weight: "Weight",
  serves: "Serves",
  eggless: "Eggless",
  pricePaise: "MRP",
  sellPaise: "Price",
  costPaise: "Cost",
  points: "Coins",
  active: "On sale",
};

export const RECORDED_SKU_WORDS: Record<keyof RecordedSku, string> = {
  ...SKU_WORDS,
  flavour: "Flavour",
  shape: "Shape",
};
