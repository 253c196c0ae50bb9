import { LRUCache } from "lru-cache";
import { processWide } from "../basics/process-wide.ts";
import { type Change, changeFeedOf } from "../change-feed/change-feed.ts";
import type { Services } from "../services.ts";
import { listReviews, type Review, type ReviewPage } from "./list-reviews.ts";
import { countByProduct, countOfProduct } from "./reviews.queries.ts";

type Db = Services["db"];
type Tools = Pick<Services, "db" | "clock">;

/** Products whose newest reviews are in memory. */
const MAX_PRODUCTS = 1_000;

type ReviewCache = {
  /** Approved reviews by product. Most products have none and need no query. */
  counts: Promise<Map<string, number>> | undefined;
  newest: LRUCache<string, Promise<ReviewPage>>;
};

const caches = processWide("newestReviews", () => new WeakMap<Db, ReviewCache>());

/** The newest approved reviews of a product, and their number; from memory until one of them changes. */
export async function newestOfProduct(
  services: Tools,
  { productId, limit }: { productId: string; limit: number },
): Promise<{ reviews: Review[]; total: number }> {
  const cache = await cacheOf(services);
  const counts = await cache.counts;
  const total = counts?.get(productId) ?? 0;
  if (total === 0) return { reviews: [], total };
  const newest = cache.newest.get(productId) ?? listReviews(services, { productId });
  cache.newest.set(productId, newest);
  newest.catch(() => cache.newest.delete(productId));
  const listed = await newest;
  return { reviews: listed.reviews.slice(0, limit), total: listed.total };
}

async function cacheOf({ db, clock }: Tools): Promise<ReviewCache> {
  const feed = changeFeedOf(db);
  await feed.checkIfDue(clock);
  const cache: ReviewCache = caches.get(db) ?? {
    counts: undefined,
    newest: new LRUCache({ max: MAX_PRODUCTS }),
  };
  if (!caches.has(db)) {
    caches.set(db, cache);
    feed.handle((changes) => update(db, cache, changes));
  }
  cache.counts ??= feed
    .begin()
    .then(() => countByProduct(db))
    .then((rows) => new Map(rows.flatMap(({ productId, many }) => (productId ? [[productId, many]] : []))))
    .catch((error) => {
      cache.counts = undefined;
      throw error;
    });
  return cache;
}

async function update(db: Db, cache: ReviewCache, changes: Change[]): Promise<void> {
  const keys = changes.flatMap(({ kind, key }) => (kind === "reviews" ? [key] : []));
  if (keys.includes(null)) {
    cache.counts = undefined;
    cache.newest.clear();
    return;
  }
  const counts = await cache.counts;
  for (const key of keys) {
    if (!key) continue;
    counts?.set(key, await countOfProduct(db, key));
    cache.newest.delete(key);
  }
}
