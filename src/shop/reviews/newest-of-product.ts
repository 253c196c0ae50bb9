import type { Services } from "../services.ts";
import { listReviews, type Review } from "./list-reviews.ts";
import { countByProduct } from "./reviews.queries.ts";

const MINUTE = 60_000;

/** Approved reviews by product. */
type Counts = Map<string, number>;
type Tools = Pick<Services, "db" | "clock">;

const cache = new WeakMap<Services["db"], { until: number; counts: Promise<Counts> }>();

/**
 * The newest approved reviews of a product, and their number. Counts of all products are cached for a minute, because
 * most have none and need no query.
 */
export async function newestOfProduct(
  services: Tools,
  { productId, limit }: { productId: string; limit: number },
): Promise<{ reviews: Review[]; total: number }> {
  const total = (await countsOf(services)).get(productId) ?? 0;
  if (total === 0) return { reviews: [], total };
  const listed = await listReviews(services, { productId });
  return { reviews: listed.reviews.slice(0, limit), total: listed.total };
}

function countsOf({ db, clock }: Tools): Promise<Counts> {
  const now = clock().getTime();
  const cached = cache.get(db);
  if (cached && now < cached.until) return cached.counts;
  const counts = countByProduct(db).then(
    (rows) => new Map(rows.flatMap(({ productId, many }) => (productId ? [[productId, many]] : []))),
  );
  cache.set(db, { until: now + MINUTE, counts });
  counts.catch(() => cache.delete(db));
  return counts;
}
