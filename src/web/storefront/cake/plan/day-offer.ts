import type { Day } from "../../../../shop/basics/india-time.ts";
import { showMinute } from "../../../../shop/delivery/rules/windows.ts";
import { expressBy } from "../../../../shop/orders/rules/promised-hours.ts";
import { shopNow } from "../../../clock/shop-clock.ts";
import type { EarliestSlot, EarliestSlotsView } from "../../../delivery/use-earliest.ts";

/** Between the start of the last window of a day, 11 PM, and the start of the day. */
const LAST_START_HOURS = 23;

/** The earliest slot and Pickup day at the pincode; null if there is none in the whole calendar. */
export type FirstOffer = { slot: EarliestSlot | null; pickupOn: Day | null };

/**
 * Says from when a cake can be delivered on a day, or why it can't.
 * @param day `ahead` counts days from today
 * @param first null while the pincode is unknown
 */
export function offerOf(
  { ahead, on }: { ahead: number; on: Day },
  first: FirstOffer | null,
  leadHours: number,
): { words: string; isPossible: boolean } {
  // Without the clock, because the page may come from a cache.
  if (leadHours > ahead * 24 + LAST_START_HOURS)
    return { words: `Takes ${leadHours} hours`, isPossible: false };
  if (!first) return { words: "See times", isPossible: true };
  // By its date, as the calendar has it: Midnight arrives on the evening before.
  const { slot, pickupOn } = first;
  if (slot?.date === on) return { words: fromWords(slot), isPossible: true };
  const isPossible = [slot?.date, pickupOn].some((from) => from && from <= on);
  return { words: isPossible ? "See times" : "No time left", isPossible };
}

/** Returns the earliest offer for a product with this lead time. */
export function firstOffer({ earliest, earliestPickup }: EarliestSlotsView, leadHours: number): FirstOffer {
  const takesAsLong = (candidate: { leadHours: number }) => candidate.leadHours >= leadHours;
  return {
    slot: earliest.find(takesAsLong) ?? null,
    pickupOn: earliestPickup.find(takesAsLong)?.date ?? null,
  };
}

function fromWords({ option, startMinute }: EarliestSlot): string {
  if (option === "express") return expressBy(shopNow()).replace("by", "By");
  return option === "midnight" ? "From midnight" : `From ${showMinute(startMinute)}`;
}
