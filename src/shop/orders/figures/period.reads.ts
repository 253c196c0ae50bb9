import { addDays, type Day, instant } from "../../basics/india-time.ts";
import { type Paise, paise } from "../../basics/money.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import type { Services } from "../../services.ts";
import { selectCancelled, selectOnTime, selectOptions, selectPieces, selectSold } from "./period.queries.ts";

const END_OF_DAY = 24 * 60;

/** `eggless`: pieces of them without egg. */
export type SoldRow = { name: string; pieces: number; eggless: number; worth: Paise };
export type OnTimeRow = {
  option: DeliveryOption;
  startMinute: number;
  endMinute: number;
  /** Delivered orders. */
  many: number;
  /** How many of them were marked as delivered by the end of the promised time. */
  onTime: number;
  answered: number;
  answeredYes: number;
};

/** The first rows of a list, and how many it has. */
export type FirstRows<Row> = { rows: Row[]; total: number };

export type OrdersOfPeriod = {
  onTime: OnTimeRow[];
  options: { option: DeliveryOption; many: number }[];
  /** By flavour, which is what a kitchen bakes a cake from. */
  bases: FirstRows<SoldRow>;
  bestSellers: FirstRows<SoldRow>;
  cancelled: FirstRows<{ reason: string; many: number }>;
};

/**
 * Figures of the orders of a period, both ends included. What was promised counts by the day of the delivery, all else
 * by the day of the payment. Worth is what the lines cost, before coins and delivery.
 * @param limit rows of each list at most
 */
export async function summariseOrders(
  { db }: Pick<Services, "db">,
  { from, to, limit }: { from: Day; to: Day; limit: number },
): Promise<OrdersOfPeriod> {
  const range = { from: instant(from, 0), to: instant(addDays(to, 1), 0) };
  const [onTime, options, bases, bestSellers, cancelled] = await Promise.all([
    selectOnTime(db, { from, to }),
    selectOptions(db, range),
    selectSold(db, range, "flavour", limit),
    selectSold(db, range, "name", limit),
    selectCancelled(db, range, limit),
  ]);
  const sold = (rows: typeof bases) =>
    firstRows(rows, ({ name, pieces, eggless, worth }) => ({ name, pieces, eggless, worth: paise(worth) }));
  return {
    ...{ onTime, options, bases: sold(bases), bestSellers: sold(bestSellers) },
    cancelled: firstRows(cancelled, ({ by, note, many }) => ({
      reason: by === "customer" ? "By the customer" : note || "No reason given",
      many,
    })),
  };
}

/** Figures of the compared period. `pieces`: of the given products, by name; a product that was not sold is missing. */
export type ComparedOrders = { onTime: OnTimeRow[]; pieces: Map<string, number> };

/**
 * Figures of another period, of these products, to compare with.
 * @param untilMinute minute of the last day until which pieces are counted, as on a running day; deliveries are not cut
 */
export async function compareOrders(
  { db }: Pick<Services, "db">,
  {
    from,
    to,
    names,
    untilMinute = END_OF_DAY,
  }: { from: Day; to: Day; names: string[]; untilMinute?: number | undefined },
): Promise<ComparedOrders> {
  const range = { from: instant(from, 0), to: instant(to, untilMinute) };
  const [onTime, sold] = await Promise.all([
    selectOnTime(db, { from, to }),
    names.length === 0 ? [] : selectPieces(db, range, names),
  ]);
  return { onTime, pieces: new Map(sold.map(({ name, pieces }) => [name, pieces])) };
}

function firstRows<Stored extends { total: number }, Row>(
  stored: Stored[],
  toRow: (row: Stored) => Row,
): FirstRows<Row> {
  return { rows: stored.map(toRow), total: stored[0]?.total ?? 0 };
}
