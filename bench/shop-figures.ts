import { setTimeout as pause } from "node:timers/promises";

/** The longest stall since the last call, in ms of CPU time: what `stall-probe.ts` in the shop has measured. */
export async function longestStall(probe: string): Promise<number> {
  return Number(await (await fetch(probe)).text());
}

const ROWS_A_CALL = 1000;

/** This many SKUs of the catalogue, or all if it has fewer. */
export async function listSkus(shop: string, count: number, first = 0): Promise<string[]> {
  const skus: string[] = [];
  for (let start = first; skus.length < count; start += ROWS_A_CALL) {
    const answer = await fetch(`${shop}/api/cakes/get-cakes?start=${start}&end=${start + ROWS_A_CALL}`);
    // Past the end of the catalogue.
    if (!answer.ok) break;
    const { data } = (await answer.json()) as { data: unknown[][] };
    // The first row names the columns. A page with no other is past the end too.
    if (data.length === 1) break;
    skus.push(...data.slice(1).map((row) => String(row[2])));
  }
  return skus.slice(0, count);
}

/** How often, and after how long in ms, a page is fetched again that a shop on a busy machine refused. */
const [RETRIES, RETRY_DELAY_MS] = [30, 1_000];

/** Fetches a page as browsers do, compressed. */
export async function visit(url: string, retries = RETRIES): Promise<Buffer> {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  if (answer.status === 503 && retries > 0) {
    await pause(RETRY_DELAY_MS);
    return visit(url, retries - 1);
  }
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Visits several at once, until all were visited. */
export async function visitAll(urls: string[], connections = 8): Promise<void> {
  const left = urls.values();
  const visitor = async () => {
    for (const url of left) await visit(url);
  };
  await Promise.all(Array.from({ length: connections }, visitor));
}
