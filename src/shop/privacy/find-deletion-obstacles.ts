import { getRoles } from "../accounts/accounts.reads.ts";
import { listOpenOrders } from "../orders/orders.reads.ts";
import { isRefundOpen } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/** Why an account can't be erased now; nothing of it is true for one that can. */
export type DeletionObstacles = { openOrders: string[]; refundOpen: boolean; isStaff: boolean };

/** Tells a customer before they ask what would keep their account from being erased. The erasure itself asks again. */
export async function findDeletionObstacles(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<DeletionObstacles> {
  const { open, ids } = await listOpenOrders(services, { userId });
  const refund = await isRefundOpen(services, { orderIds: ids });
  const roles = await getRoles(services, { userId });
  return {
    openOrders: open,
    refundOpen: refund,
    isStaff: roles.length > 0,
  };
}
