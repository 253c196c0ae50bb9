import type { Services } from "../../services.ts";
import { selectOrder } from "../orders.queries.ts";

/** Finds the receiver of an order. Null for an unknown order or erased receiver. The caller has checked permissions. */
export async function findReceiver(
  { db }: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<{ name: string; phone: string; address: string } | null> {
  const order = await selectOrder(db, { id: orderId });
  if (!order || order.recipientName === "") return null;
  const { recipientName: name, recipientPhone: phone, address } = order;
  return { name, phone, address };
}
