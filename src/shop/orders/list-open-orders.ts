import { addDays, dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { countOpenOf, selectOpenOf } from "./kitchen/kitchen-orders.queries.ts";
import { type MetOrder, metOrder } from "./list-orders-in-blackout.ts";

const MOST_SHOWN = 200;
/** An order that is still open this long after its day is a matter of money, not of its kitchen. */
const OPEN_FOR_DAYS = 31;

/**
 * Open orders of these kitchens, the earliest first, and how many there are. Those whose payment is awaited count. The
 * caller has checked permissions.
 */
export async function listOpenOrders(
  services: Pick<Services, "db" | "clock">,
  { kitchenIds }: { kitchenIds: string[] },
): Promise<{ orders: MetOrder[]; total: number }> {
  if (kitchenIds.length === 0) return { orders: [], total: 0 };
  const range = { kitchenIds, from: addDays(dayOf(services.clock()), -OPEN_FOR_DAYS) };
  const rows = await selectOpenOf(services.db, range, MOST_SHOWN);
  const total = rows.length < MOST_SHOWN ? rows.length : await countOpenOf(services.db, range);
  return {
    total,
    orders: rows.map(metOrder),
  };
}
