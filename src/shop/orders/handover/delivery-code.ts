import { createHash } from "node:crypto";
import type { Services } from "../../services.ts";
import type { OrderStatus } from "../rules/order-status.ts";
import { STAFF_STATUS } from "../rules/staff-status.ts";

/**
 * The four digits by which a customer confirms the delivery. Derived from the shop's key and never stored, so that no
 * list, backup or office page can contain them.
 */
export function deliveryCode({ sign }: Pick<Services, "sign">, orderId: string): string {
  const digest = createHash("sha256")
    .update(sign(`delivery:${orderId}`))
    .digest();
  return String(digest.readUInt32BE() % 10_000).padStart(4, "0");
}

/** Whether the customer sees the code: from packed to handed over. */
export function showsDeliveryCode(status: OrderStatus): boolean {
  return STAFF_STATUS[status].showsCode;
}
