import type { DeliveryTime } from "./listing-filter.ts";

/** How a lead time is called in filters and on cards. */
export function deliveryTimeOf(leadHours: number): DeliveryTime {
  if (leadHours >= 48) return "scheduled";
  return leadHours >= 24 ? "next" : "same";
}
