/** The elements that hold the cards, why nothing is listed, and the strip of birthday gifts. Only the server renders them. */
export const CARDS_ID = "listing-cards";
export const NOTHING_ID = "listing-nothing";
export const STRIP_ID = "listing-gifts";
