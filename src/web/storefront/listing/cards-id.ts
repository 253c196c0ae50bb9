/** The element that holds the cards of a listing. */
export const CARDS_ID = "listing-cards";

/** Cards in the first screen: their pictures load eagerly. */
export const FIRST_SCREEN = 3;
