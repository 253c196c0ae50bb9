/** Saved addresses per customer: still readable as a list, and safe from scripts. */
export const MOST_ADDRESSES = 20;
