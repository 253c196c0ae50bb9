import { type Day, daysBetween } from "../../../shop/basics/india-time.ts";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { listEarliest } from "../../../shop/delivery/list-earliest.ts";
import type { Services } from "../../../shop/services.ts";

/** Lead time in hours of what can still be made on the same day, if the pincode is not known. */
const SAME_DAY_HOURS = 12;
const DAY_HOURS = 24;
/** No product has it: nothing arrives in time. */
const NONE_IN_TIME = -1;

type Reach = { ready: number | null; isPinUnknown: boolean };

/**
 * The longest lead time of what arrives by the chosen day: at a pincode by its free slots, else by the days alone. A
 * shorter lead time that was chosen stays.
 */
export async function leadTimeFor(
  services: Services,
  { by, pin, ready }: Pick<Filter, "by" | "pin" | "ready">,
  today: Day,
): Promise<Reach> {
  if (by === null) return { ready, isPinUnknown: false };
  const atMost = (hours: number) => (ready === null ? hours : Math.min(ready, hours));
  const byDays = Math.max(SAME_DAY_HOURS, daysBetween(today, by) * DAY_HOURS);
  if (pin === null) return { ready: atMost(byDays), isPinUnknown: false };
  const offer = await listEarliest(services, { pincode: pin, wished: null });
  if (!offer.ok) return { ready: atMost(byDays), isPinUnknown: true };
  const inTime = offer.value.earliest.filter(({ arrivesOn }) => arrivesOn <= by);
  const longest = Math.max(NONE_IN_TIME, ...inTime.map(({ leadHours }) => leadHours));
  return { ready: atMost(longest), isPinUnknown: false };
}
