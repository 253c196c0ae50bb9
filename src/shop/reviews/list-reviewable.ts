import { getSellables } from "../catalogue/get-sellables.ts";
import { type DeliveredLine, listDeliveredLines } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { selectReviewedLines } from "./reviews.queries.ts";

/** A delivered order line that its customer may review, with the product that it is today. */
export type Reviewable = DeliveredLine & { productId: string; reviewed: boolean };

/** A customer's delivered lines that are still sold: each can be reviewed once. */
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
  return lines.flatMap((line) => {
    const product = sold.get(line.sku);
    if (!product) return [];
    const isReviewed = reviewed.has(`${line.orderId}:${line.position}`);
    return [{ ...line, productId: product.productId, reviewed: isReviewed }];
  });
}
