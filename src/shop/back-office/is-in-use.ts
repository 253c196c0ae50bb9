import { hasPeople } from "../accounts/has-people.ts";
import { hasOrders } from "../orders/has-orders.ts";
import type { Services } from "../services.ts";

/** Has the shop anything that a new start of its demo would not bring back: orders, or people's accounts? */
export async function isInUse({ db }: Pick<Services, "db">): Promise<boolean> {
  return (await hasOrders({ db })) || (await hasPeople({ db }));
}
