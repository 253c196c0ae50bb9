/** Refusals of changes to the shop's facts. */
export type ShopFactsRefusal = "facts-wrong" | "facts-changed";
