import type { Day } from "../basics/india-time.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import type { Services } from "../services.ts";
import { type Covers, countInBlackout, selectInBlackout } from "./blackout-orders.queries.ts";
import type { Order } from "./orders.queries.ts";
import type { OrderStatus } from "./rules/order-status.ts";
import { promisedHours } from "./rules/promised-hours.ts";

const MOST_SHOWN = 200;

/** An order that a closed time or kitchen concerns. */
export type MetOrder = {
  uuid: string;
  number: string;
  status: OrderStatus;
  deliveryOn: Day;
  option: DeliveryOption;
  /** The promised hours in words. */
  hours: string;
  kitchenId: string;
  pincode: string;
};

/**
 * Open orders whose delivery falls into a blackout, the earliest first, and how many there are: what staff must move,
 * cancel or make all the same. The caller has checked permissions.
 */
export async function listOrdersInBlackout(
  services: Pick<Services, "db">,
  { covers }: { covers: Covers },
): Promise<{ orders: MetOrder[]; total: number }> {
  const rows = await selectInBlackout(services.db, covers, MOST_SHOWN);
  const total = rows.length < MOST_SHOWN ? rows.length : await countInBlackout(services.db, covers);
  return {
    total,
    orders: rows.map(metOrder),
  };
}

export function metOrder(row: Order): MetOrder {
  return {
    ...{ uuid: row.id, number: row.number, status: row.status, kitchenId: row.kitchenId },
    ...{ deliveryOn: row.deliveryOn, option: row.deliveryOption, pincode: row.pincode },
    hours: promisedHours(row),
  };
}
