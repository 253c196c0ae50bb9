/** What a listing can be sorted by; the shop's own order first. */
export const SORTS = ["popular", "price-low", "price-high", "rating", "newest"] as const;
export type Sort = (typeof SORTS)[number];

/** Products on one page of a listing. */
export const PAGE_SIZE = 24;

/** The most rows that one call of the contract's list gives. */
export const MAX_ROWS = 1_000;
