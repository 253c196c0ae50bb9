import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectViewed } from "./viewed.queries.ts";

/** So many are remembered of each customer. */
export const MOST_VIEWED = 20;

/** SKUs that a customer has looked at, the newest first. */
export async function recentlyViewed(
  services: Services,
  { userId }: { userId: string },
): Promise<Outcome<string[], never>> {
  return ok(await selectViewed(services.db, userId, MOST_VIEWED));
}
