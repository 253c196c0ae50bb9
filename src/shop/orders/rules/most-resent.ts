/** How often staff can mail the confirmation of one order again. */
export const MOST_RESENT = 3;
