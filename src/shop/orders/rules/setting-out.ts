import type { Day } from "../../basics/india-time.ts";
import type { OrderStatus } from "./order-status.ts";
import { workDayOf } from "./order-visibility.ts";

/** Would the order be on its way before the day for which it was ordered? */
export function setsOutEarly(
  order: Parameters<typeof workDayOf>[0],
  { to, on }: { to: OrderStatus; on: Day },
): boolean {
  return to === "out for delivery" && on < workDayOf(order);
}
