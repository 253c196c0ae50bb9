import { type Day, daysBetween } from "../../../shop/basics/india-time.ts";
import { type Filter, longestLead } from "../../../shop/catalogue/rules/listing-filter.ts";
import { listEarliest } from "../../../shop/delivery/list-earliest.ts";
import type { Services } from "../../../shop/services.ts";

/** A lead time that no product has: nothing arrives in time. */
const NONE_IN_TIME = -1;

type Reach = {
  ready: number | null;
  isPinUnknown: boolean;
  /** The delivery location, if the requested pincode is served. */
  place: { pincode: string; area: string } | null;
};

/**
 * The longest lead time of what arrives by the chosen day: at a pincode by its free slots, else by the days alone. A
 * shorter lead time that was chosen stays.
 */
export async function leadTimeFor(
  services: Services,
  { by, pin, ready }: Pick<Filter, "by" | "pin" | "ready">,
  today: Day,
): Promise<Reach> {
  if (by === null) return { ready, isPinUnknown: false, place: null };
  const atMost = (hours: number) => (ready === null ? hours : Math.min(ready, hours));
  const byDays = longestLead(daysBetween(today, by));
  if (pin === null) return { ready: atMost(byDays), isPinUnknown: false, place: null };
  const offer = await listEarliest(services, { pincode: pin, wished: null });
  if (!offer.ok) return { ready: atMost(byDays), isPinUnknown: true, place: null };
  // Compare the day that the cake's page shows: a Midnight slot of the next day arrives on this evening, but is listed
  // under the next day.
  const inTime = offer.value.earliest.filter(({ date }) => date <= by);
  const longest = Math.max(NONE_IN_TIME, ...inTime.map(({ leadHours }) => leadHours));
  const place = { pincode: pin, area: offer.value.area };
  return { ready: atMost(longest), isPinUnknown: false, place };
}
