import { startBare } from "./cached-pages.ts";
import { cpuOfShop } from "./cpu-time.ts";
import { listSkus, visit } from "./shop-figures.ts";

/** Pages rendered before measuring: the engine still optimises during the first few thousand. */
const WARM_UP = 3000;
const MEASURED = 1000;

/**
 * CPU time of an uncached cake page, in ms per visit, and of a bare server that sends the same bytes, which shows the
 * machine's speed.
 */
export async function cpuOfUncachedCakePage(shop: string): Promise<{ page: number; bare: number }> {
  const skus = await listSkus(shop, WARM_UP + MEASURED, 100);
  const pages = skus.map((sku) => `${shop}/cake/${sku}`);
  const page = await cpuOfVisits(pages, () => cpuOfShop(shop));
  const body = await visit(pages[0] as string);
  const bare = await startBare({ "content-type": "text/html; charset=utf-8" }, body);
  const barePages = pages.map(() => bare.url);
  const control = await cpuOfVisits(barePages, async () => Number(await visit(`${bare.url}cpu`)));
  bare.process.kill();
  return { page, bare: control };
}

/** CPU time per visit after the warm-up, in ms. */
async function cpuOfVisits(urls: string[], cpu: () => Promise<number>): Promise<number> {
  for (const url of urls.slice(0, WARM_UP)) await visit(url);
  const before = await cpu();
  for (const url of urls.slice(WARM_UP)) await visit(url);
  return ((await cpu()) - before) / MEASURED;
}
