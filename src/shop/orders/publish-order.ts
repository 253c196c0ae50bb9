import type { Services } from "../services.ts";
import type { Order } from "./orders.queries.ts";

/** The topic of changes to any order of a kitchen. */
export function kitchenTopic(kitchenId: string): string {
  return `kitchen ${kitchenId}`;
}

/**
 * Notifies the open pages of an order and the board of its kitchen. Runs in the caller's transaction.
 * @param formerKitchenId the kitchen that had the order before, if it moved
 */
export async function publishOrder(
  { db, pubSub }: Pick<Services, "db" | "pubSub">,
  { id, kitchenId }: Pick<Order, "id" | "kitchenId">,
  formerKitchenId = kitchenId,
): Promise<void> {
  const kitchens = new Set([kitchenId, formerKitchenId]);
  await pubSub.publish(db, id, ...[...kitchens].map(kitchenTopic));
}
