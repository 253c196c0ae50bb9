import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { deleteCakePhotos } from "./cake-photos/cake-photos.queries.ts";
import { changeStatus } from "./change-status.ts";
import { clearCustomer, selectExpired, selectOpenNumbers } from "./customer-data.queries.ts";
import { clearPhotos } from "./handover/delivery-reports.queries.ts";
import { deleteNotes } from "./notes/order-notes.queries.ts";

/**
 * Removes a customer, photos and staff notes from their orders, in the caller's transaction, which holds `lockOrders`
 * and payments. Refuses while orders are open; cancels unpaid ones, so that late money is refunded.
 * @param heir the id of the deleted user
 * @returns ids of the orders
 */
export async function anonymiseOrders(
  services: Services,
  tx: Tx,
  { userId, heir }: { userId: string; heir: string },
): Promise<Outcome<{ orderIds: string[] }, "orders-open">> {
  const open = await selectOpenNumbers(tx, userId);
  if (open.length > 0) return refuse("orders-open", { orders: open });
  for (const id of await selectExpired(tx, userId)) {
    const cancellation = { to: "cancelled", from: ["lapsed"], by: "shop", note: "Never paid." } as const;
    const cancelled = await changeStatus({ ...services, db: tx }, { id, ...cancellation });
    // Late money has placed it meanwhile.
    if (!cancelled.ok) return refuse("orders-open", { orders: await selectOpenNumbers(tx, userId) });
  }
  const orderIds = await clearCustomer(tx, userId, heir);
  if (orderIds.length > 0) await deleteNotes(tx, orderIds);
  const files =
    orderIds.length === 0
      ? []
      : [...(await clearPhotos(tx, { orderIds })), ...(await deleteCakePhotos(tx, { orderIds }))];
  if (files.length > 0) await services.jobs.enqueue(tx, "photos-erased", { files });
  return ok({ orderIds });
}
