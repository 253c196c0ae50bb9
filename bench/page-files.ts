import { cpuOfVisits } from "./cpu-of-visits.ts";
import { visit } from "./shop-figures.ts";

const WARM_UP = 1_000;
const MEASURED = 2_000;

/**
 * CPU time of a script, style, font or picture of a page, in ms a file, and of a bare server that sends the bytes of
 * one.
 */
export async function cpuOfPageFile(
  shop: string,
  page: string,
): Promise<{ files: number; file: number; bare: number }> {
  const html = (await visit(`${shop}${page}`)).toString();
  const paths = [...new Set(html.match(/\/(?:assets|pictures)\/[\w.-]+\.(?:js|css|woff2|avif|webp)/g))];
  const inTurn = (count: number) =>
    Array.from({ length: count }, (_, nth) => `${shop}${paths[nth % paths.length]}`);
  const visits = { warmUp: inTurn(WARM_UP), measured: inTurn(MEASURED) };
  const cpu = await cpuOfVisits(shop, visits, "text/javascript");
  return { files: paths.length, file: cpu.visit, bare: cpu.bare };
}
