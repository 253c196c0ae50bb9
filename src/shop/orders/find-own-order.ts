import type { Session } from "../accounts/identity.ts";
import { isUuid } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { isOrderToken } from "./order-link.ts";
import { type Order, selectOrder } from "./orders.queries.ts";

/** The order, if the viewer is its customer or holds its link. Staff may not act for the customer here. */
export async function findOwnOrder(
  services: Services,
  { id, viewer, token }: { id: string; viewer: Session | null; token: string | undefined },
): Promise<Order | undefined> {
  const order = isUuid(id) ? await selectOrder(services.db, { id: id.toLowerCase() }) : undefined;
  if (!order) return undefined;
  const isCustomer = viewer?.userId === order.userId;
  return isCustomer || (token !== undefined && isOrderToken(services, order.id, token)) ? order : undefined;
}
