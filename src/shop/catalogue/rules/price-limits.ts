/** Prices that one save changes: more than a large shop has SKUs. */
export const MOST_PRICES = 20_000;

/** Planned prices that are open at once. Every instance holds them in memory. */
export const MOST_PLANNED = 60_000;

/** Days that a price can be planned ahead. */
export const PLAN_DAYS = 366;

/** The highest price, in paise: ₹99,99,999, what a cell of the catalogue file takes. */
export const HIGHEST_PAISE = 999_999_900;

/** Planned batches that the office lists. */
export const SHOWN_PLANS = 200;

/** Prices that one form changes: as many as its bytes take. */
export const MOST_EDITS = 1_000;
