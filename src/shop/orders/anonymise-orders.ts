import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { changeStatus } from "./change-status.ts";
import { clearCustomer, selectLapsed, selectOpenNumbers } from "./customer-data.queries.ts";

/**
 * Takes a customer out of their orders, in the caller's transaction, which has them locked by `lockOrders`. Refused while an order is on its way or waits
 * for its payment, with their numbers. Orders that were never paid are cancelled, so that money that comes late goes
 * back instead of placing an order for nobody.
 * @param heir the account of nobody
 * @returns ids of the orders
 */
export async function anonymiseOrders(
  services: Services,
  tx: Tx,
  { userId, heir }: { userId: string; heir: string },
): Promise<Outcome<{ orderIds: string[] }, "orders-open">> {
  const open = await selectOpenNumbers(tx, userId);
  if (open.length > 0) return refuse("orders-open", { orders: open });
  for (const id of await selectLapsed(tx, userId)) {
    await changeStatus({ ...services, db: tx }, { id, to: "cancelled", by: "shop", note: "Never paid." });
  }
  return ok({ orderIds: await clearCustomer(tx, userId, heir) });
}
