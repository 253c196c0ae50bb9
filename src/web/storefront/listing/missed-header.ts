/** The header by which a search page tells the server what it found. The server removes it. */
export const MISSED_HEADER = "x-missed-search";
