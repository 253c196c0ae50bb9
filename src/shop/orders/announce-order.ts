import { toRupees } from "../basics/money.ts";
import type { Services } from "../services.ts";
import type { WebhookEventName } from "../webhooks/rules/webhook-events.ts";
import { writeEvents } from "../webhooks/write-events.ts";
import type { Order } from "./orders.queries.ts";
import { workDayOf } from "./rules/order-visibility.ts";
import { promisedHours } from "./rules/promised-hours.ts";

/**
 * Notifies programs of an order, in the caller's transaction. Leaves out orders that were never paid: programs have
 * not heard of them.
 */
export async function announceOrder(
  services: Pick<Services, "db" | "clock" | "jobs">,
  { order, event }: { order: Order; event: Extract<WebhookEventName, `order.${string}`> },
): Promise<void> {
  if (order.placedAt === null) return;
  const { id: uuid, number, status, deliveryOption: option, pincode } = order;
  await writeEvents(services, [
    {
      event,
      data: {
        order: {
          ...{ uuid, number, status, day: workDayOf(order), option, pincode },
          hours: promisedHours(order),
          ...{ kitchen: order.kitchenId, total: toRupees(order.totalPaise) },
          placedAt: order.placedAt.toISOString(),
        },
      },
    },
  ]);
}
