/** What the catalogue can refuse. */
export type CatalogRefusal = "unknown-sku" | "unknown-product" | "unknown-category" | "range-out-of-bounds";
