/** The most orders in one file. */
export const MOST_EXPORTED = 20_000;
