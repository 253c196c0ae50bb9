import { addDays, dayOf, minuteOf, showDay, showTime } from "../../basics/india-time.ts";
import { type DeliveryOption, OPTION_NAMES } from "./options.ts";
import { showMinute } from "./windows.ts";

/** The kitchen, option, window and pincodes that a blackout closes. Null means all. */
export type BlackoutScope = {
  kitchenId: string | null;
  option: DeliveryOption | null;
  startMinute: number | null;
  pincodes: string[] | null;
};

/** When a blackout closes: `Thu, 26 Nov, all day` or `Fri, 27 Nov, 6 PM to 9 PM`. */
export function blackoutTime({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }): string {
  const from = dayOf(startsAt);
  if (endsAt === null) return `${showDay(from)}, ${shortTime(startsAt)} until reopened`;
  const isFromMidnight = minuteOf(startsAt) === 0;
  const isToMidnight = minuteOf(endsAt) === 0;
  const last = isToMidnight ? addDays(dayOf(endsAt), -1) : dayOf(endsAt);
  if (isFromMidnight && isToMidnight)
    return from === last ? `${showDay(from)}, all day` : `${showDay(from)} to ${showDay(last)}, all day`;
  const end = isToMidnight ? "midnight" : shortTime(endsAt);
  const until = from === last ? end : `${showDay(last)}, ${end}`;
  return `${showDay(from)}, ${shortTime(startsAt)} to ${until}`;
}

function shortTime(at: Date): string {
  return showTime(at).replace(":00 ", " ");
}

/** Returns the scope of a blackout in words: `Saket kitchen, Standard Delivery from 6 PM, only 110016`. */
export function blackoutScope(
  { option, startMinute, pincodes }: BlackoutScope,
  kitchenName: string | null,
): string {
  const from = startMinute === null ? "" : ` from ${showMinute(startMinute)}`;
  return [
    kitchenName ?? "All kitchens",
    option === null ? null : `${OPTION_NAMES[option]}${from}`,
    pincodes === null ? null : `only ${pincodes.join(", ")}`,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
