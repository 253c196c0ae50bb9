import type { Services } from "../services.ts";
import { selectViews } from "./viewed.queries.ts";

/** What a customer has looked at, and when, the newest first. */
export async function exportViewed(services: Pick<Services, "db">, { userId }: { userId: string }) {
  const views = await selectViews(services.db, userId);
  return views.map(({ sku, viewedAt }) => ({ sku, at: viewedAt.toISOString() }));
}
