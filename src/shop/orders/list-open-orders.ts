import type { Services } from "../services.ts";
import { selectAllOrders, selectOpenNumbers } from "./customer-data.queries.ts";

/** Numbers of a customer's orders that are on their way or wait for their payment, and ids of all of them. */
export async function listOpenOrders(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<{ open: string[]; ids: string[] }> {
  const all = await selectAllOrders(services.db, userId);
  return { open: await selectOpenNumbers(services.db, userId), ids: all.map(({ id }) => id) };
}
