import type { Services } from "../../services.ts";
import { addStars } from "./product-page.queries.ts";

/** Counts one more verified review, of 1 to 5 stars, among a product's own. Run it in the caller's transaction. */
export async function countStars(
  services: Pick<Services, "db">,
  { productId, stars }: { productId: string; stars: number },
): Promise<void> {
  await addStars(services.db, productId, stars);
}
