/** What the catalogue can refuse. */
export type CatalogueRefusal = "unknown-sku" | "unknown-product" | "unknown-category" | "range-out-of-bounds";
