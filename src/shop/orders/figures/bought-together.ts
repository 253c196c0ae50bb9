import type { Services } from "../../services.ts";
import { selectPairs } from "./bought-together.queries.ts";

const MINUTE = 60_000;
/** Purchases change slowly, and the query reads half a year of orders. */
const KEPT_FOR = 15 * MINUTE;
const LOOKED_BACK = 180 * 24 * 60 * MINUTE;
/** Pairs of fewer customers are left out, because they could reveal what one customer bought. */
const FEWEST_CUSTOMERS = 2;

/** For each SKU, the others in the same orders, most frequent first. */
type Pairs = Map<string, string[]>;

type Tools = Pick<Services, "db" | "clock" | "log">;

const cache = new WeakMap<Services["db"], { until: number; pairs: Promise<Pairs> }>();

/**
 * SKUs often ordered together with these, most frequent first. Cached: refreshed in the background, so only the first
 * visitor after a start waits. If the query fails, the previous result is used.
 */
export async function boughtTogether(services: Tools, { skus }: { skus: string[] }): Promise<string[]> {
  const pairs = await pairsOf(services);
  const others = new Set(skus.flatMap((sku) => pairs.get(sku) ?? []));
  for (const sku of skus) others.delete(sku);
  return [...others];
}

function pairsOf(services: Tools): Promise<Pairs> {
  const { db, clock } = services;
  const now = clock().getTime();
  const cached = cache.get(db);
  if (cached && now < cached.until) return cached.pairs;
  const fresh = readPairs(services, new Date(now - LOOKED_BACK)).catch((err) => {
    services.log.warn({ err }, "bought-together pairs could not be read");
    return cached?.pairs ?? new Map();
  });
  cache.set(db, { until: now + KEPT_FOR, pairs: cached?.pairs ?? fresh });
  if (cached) void fresh.then(() => cache.set(db, { until: now + KEPT_FOR, pairs: fresh }));
  return cached?.pairs ?? fresh;
}

async function readPairs({ db }: Tools, since: Date): Promise<Pairs> {
  const pairs: Pairs = new Map();
  for (const { sku, other } of await selectPairs(db, since, FEWEST_CUSTOMERS)) {
    const others = pairs.get(sku);
    if (others) others.push(other);
    else pairs.set(sku, [other]);
  }
  return pairs;
}
