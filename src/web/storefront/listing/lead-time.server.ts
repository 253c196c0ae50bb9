import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { longestLeadBy } from "../../../shop/delivery/delivery.reads.ts";
import { listEarliest } from "../../../shop/delivery/slots/list-earliest.ts";
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
 * The longest lead time of what arrives by the chosen day: at a pincode by its free slots, else by the windows that are
 * left. A shorter lead time that was chosen stays.
 */
export async function leadTimeFor(
  services: Services,
  { by, pin, ready }: Pick<Filter, "by" | "pin" | "ready">,
): Promise<Reach> {
  if (by === null) return { ready, isPinUnknown: false, place: null };
  const atMost = (hours: number) => (ready === null ? hours : Math.min(ready, hours));
  const offer = pin === null ? null : await listEarliest(services, { pincode: pin, wished: null });
  if (pin === null || !offer?.ok) {
    const anywhere = await longestLeadBy(services, by);
    return { ready: atMost(anywhere), isPinUnknown: pin !== null, place: null };
  }
  // Compare the day that the cake's page shows: a Midnight slot of the next day arrives on this evening, but is listed
  // under the next day.
  const inTime = offer.value.earliest.filter(({ date }) => date <= by);
  const longest = Math.max(NONE_IN_TIME, ...inTime.map(({ leadHours }) => leadHours));
  const place = { pincode: pin, area: offer.value.area };
  return { ready: atMost(longest), isPinUnknown: false, place };
}
