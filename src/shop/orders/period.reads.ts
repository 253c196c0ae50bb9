import { addDays, type Day, instant } from "../basics/india-time.ts";
import { type Paise, paise } from "../basics/money.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import type { Services } from "../services.ts";
import { selectCancelled, selectOnTime, selectOptions, selectSold } from "./period.queries.ts";

export type SoldRow = { name: string; pieces: number; worth: Paise };
export type OnTimeRow = {
  option: DeliveryOption;
  startMinute: number;
  endMinute: number;
  /** Delivered orders. */
  many: number;
  /** Of them, those marked as delivered by the end of the promised time. */
  onTime: number;
  answered: number;
  answeredYes: number;
};
export type OrdersOfPeriod = {
  onTime: OnTimeRow[];
  options: { option: DeliveryOption; many: number }[];
  flavours: SoldRow[];
  bestSellers: SoldRow[];
  cancelled: { reason: string; many: number }[];
};

/**
 * Figures of the orders of a period, both ends included. What was promised counts by the day of the delivery, all else
 * by the day of the payment. Worth is what the lines cost, before coins and delivery.
 */
export async function summariseOrders(
  { db }: Pick<Services, "db">,
  { from, to }: { from: Day; to: Day },
): Promise<OrdersOfPeriod> {
  const range = { from: instant(from, 0), to: instant(addDays(to, 1), 0) };
  const [onTime, options, flavours, bestSellers, cancelled] = await Promise.all([
    selectOnTime(db, { from, to }),
    selectOptions(db, range),
    selectSold(db, range, "flavour"),
    selectSold(db, range, "name"),
    selectCancelled(db, range),
  ]);
  const sold = (rows: typeof flavours) => rows.map((row) => ({ ...row, worth: paise(row.worth) }));
  return {
    ...{ onTime, options, flavours: sold(flavours), bestSellers: sold(bestSellers) },
    cancelled: cancelled.map(({ by, note, many }) => ({
      reason: by === "customer" ? "By the customer" : note || "No reason given",
      many,
    })),
  };
}
