/** Refusals of the catalogue. */
export type CatalogueRefusal =
  | "unknown-sku"
  | "unknown-product"
  | "unknown-category"
  | "range-out-of-bounds"
  | "catalogue-changed"
  | "price-impossible"
  | "price-times-wrong"
  | "too-many-planned-prices"
  | "unknown-planned-prices";
