import { startBare } from "./cached-pages.ts";
import { cpuOfShop } from "./cpu-time.ts";
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
  const fetchAll = async (urls: string[], count: number) => {
    for (let nth = 0; nth < count; nth++) await visit(urls[nth % urls.length] as string);
  };
  const cost = async (urls: string[], cpu: () => Promise<number>) => {
    await fetchAll(urls, WARM_UP);
    const before = await cpu();
    await fetchAll(urls, MEASURED);
    return ((await cpu()) - before) / MEASURED;
  };
  const urls = paths.map((path) => `${shop}${path}`);
  const file = await cost(urls, () => cpuOfShop(shop));
  const bare = await startBare({ "content-type": "text/javascript" }, await visit(urls[0] as string));
  const control = await cost([bare.url], async () => Number(await visit(`${bare.url}cpu`)));
  bare.process.kill();
  return { files: paths.length, file, bare: control };
}
