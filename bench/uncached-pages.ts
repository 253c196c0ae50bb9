import { startBare } from "./cached-pages.ts";
import { cpuOfShop } from "./cpu-time.ts";

/** Pages rendered before measuring: the engine still optimises during the first few thousand. */
const WARM_UP = 3000;
const MEASURED = 1000;
/** Rows per call of the catalogue. */
const CALL = 1000;

/**
 * CPU time of an uncached cake page, in ms per visit, and of a bare server that sends the same bytes, which shows the
 * machine's speed.
 */
export async function cpuOfUncachedCakePage(shop: string): Promise<{ page: number; bare: number }> {
  const rows = await skus(shop, WARM_UP + MEASURED);
  const pages = rows.map((sku) => `${shop}/cake/${sku}`);
  const page = await cpuOfVisits(pages, () => cpuOfShop(shop));
  const body = await visit(pages[0] as string);
  const bare = await startBare({ "content-type": "text/html; charset=utf-8" }, body);
  const same = pages.map(() => bare.url);
  const control = await cpuOfVisits(same, async () => Number(await visit(`${bare.url}cpu`)));
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

async function visit(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function skus(shop: string, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let start = 100; found.length < count; start += CALL) {
    const answer = await fetch(`${shop}/api/cakes/get-cakes?start=${start}&end=${start + CALL}`);
    const { data } = (await answer.json()) as { data: unknown[][] };
    found.push(...data.slice(1).map((row) => String(row[2])));
  }
  return found.slice(0, count);
}
