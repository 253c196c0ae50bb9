import { addDays, type Day, dayOf } from "../../basics/india-time.ts";
import { type Paise, paise } from "../../basics/money.ts";
import { arrival } from "../../delivery/rules/windows.ts";
import type { Services } from "../../services.ts";
import { countDay } from "../kitchen/day.queries.ts";
import type { OrderStatus } from "../rules/order-status.ts";
import { promisedHours } from "../rules/promised-hours.ts";
import { selectOpenOrders, sumPlaced } from "./figures.queries.ts";

/** How many days back late orders are listed. Customers complain about older ones. */
const LATE_DAYS = 7;

export type Sales = { orders: number; total: Paise };

/** Orders paid between two instants, without cancelled ones. */
export async function sumSales(
  services: Pick<Services, "db">,
  range: { from: Date; to: Date },
): Promise<Sales> {
  const { many, total } = await sumPlaced(services.db, range);
  return { orders: many, total: paise(total) };
}

/** Paid orders worked on this day, without cancelled ones. */
export async function sumDay(
  services: Pick<Services, "db">,
  { on }: { on: Day },
): Promise<{ orders: number; delivered: number; worth: Paise }> {
  const sums = { orders: 0, delivered: 0, worth: 0 };
  for (const { status, many, total } of await countDay(services.db, on)) {
    if (status === "cancelled") continue;
    sums.orders += many;
    sums.worth += total;
    if (status === "delivered") sums.delivered += many;
  }
  return { ...sums, worth: paise(sums.worth) };
}

/** An order that is not delivered although its promised time is over. */
export type LateOrder = {
  uuid: string;
  number: string;
  status: OrderStatus;
  on: Day;
  hours: string;
  /** The end of the promised time. */
  due: Date;
};

/** Open orders of the last days whose promised time is over, the oldest first. */
export async function listLateOrders(services: Pick<Services, "db" | "clock">): Promise<LateOrder[]> {
  const now = services.clock();
  const today = dayOf(now);
  // Midnight orders of tomorrow are due tonight.
  const rows = await selectOpenOrders(services.db, {
    from: addDays(today, -LATE_DAYS),
    to: addDays(today, 1),
  });
  return rows
    .map((order) => ({
      ...{ uuid: order.id, number: order.number, status: order.status, on: order.deliveryOn },
      hours: promisedHours(order),
      due: arrival({ ...order, option: order.deliveryOption }, order.deliveryOn, order.placedAt).endsAt,
    }))
    .filter(({ due }) => due < now)
    .sort((first, second) => first.due.getTime() - second.due.getTime());
}
