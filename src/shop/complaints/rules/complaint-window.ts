import { addDays, dayOf, instant, minuteOf } from "../../basics/india-time.ts";

const HOUR = 3_600_000;

/** The terms say four hours, the refund page two: the longer one applies. */
export const COMPLAINT_HOURS = 4;

const SETTLE_HOURS = 12;

/** As the terms promise. The law allows 48 hours to acknowledge and a month to settle. */
export const SETTLED_WITHIN = `${SETTLE_HOURS} working hours`;

/** The hours in which complaints are worked on, every day, in minutes of the day in India: those of the deliveries. */
const WORKING_DAY = { from: 9 * 60, to: 21 * 60 };

/** The deadline of a complaint of this moment: the promised working hours later. */
export function settleBy(at: Date): Date {
  const { from, to } = WORKING_DAY;
  let day = dayOf(at);
  let minute = Math.min(Math.max(minuteOf(at), from), to);
  let left = SETTLE_HOURS * 60;
  while (left > to - minute) {
    left -= to - minute;
    day = addDays(day, 1);
    minute = from;
  }
  return instant(day, minute + left);
}

/** The last moment to complain about an order that was delivered at this one. */
export function complainUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + COMPLAINT_HOURS * HOUR);
}

/** @param deliveredAt null for an order that was not delivered: there is nothing to complain of yet */
export function mayComplain(deliveredAt: Date | null, now: Date): boolean {
  return deliveredAt !== null && now.getTime() <= complainUntil(deliveredAt).getTime();
}
