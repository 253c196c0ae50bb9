import type { Services } from "../../services.ts";
import { selectOrder } from "../orders.queries.ts";

/** Who gets an order. Null if there is no such order, or its receiver was erased. The caller has checked permissions. */
export async function findReceiver(
  { db }: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<{ name: string; phone: string; address: string } | null> {
  const order = await selectOrder(db, { id: orderId });
  if (!order || order.recipientName === "") return null;
  const { recipientName: name, recipientPhone: phone, address } = order;
  return { name, phone, address };
}
