/**
 * What has changed: a product with its SKUs, prices, combos and categories; categories and menu; approved reviews; texts,
 * testimonials and what delivery costs.
 */
export const CHANGE_KINDS = ["product", "menu", "reviews", "content"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
