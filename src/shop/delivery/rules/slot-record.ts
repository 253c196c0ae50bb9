import { type Day, parseDay } from "../../basics/india-time.ts";
import { findOption } from "./find-option.ts";
import type { DeliveryOption } from "./options.ts";

/** A window of one day as the log records it. Places of null are the option's, also after those change. */
export type RecordedSlot = { places: number | null };

type Slot = { kitchenId: string; onDate: Day; option: DeliveryOption; startMinute: number };

/** The key of a window of one day in the log: `delhi 2026-11-21 standard 540`. */
export function slotRecordKey({ kitchenId, onDate, option, startMinute }: Slot): string {
  return `${kitchenId} ${onDate} ${option} ${startMinute}`;
}

/** The window of one day that a key of the log names; null if it names none. */
export function readSlotKey(key: string): Slot | null {
  const [, kitchenId = "", date = "", name, start] =
    /^(.+) (\d{4}-\d{2}-\d{2}) ([\w-]+) (\d{1,4})$/.exec(key) ?? [];
  const onDate = parseDay(date);
  const option = findOption(name);
  return onDate && option ? { kitchenId, onDate, option, startMinute: Number(start) } : null;
}

/** Places in the words of the log. */
export function placesText(capacity: number): string {
  return `${capacity} places`;
}

/** Places as the log records them. */
export function recordedPlaces(capacity: number, { normal }: { normal: number }): number | null {
  return capacity === normal ? null : capacity;
}
