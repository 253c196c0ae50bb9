import { cpuOfVisits } from "./cpu-of-visits.ts";
import { listSkus } from "./shop-figures.ts";

/** Pages rendered before measuring: the engine still optimises during the first few thousand. */
const WARM_UP = 3000;
const LATER_WARM_UP = 500;
const MEASURED = 1000;
/** The first pages may have been visited by other measurements. */
const FIRST = 100;

/**
 * CPU time of an uncached cake page, in ms per visit, and of a bare server that sends the same bytes, which shows the
 * machine's speed.
 * @param options round: counts the measurements of one shop, each of other pages
 */
export async function cpuOfUncachedCakePage(
  shop: string,
  { round = 0 } = {},
): Promise<{ page: number; bare: number }> {
  const warmUp = round === 0 ? WARM_UP : LATER_WARM_UP;
  const first = round === 0 ? FIRST : FIRST + WARM_UP + MEASURED + (round - 1) * (LATER_WARM_UP + MEASURED);
  const skus = await listSkus(shop, warmUp + MEASURED, first);
  const pages = skus.map((sku) => `${shop}/cake/${sku}`);
  const visits = { warmUp: pages.slice(0, warmUp), measured: pages.slice(warmUp) };
  const cpu = await cpuOfVisits(shop, visits, "text/html; charset=utf-8");
  return { page: cpu.visit, bare: cpu.bare };
}
