/** The elements that hold why nothing is listed, and the strip of birthday gifts. Only the server renders both. */
export const NOTHING_ID = "listing-nothing";
export const STRIP_ID = "listing-gifts";
