/** What the catalogue can refuse. */
export type CatalogRefusal = "unknown-sku" | "unknown-category" | "range-out-of-bounds";
