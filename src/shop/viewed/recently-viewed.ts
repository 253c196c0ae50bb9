import type { Services } from "../services.ts";
import { selectViewed } from "./viewed.queries.ts";

/** So many are remembered of each customer. */
export const MOST_VIEWED = 20;

/** SKUs that a customer has looked at, the newest first. */
export async function recentlyViewed(services: Services, { userId }: { userId: string }): Promise<string[]> {
  return selectViewed(services.db, userId, MOST_VIEWED);
}
