import type { Day } from "../basics/india-time.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import { type DeliveryOption, OPTION_NAMES } from "../delivery/rules/options.ts";
import type { Services } from "../services.ts";
import { type ChargesView, chargesOf, lineView, type OrderLineView } from "./get-order.ts";
import { countOrdersOf, selectLines, selectOrdersOf } from "./orders.queries.ts";
import { isPaidFor } from "./rules/order-lifecycle.ts";
import { statusWords } from "./rules/status-words.ts";

const MOST = 100;

/** One order in the list of a customer's own. */
export type OrderSummary = {
  uuid: string;
  number: string;
  status: string;
  /** The same in words. */
  statusText: string;
  /** Paid, and not given up since. */
  paid: boolean;
  createdAt: Date;
  deliveryOn: Day;
  deliveryType: string;
  slotLabel: string;
  lines: OrderLineView[];
  charges: ChargesView;
};

/** A page of them. */
export type OrderPage = { orders: OrderSummary[]; page: number; pages: number; total: number };

/**
 * A customer's own orders, newest first, `size` a page (at most 100). Orders that nobody paid in time are left out.
 * A page past the last one is empty.
 */
export async function listOrders(
  services: Pick<Services, "db">,
  { userId, page = 1, size = MOST }: { userId: string; page?: number; size?: number },
): Promise<Outcome<OrderPage, never>> {
  const limit = Math.min(size, MOST);
  const [rows, total] = await Promise.all([
    selectOrdersOf(services.db, userId, { limit, offset: (page - 1) * limit }),
    countOrdersOf(services.db, userId),
  ]);
  const pages = Math.max(1, Math.ceil(total / limit));
  if (rows.length === 0) return ok({ orders: [], page, pages, total });
  const ids = rows.map((order) => order.id);
  const lines = Map.groupBy(await selectLines(services.db, ids), (line) => line.orderId);
  const orders = rows.map((order) => ({
    uuid: order.id,
    number: order.number,
    status: order.status,
    statusText: statusWords(order.status),
    paid: isPaidFor(order.status),
    createdAt: order.createdAt,
    deliveryOn: order.deliveryOn as Day,
    deliveryType: OPTION_NAMES[order.deliveryOption as DeliveryOption],
    slotLabel: order.slotLabel,
    lines: (lines.get(order.id) ?? []).map(lineView),
    charges: chargesOf(order),
  }));
  return ok({ orders, page, pages, total });
}
