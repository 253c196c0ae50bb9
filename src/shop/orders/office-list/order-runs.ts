import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Day } from "../../basics/india-time.ts";

/** The run that an order is on, and who drives it. */
export type OrderRun = { id: string; day: Day; nth: number; rider: string };

/** The runs that lists of orders show. Runs are built on orders, so their part of a list is passed in. */
export type OrderRuns = {
  /** Limits a list to orders on a rider's runs, or on none; null for all. */
  condition: ((orderId: SQLWrapper) => SQL) | null;
  /** Limits it to orders that need a rider: open ones that are not collected. */
  isToBeDriven: boolean;
  /** The runs of these orders. An order without one is not in the map. */
  of(orderIds: string[]): Promise<Map<string, OrderRun>>;
};
