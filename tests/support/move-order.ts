import { changeStatus } from "../../src/shop/orders/change-status.ts";
import type { OrderActor, OrderStatus } from "../../src/shop/orders/rules/order-status.ts";
import type { Services } from "../../src/shop/services.ts";

/**
 * Changes an order's status step by step. Closes it without a proof, and on any day: for tests of what follows from a
 * delivery.
 */
export async function moveOrder(
  services: Services,
  { id, by = "kitchen" }: { id: string; by?: OrderActor },
  ...states: OrderStatus[]
): Promise<void> {
  for (const to of states) {
    const proven = { to: "delivered", proof: "code", at: services.clock() } as const;
    const moved = await changeStatus(services, { id, by, ...(to === "delivered" ? proven : { to }) });
    if (!moved.ok) throw new Error(`the order did not become ${to}: ${moved.code}`);
  }
}
