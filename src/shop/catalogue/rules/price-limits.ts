/** SKUs that the grid lists: more than a large shop has. */
export const MOST_PRICES = 20_000;

/** Planned prices that are open at once. Every instance holds them in memory. */
export const MOST_PLANNED = 60_000;

/** Days that a price can be planned ahead. */
export const PLAN_DAYS = 366;

/** The highest price, in paise: ₹99,99,999, what a cell of the catalogue file takes. */
export const HIGHEST_PAISE = 999_999_900;

/** Planned batches that the office lists. */
export const SHOWN_PLANS = 200;

/** SKUs that one form changes. A row takes up to 127 bytes encoded, and a form up to 64 kB (`FORM_BYTES`). */
export const MOST_EDITS = 500;
