import type { Services } from "../services.ts";
import { selectViewed, selectViews } from "./viewed.queries.ts";

/** Most SKUs stored per customer. */
export const MOST_VIEWED = 20;

/** A customer's recently viewed SKUs, newest first. */
export async function recentlyViewed(services: Services, { userId }: { userId: string }): Promise<string[]> {
  return selectViewed(services.db, userId, MOST_VIEWED);
}

/** Exports a customer's views with their times, newest first. */
export async function exportViewed(services: Pick<Services, "db">, { userId }: { userId: string }) {
  const views = await selectViews(services.db, userId);
  return views.map(({ sku, viewedAt }) => ({ sku, at: viewedAt.toISOString() }));
}
