/** In UTF-16 units, which are never fewer than the characters that the database counts. */
export const LONGEST_NOTE = 500;

/** On one order. */
export const MOST_NOTES = 50;
