/** The most products in a wish list. */
export const MOST_WISHES = 100;
