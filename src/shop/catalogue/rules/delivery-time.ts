import type { DeliveryTime } from "./listing-filter.ts";

/** Returns the class of a lead time for filters and cards. */
export function deliveryTimeOf(leadHours: number): DeliveryTime {
  if (leadHours >= 48) return "scheduled";
  return leadHours >= 24 ? "next" : "same";
}

/** The delivery time with another lead time. It follows, unless a table has set another one. */
export function followDeliveryTime(
  stored: { leadHours: number; deliveryTime: DeliveryTime },
  leadHours: number,
): DeliveryTime {
  const follows = stored.deliveryTime === deliveryTimeOf(stored.leadHours);
  return follows ? deliveryTimeOf(leadHours) : stored.deliveryTime;
}
