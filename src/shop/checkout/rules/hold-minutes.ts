/** Minutes for which slot and coins are held while the payment is open. */
export const HOLD_MINUTES = 15;
