import { changeStatus } from "../../src/shop/orders/change-status.ts";
import type { OrderActor, OrderStatus } from "../../src/shop/orders/rules/order-status.ts";
import type { Services } from "../../src/shop/services.ts";

/** Changes an order's status step by step, without delivery code or date check, for tests of later steps. */
export async function changeOrderStatus(
  services: Services,
  { id, by = "kitchen" }: { id: string; by?: OrderActor },
  ...states: OrderStatus[]
): Promise<void> {
  for (const to of states) {
    const deliveredByCode = { to: "delivered", proof: "code", at: services.clock() } as const;
    const changed = await changeStatus(services, {
      id,
      by,
      ...(to === "delivered" ? deliveredByCode : { to }),
    });
    if (!changed.ok) throw new Error(`the order did not become ${to}: ${changed.code}`);
  }
}
