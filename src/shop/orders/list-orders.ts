import type { Day } from "../basics/india-time.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import { type DeliveryOption, OPTION_NAMES } from "../delivery/rules/options.ts";
import type { Services } from "../services.ts";
import { type ChargesView, chargesOf, lineView, type OrderLineView } from "./get-order.ts";
import { selectLines, selectOrdersOf } from "./orders.queries.ts";

const MOST = 100;

/** One order in the list of a customer's own. */
export type OrderSummary = {
  uuid: string;
  number: string;
  status: string;
  createdAt: Date;
  deliveryOn: Day;
  deliveryType: string;
  slotLabel: string;
  lines: OrderLineView[];
  charges: ChargesView;
};

/** A customer's own orders, newest first. Orders that nobody paid in time are left out. */
export async function listOrders(
  services: Services,
  { userId }: { userId: string },
): Promise<Outcome<OrderSummary[], never>> {
  const orders = await selectOrdersOf(services.db, userId, MOST);
  if (orders.length === 0) return ok([]);
  const ids = orders.map((order) => order.id);
  const lines = Map.groupBy(await selectLines(services.db, ids), (line) => line.orderId);
  return ok(
    orders.map((order) => ({
      uuid: order.id,
      number: order.number,
      status: order.status,
      createdAt: order.createdAt,
      deliveryOn: order.deliveryOn as Day,
      deliveryType: OPTION_NAMES[order.deliveryOption as DeliveryOption],
      slotLabel: order.slotLabel,
      lines: (lines.get(order.id) ?? []).map(lineView),
      charges: chargesOf(order),
    })),
  );
}
