import { setTimeout as pause } from "node:timers/promises";
import { cpuOfShop } from "./cpu-time.ts";
import { listSkus, visit, visitAll } from "./shop-figures.ts";

/** The demo shop has this many SKUs. */
const SKUS = 15_000;
const MEASURED = 3_000;
/** Time to compress the last pages, in ms. */
const SETTLING_MS = 2_000;
/** Step of a walk through all pages, in an order that no cache favours. */
const STEP = 7_919;

/** CPU time of a random cake page after all were visited once, in ms per visit. */
export async function cpuOfWarmCakePage(shop: string): Promise<{ cpu: number; skus: number }> {
  const skus = await listSkus(shop, SKUS);
  const urls = skus.map((sku) => `${shop}/cake/${encodeURIComponent(sku)}`);
  await visitAll(urls);
  await pause(SETTLING_MS);
  const random = Array.from({ length: MEASURED }, (_, nth) => urls[(nth * STEP) % urls.length] ?? "");
  const before = await cpuOfShop(shop);
  for (const url of random) await visit(url);
  return { cpu: ((await cpuOfShop(shop)) - before) / MEASURED, skus: urls.length };
}
