import type { Tx } from "../../infrastructure/database/db.ts";
import { setEmail } from "./customer-data.queries.ts";

/** All orders of a customer are told of at this address from now on, in the caller's transaction; their ids. */
export async function changeEmailOfOrders(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<{ orderIds: string[] }> {
  return { orderIds: await setEmail(tx, userId, email) };
}
