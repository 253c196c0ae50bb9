import { releaseSlot } from "../delivery/slots/release-slot.ts";
import { changeStatus } from "../orders/change-status.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { expirePayment } from "../payments/expire-payment.ts";
import { returnCoins } from "../rewards/return-coins.ts";
import type { Services } from "../services.ts";

/** Expires an unpaid order, and releases its slot and coins. Returns false if it was paid first. */
export function expireOrder(services: Services, { orderId }: { orderId: string }): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const expired = await expirePayment(inside, { orderId });
    if (!expired) return false;
    const note = "Not paid in time. Nothing was charged.";
    await changeStatus(inside, { id: orderId, to: "lapsed", by: "shop", note });
    const order = await findOrder(inside, { id: orderId });
    if (!order.ok) throw new Error("the payment has no order");
    await releaseSlot(inside, { orderId });
    await returnCoins(inside, { userId: order.value.userId, orderId });
    return true;
  });
}
