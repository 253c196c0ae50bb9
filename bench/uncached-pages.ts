/** Rendered before measuring: a server runs for days, and the engine optimises for the first few thousand pages. */
const WARM_UP = 3000;
const MEASURED = 1000;
/** Rows that one call of the catalogue gives. */
const CALL = 1000;

/** Milliseconds of the server's CPU for one cake page that no cache has, one visitor after another. */
export async function cpuOfUncachedCakePage(shop: string): Promise<number> {
  const rows = await skus(shop, WARM_UP + MEASURED);
  for (const sku of rows.slice(0, WARM_UP)) await visit(shop, sku);
  const before = await cpuSeconds(shop);
  for (const sku of rows.slice(WARM_UP)) await visit(shop, sku);
  return ((await cpuSeconds(shop)) - before) * (1000 / MEASURED);
}

async function visit(shop: string, sku: string): Promise<void> {
  const answer = await fetch(`${shop}/cake/${sku}`);
  if (!answer.ok) throw new Error(`/cake/${sku}: ${answer.status}`);
  await answer.arrayBuffer();
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

async function cpuSeconds(shop: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith("process_cpu_seconds_total "));
  return Number(line?.split(" ")[1]);
}
