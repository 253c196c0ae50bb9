import { startBare } from "./cached-pages.ts";
import { cpuOfShop } from "./cpu-time.ts";
import { visit } from "./shop-figures.ts";

/** URLs that are visited before and while measuring. Warm-up: the engine optimises during the first visits. */
type Visits = { warmUp: string[]; measured: string[] };

/**
 * CPU time per visit, in ms, and of a bare server that sends the bytes of the first URL, which shows the machine's
 * speed.
 */
export async function cpuOfVisits(
  shop: string,
  { warmUp, measured }: Visits,
  contentType: string,
): Promise<{ visit: number; bare: number }> {
  const ofShop = await cpuPerVisit({ warmUp, measured }, () => cpuOfShop(shop));
  const bare = await startBare({ "content-type": contentType }, await visit(warmUp[0] as string));
  const toBare = (urls: string[]) => urls.map(() => bare.url);
  const ofBare = await cpuPerVisit({ warmUp: toBare(warmUp), measured: toBare(measured) }, async () =>
    Number(await visit(`${bare.url}cpu`)),
  );
  bare.process.kill();
  return { visit: ofShop, bare: ofBare };
}

async function cpuPerVisit({ warmUp, measured }: Visits, cpu: () => Promise<number>): Promise<number> {
  for (const url of warmUp) await visit(url);
  const before = await cpu();
  for (const url of measured) await visit(url);
  return ((await cpu()) - before) / measured.length;
}
