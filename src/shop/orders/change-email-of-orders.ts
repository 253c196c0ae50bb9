import type { Tx } from "../../infrastructure/database/db.ts";
import { setEmail } from "./customer-data.queries.ts";

/** Changes the e-mail of all orders of a customer. The caller's transaction holds `lockOrders`. Returns their ids. */
export async function changeEmailOfOrders(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<{ orderIds: string[] }> {
  return { orderIds: await setEmail(tx, userId, email) };
}
