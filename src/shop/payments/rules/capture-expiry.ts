/**
 * Minutes in which the provider captures an authorised payment by itself; later it refunds it. A bank may authorise
 * late, 12 is the least that Razorpay allows, and the slot is held for 15.
 */
export const CAPTURE_MINUTES = 12;
