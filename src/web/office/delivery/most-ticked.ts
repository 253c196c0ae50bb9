/** Pincodes that are taken out of service at a time. The server reads no form of more than 100 fields. */
export const MOST_TICKED = 90;
