import { getRoles } from "../accounts/accounts.reads.ts";
import { listOpenOrders } from "../orders/orders.reads.ts";
import { isRefundOpen } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/** Reasons why an account cannot be deleted now. */
export type DeletionObstacles = { openOrders: string[]; refundOpen: boolean; isStaff: boolean };

/** Lists what would prevent the deletion of an account. The deletion checks again. */
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
