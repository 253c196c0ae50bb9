import { HIGHEST_PAISE } from "./price-limits.ts";

type PricedSku = { pricePaise: number; sellPaise: number; costPaise: number | null };

/** Why a SKU cannot have these prices; null if it can. The price grid says the same before saving. */
export function priceProblem({ pricePaise, sellPaise, costPaise }: PricedSku): string | null {
  const amounts = [pricePaise, sellPaise, ...(costPaise === null ? [] : [costPaise])];
  if (amounts.some((paise) => !Number.isInteger(paise) || paise <= 0)) return "must be more than 0";
  if (amounts.some((paise) => paise > HIGHEST_PAISE)) return "is too high";
  if (sellPaise > pricePaise) return "is above the MRP";
  if (costPaise !== null && sellPaise < costPaise) return "is below the cost";
  return null;
}
