const HOUR = 3_600_000;

/** The terms say four hours, the refund page two: the longer one applies. */
export const COMPLAINT_HOURS = 4;

/** As the terms promise. The law allows 48 hours to acknowledge and a month to settle. */
export const SETTLED_WITHIN = "12 working hours";

/** The last moment to complain about an order that was delivered at this one. */
export function complainUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + COMPLAINT_HOURS * HOUR);
}

/** @param deliveredAt null for an order that was not delivered: there is nothing to complain of yet */
export function mayComplain(deliveredAt: Date | null, now: Date): boolean {
  return deliveredAt !== null && now.getTime() <= complainUntil(deliveredAt).getTime();
}
