import { dayOf } from "../../basics/india-time.ts";
import type { KitchenTimes } from "./kitchen-times.ts";
import { workDayOf } from "./order-visibility.ts";

/** How long before its start an order of a later day is shown: the evening sees the first orders of the morning. */
const HOURS_AHEAD = 16;

/** Whether the board shows an order already: its day of work has come, or it must be begun soon. */
export function isDueOnBoard(
  order: Parameters<typeof workDayOf>[0],
  { startBy }: Pick<KitchenTimes, "startBy">,
  at: Date,
): boolean {
  return workDayOf(order) <= dayOf(at) || startBy.getTime() < at.getTime() + HOURS_AHEAD * 3_600_000;
}
