/** Elements that only the server renders: the cards, the reason for an empty list, and the strip of birthday gifts. */
export const CARDS_ID = "listing-cards";
export const NOTHING_ID = "listing-nothing";
export const STRIP_ID = "listing-gifts";
