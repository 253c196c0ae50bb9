import type { Services } from "../services.ts";
import { selectViewed, selectViews } from "./viewed.queries.ts";

/** So many are remembered of each customer. */
export const MOST_VIEWED = 20;

/** SKUs that a customer has looked at, the newest first. */
export async function recentlyViewed(services: Services, { userId }: { userId: string }): Promise<string[]> {
  return selectViewed(services.db, userId, MOST_VIEWED);
}

/** What a customer has looked at, and when, the newest first. */
export async function exportViewed(services: Pick<Services, "db">, { userId }: { userId: string }) {
  const views = await selectViews(services.db, userId);
  return views.map(({ sku, viewedAt }) => ({ sku, at: viewedAt.toISOString() }));
}
