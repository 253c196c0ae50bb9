import type { RecordConflict } from "../audit/merge-records.ts";
import type { RefusalWith } from "../basics/outcome.ts";

/** Another person has changed the same fields since they were read. */
export type CatalogueChanged = RefusalWith<"catalogue-changed", { conflicts: RecordConflict[] }>;

/** Refusals of the catalogue. */
export type CatalogueRefusal =
  | "unknown-sku"
  | "unknown-product"
  | "unknown-category"
  | "range-out-of-bounds"
  | "catalogue-changed"
  | "no-such-version"
  | "price-impossible"
  | "price-times-wrong"
  | "too-many-planned-prices"
  | "unknown-planned-prices"
  | "product-name-taken"
  | "product-code-taken"
  | "sku-taken"
  | "too-many-skus"
  | "unknown-tax-class"
  | "unknown-picture"
  | "last-picture"
  | ("picture-unreadable" | "picture-moves" | "picture-too-large" | "picture-too-small")
  | ("picture-not-only-a-picture" | "too-many-pictures" | "picture-twice" | "no-room-for-pictures")
  | "publish-time-wrong"
  | "published-already"
  | "no-picture-yet"
  | "nothing-on-sale-yet"
  | "allergens-open"
  | ("category-address-reserved" | "category-address-taken" | "category-linked" | "main-category-stays")
  | "category-target-hidden"
  | "too-many-categories"
  | ("unknown-add-on" | "too-many-add-ons" | "add-on-name-taken")
  | ("unknown-combo" | "unknown-part" | "combo-in-combo")
  | ("no-drawing" | "add-on-without-picture")
  | ("catalogue-file-wrong" | "import-outdated" | "nothing-prepared");
