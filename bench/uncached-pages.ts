/** How many pages to render before measuring (the engine optimises as it goes), and how many to measure. */
const WARM_UP = 500;
const MEASURED = 500;

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
  const answer = await fetch(`${shop}/api/cakes/get-cakes?start=100&end=${100 + count}`);
  const { data } = (await answer.json()) as { data: unknown[][] };
  return data.slice(1).map((row) => String(row[2]));
}

async function cpuSeconds(shop: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith("process_cpu_seconds_total "));
  return Number(line?.split(" ")[1]);
}
