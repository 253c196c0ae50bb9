import { addDays, type Day, showDay } from "../../../shop/basics/india-time.ts";
import { showMinute } from "../../../shop/delivery/rules/windows.ts";
import { expressBy } from "../../../shop/orders/rules/promised-hours.ts";
import { shopNow } from "../../clock/shop-clock.ts";
import type { EarliestSlot, EarliestSlotsView } from "../../delivery/use-earliest.ts";

/** An earliest slot in two parts: the day, which is highlighted, and the hours. */
export type SlotWords = { day: string; hours: string };

/**
 * The earliest slot for a product with this lead time: `Today`, `4 PM to 6 PM`; Express by its time, `by 6:44 PM`. Null
 * when no slot is free.
 */
export function earliestSlotWords(
  { today, earliest }: EarliestSlotsView,
  leadHours: number,
  now = shopNow(),
): SlotWords | null {
  // A product added after the answer gets the slot of the next longer lead time.
  const slot = earliest.find((candidate) => candidate.leadHours >= leadHours);
  return slot ? { day: dayWords(slot.arrivesOn, today), hours: hourWords(slot, now) } : null;
}

/** `Today`, `Tomorrow`, else `Mon, 23 Nov`. */
export function dayWords(on: Day, today: Day): string {
  if (on === today) return "Today";
  return on === addDays(today, 1) ? "Tomorrow" : showDay(on);
}

function hourWords({ option, startMinute, endMinute }: EarliestSlot, now: Date): string {
  if (option === "express") return expressBy(now);
  return `${showMinute(startMinute)} to ${showMinute(endMinute)}`;
}
