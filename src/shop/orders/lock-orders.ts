import type { Services } from "../services.ts";
import { lockCustomer } from "./open-orders.queries.ts";

/** No other order of this customer is written, or paid out of the cart, until the caller's transaction ends. */
export async function lockOrders(services: Services, { userId }: { userId: string }): Promise<void> {
  await lockCustomer(services.db, userId);
}
