import type { Services } from "../services.ts";
import { selectNewestReceivers } from "./customer-orders.queries.ts";

/** Somebody to whom a customer has sent an order. */
export type PastReceiver = { name: string; phone: string; address: string; pincode: string };

/** Orders whose receivers are offered again. */
const MOST_ORDERS = 20;
const MOST_RECEIVERS = 3;

/** The last different receivers of a customer's orders, the newest first, without erased ones. The caller checks permissions. */
export async function listReceivers(
  { db }: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<PastReceiver[]> {
  const rows = await selectNewestReceivers(db, { userId, limit: MOST_ORDERS });
  const places = new Map(rows.map((row) => [`${row.name}\n${row.address}\n${row.pincode}`, row]));
  return [...places.values()].slice(0, MOST_RECEIVERS);
}
