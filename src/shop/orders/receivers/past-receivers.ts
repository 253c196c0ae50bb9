import type { Services } from "../../services.ts";
import { selectNewestReceivers } from "../customer-orders.queries.ts";

/** A person to whom a customer has sent an order. */
export type PastReceiver = { name: string; phone: string; address: string; pincode: string };

/** Orders whose receivers are offered again. */
const MOST_ORDERS = 20;
const MOST_RECEIVERS = 3;

/**
 * The last different receivers of each customer's orders, by customer, the newest first, without erased ones. The
 * caller checks permissions.
 */
export async function listReceivers(
  { db }: Pick<Services, "db">,
  { userIds }: { userIds: string[] },
): Promise<Map<string, PastReceiver[]>> {
  const rows = userIds.length > 0 ? await selectNewestReceivers(db, { userIds, limit: MOST_ORDERS }) : [];
  return new Map(userIds.map((id) => [id, differentReceivers(rows.filter(({ userId }) => userId === id))]));
}

/** One for each name and place, with the phone number of the newest order. */
function differentReceivers(rows: PastReceiver[]): PastReceiver[] {
  const receivers = new Map<string, PastReceiver>();
  for (const { name, phone, address, pincode } of rows) {
    const key = `${name}\n${address}\n${pincode}`;
    if (!receivers.has(key)) receivers.set(key, { name, phone, address, pincode });
  }
  return [...receivers.values()].slice(0, MOST_RECEIVERS);
}
