import type { Services } from "../services.ts";
import { hasAnyOrder } from "./orders.queries.ts";

/** Has anybody ever ordered, paid or not? */
export function hasOrders({ db }: Pick<Services, "db">): Promise<boolean> {
  return hasAnyOrder(db);
}
