import type { Day } from "../basics/india-time.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import type { Services } from "../services.ts";
import { type ChargesView, chargesOf } from "./get-order.ts";
import { countOrdersOf, selectLines, selectOrdersOf } from "./orders.queries.ts";
import type { OrderLine } from "./rules/order-line.ts";
import { ORDER_STATUS, type OrderStatus } from "./rules/order-status.ts";
import { promisedHours } from "./rules/promised-hours.ts";

const MOST = 100;

/** One order in the list of a customer's own. */
export type OrderSummary = {
  uuid: string;
  number: string;
  status: OrderStatus;
  /** Paid, and not cancelled since. */
  paid: boolean;
  createdAt: Date;
  deliveryOn: Day;
  deliveryOption: DeliveryOption;
  slotLabel: string;
  /** The promised hours in words: `6 PM to 9 PM`, `by 6:44 PM`. */
  hours: string;
  lines: OrderLine[];
  charges: ChargesView;
};

/** A page of them. */
export type OrderPage = { orders: OrderSummary[]; page: number; pages: number; total: number };

/**
 * A customer's own orders, newest first, `size` a page (at most 100), without unpaid expired ones. A page past the
 * last is empty.
 */
export async function listOrders(
  services: Pick<Services, "db">,
  { userId, page = 1, size = MOST }: { userId: string; page?: number; size?: number },
): Promise<OrderPage> {
  const limit = Math.min(size, MOST);
  const [rows, total] = await Promise.all([
    selectOrdersOf(services.db, userId, { limit, offset: (page - 1) * limit }),
    countOrdersOf(services.db, userId),
  ]);
  const pages = Math.max(1, Math.ceil(total / limit));
  if (rows.length === 0) return { orders: [], page, pages, total };
  const ids = rows.map((order) => order.id);
  const lines = await selectLines(services.db, ids);
  const orders = rows.map((order) => ({
    uuid: order.id,
    number: order.number,
    status: order.status,
    paid: ORDER_STATUS[order.status].isPaid,
    createdAt: order.createdAt,
    deliveryOn: order.deliveryOn,
    deliveryOption: order.deliveryOption,
    slotLabel: order.slotLabel,
    hours: promisedHours(order),
    lines: lines.get(order.id) ?? [],
    charges: chargesOf(order),
  }));
  return { orders, page, pages, total };
}
