import type { Services } from "../services.ts";
import { hasOpenRefund } from "./customer-data.queries.ts";

/** Is money of one of these orders on its way back? */
export async function isRefundOpen(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<boolean> {
  return orderIds.length > 0 && (await hasOpenRefund(services.db, orderIds));
}
