/** Why money goes back when an order moved to a cheaper delivery. Its credit note lowers the delivery alone. */
export const CHEAPER_DELIVERY = "The delivery that you moved to costs less.";
