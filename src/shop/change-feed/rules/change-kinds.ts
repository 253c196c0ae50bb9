/**
 * Kinds of changes: `product` with its SKUs, prices, combos and categories; `menu` with the categories; approved
 * `reviews`; `content` for texts, testimonials and delivery fees; `settings` for the shop's facts.
 */
export const CHANGE_KINDS = ["product", "menu", "reviews", "content", "settings"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
