import { getSellables } from "../catalogue/get-sellables.ts";
import { type DeliveredLine, listDeliveredLines } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { selectReviewedLines } from "./reviews.queries.ts";

/** A delivered order line that its customer may review, with the product that it is today. */
export type Reviewable = DeliveredLine & { productId: string; reviewed: boolean };

/**
 * A customer's delivered products that are still sold, each by its first line in the order: an order with several lines
 * of a product takes one review of it. All requests name the same line, so the unique constraint decides between them.
 */
export async function listReviewable(
  services: Services,
  { userId }: { userId: string },
): Promise<Reviewable[]> {
  const lines = await listDeliveredLines(services, { userId });
  if (lines.length === 0) return [];
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const [sold, reviewed] = await Promise.all([
    getSellables(services, skus),
    selectReviewedLines(services.db, userId),
  ]);
  const ofProducts = new Map<string, Reviewable>();
  for (const line of lines) {
    const product = sold.get(line.sku);
    if (!product) continue;
    const { productId } = product;
    const key = `${line.orderId}:${productId}`;
    const isReviewed = reviewed.has(`${line.orderId}:${line.position}`);
    const first = ofProducts.get(key);
    if (first) first.reviewed ||= isReviewed;
    else ofProducts.set(key, { ...line, productId, reviewed: isReviewed });
  }
  return [...ofProducts.values()];
}
