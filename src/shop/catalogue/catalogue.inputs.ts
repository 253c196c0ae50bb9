/** Orders of a listing; the shop's own first. */
export const SORTS = ["popular", "price-low", "price-high", "rating", "newest"] as const;
export type Sort = (typeof SORTS)[number];

/** Products on one page of a listing. */
export const PAGE_SIZE = 24;

/** Most rows per call of the contract's list. */
export const MAX_ROWS = 1_000;
