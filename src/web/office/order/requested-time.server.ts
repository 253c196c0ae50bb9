import type { Session } from "../../../shop/accounts/identity.ts";
import { type Day, dayOf, parseDay } from "../../../shop/basics/india-time.ts";
import { listNewSlots, type NewSlots } from "../../../shop/changes/list-new-slots.ts";
import { bookingEnds } from "../../../shop/delivery/rules/booking-range.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { TIME_QUERY } from "./time-query.ts";

/** The days to choose from, and the free times of the chosen one. */
export type RequestedTime = {
  firstDay: Day;
  lastDay: Day;
  day: Day | null;
  newSlots: NewSlots | null;
  problem: string | null;
};

/** Reads the chosen day from the query, and lists the times that this order can move to. */
export async function readRequestedTime(
  services: Services,
  query: URLSearchParams,
  { orderId: id, staff }: { orderId: string; staff: Session },
): Promise<RequestedTime> {
  const range = bookingEnds(dayOf(services.clock()));
  const typed = query.get(TIME_QUERY);
  const day = typed === null ? null : parseDay(typed);
  if (day === null) {
    return { ...range, day, newSlots: null, problem: typed === null ? null : "Please choose a day." };
  }
  const listed = await listNewSlots(services, { id, staff, date: day });
  return listed.ok
    ? { ...range, day, newSlots: listed.value, problem: null }
    : { ...range, day, newSlots: null, problem: REFUSAL_SENTENCES[listed.code] };
}
