/**
 * What has changed: a product with its SKUs, prices, combos and categories; categories and menu; approved reviews; texts,
 * testimonials and what delivery costs; the shop's facts.
 */
export const CHANGE_KINDS = ["product", "menu", "reviews", "content", "settings"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
