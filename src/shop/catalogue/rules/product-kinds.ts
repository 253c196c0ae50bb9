/** Every kind of thing that the shop sells. */
export const PRODUCT_KINDS = [
  "cake",
  "pastry",
  "flowers",
  "plant",
  "balloons",
  "hamper",
  "chocolates",
  "soft-toy",
  "gift",
  "combo",
] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];
