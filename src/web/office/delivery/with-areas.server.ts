import { nameAreas } from "../../../shop/delivery/delivery.reads.ts";
import type { MetOrder } from "../../../shop/orders/list-orders-in-blackout.ts";
import type { Services } from "../../../shop/services.ts";
import type { ListedOrder } from "./order-lines.tsx";

/** Orders with the name of their area; empty if it is no longer served. */
export async function withAreas(services: Services, orders: MetOrder[]): Promise<ListedOrder[]> {
  const areas = await nameAreas(services, { pincodes: orders.map(({ pincode }) => pincode) });
  return orders.map((order) => ({ ...order, area: areas.get(order.pincode) ?? "" }));
}
