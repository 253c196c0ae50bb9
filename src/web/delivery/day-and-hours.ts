import type { Slot } from "../../contract/delivery.ts";
import { type Day, showDay } from "../../shop/basics/india-time.ts";
import { slotWords } from "../../shop/delivery/rules/slot-words.ts";
import { windowLabel } from "../../shop/delivery/rules/windows.ts";
import { showHours } from "./delivery-calls.ts";

/** The clock hours of a midnight slot, whose label names only the night: `11 PM to 12 AM`. */
export function midnightHours({ startMinute, endMinute }: Pick<Slot, "startMinute" | "endMinute">): string {
  return slotWords(windowLabel({ option: "midnight", startMinute, endMinute }));
}

/** Day and hours of a slot. A midnight comes the evening before its day, so its night stands for the day. */
export function dayAndHours(date: Day, option: string, slot: Slot): [day: string, hours: string] {
  if (option === "midnight") return [slotWords(slot.label), midnightHours(slot)];
  return [showDay(date), showHours(slot.label)];
}
