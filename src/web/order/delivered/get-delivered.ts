import type { OrderDelivered } from "../../../contract/order-progress.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { coinsForPaying } from "../../../shop/basics/coins.ts";
import type { OrderView } from "../../../shop/orders/get-order.ts";
import { listReviewable } from "../../../shop/reviews/list-reviewable.ts";
import { listOrderCoins } from "../../../shop/rewards/rewards.reads.ts";
import type { Services } from "../../../shop/services.ts";

/** On-time answer, coins and reviews of an order; null for other viewers, and before it is delivered. */
export async function getDelivered(
  services: Services,
  { uuid, isOwn, status, wasOnTime, charges }: OrderView,
  { userId }: Session,
): Promise<OrderDelivered | null> {
  if (!isOwn || status !== "delivered") return null;
  const [entries, reviewable] = await Promise.all([
    listOrderCoins(services, { userId, orderId: uuid }),
    listReviewable(services, { userId }),
  ]);
  // A refund takes the earned coins back.
  const earned = entries.filter(({ reason }) => reason === "order" || reason === "reversal");
  const lines = reviewable.filter(({ orderId }) => orderId === uuid);
  return {
    coins: Math.max(
      0,
      earned.reduce((sum, { amount }) => sum + amount, 0),
    ),
    isEarning: earned.length === 0 && coinsForPaying(charges.total) > 0,
    wasOnTime,
    products: lines.map(({ sku, name, weight, tile, pictureId, reviewed }) => ({
      ...{ sku, name, weight, tile, picture: services.pictures.cutout(pictureId) },
      isReviewed: reviewed,
    })),
  };
}
