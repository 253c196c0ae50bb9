import { scriptBudget } from "../bootstrap/script-budgets.ts";
import { removeDirectory, startShop } from "../tests/support/shop.ts";
import { compareWithBare } from "./cached-pages.ts";
import { fetchedScriptBytes } from "./fetched-scripts.ts";
import { orderAtOnce } from "./orders.ts";
import { cpuOfUncachedCakePage } from "./uncached-pages.ts";

/** The number of figures beyond their limit. Any fails the run. */
let beyond = 0;

function report(what: string, figure: string, limit: string, kept: boolean): void {
  if (!kept) beyond += 1;
  process.stdout.write(`${kept ? "✓" : "✗"} ${what.padEnd(46)} ${figure.padEnd(44)} ${limit}\n`);
}

const shop = await startShop();
const rows = (await (await fetch(`${shop.url}/api/cakes/get-cakes?start=1&end=2`)).json()) as {
  data: unknown[][];
};
for (const page of ["/", "/AllCakes", `/cake/${rows.data[1]?.[2]}`]) {
  const { pageRps, bareRps, ratio } = await compareWithBare(shop.url, page);
  const figure = `${ratio.toFixed(2)} (${Math.round(pageRps)} of ${Math.round(bareRps)} requests a second)`;
  report(`cached ${page}, to a bare node:http server`, figure, "0.60 or more", ratio >= 0.6);
}
const cpu = await cpuOfUncachedCakePage(shop.url);
const times = `${(cpu.page / cpu.bare).toFixed(0)} times a bare node:http server`;
const uncached = `${cpu.page.toFixed(2)} ms, ${times}`;
report("an uncached cake page, CPU of the server", uncached, "3 ms or less", cpu.page <= 3);
const bytes = await fetchedScriptBytes(shop.url, "/");
const budget = scriptBudget("storefront/home/home");
const limit = `${budget / 1000} kB or less`;
report("scripts of the home page, brotli", `${(bytes / 1000).toFixed(1)} kB`, limit, bytes <= budget);
await shop.stop();
await removeDirectory(shop.directory);

const onPostgres = await startShop({ env: { DATABASE_URL: process.env.BENCH_DATABASE_URL ?? "" } });
const { shoppers, placed, seconds } = await orderAtOnce(onPostgres.url);
report(
  `${shoppers} shoppers order and pay at once, PostgreSQL`,
  `${placed} placed in ${seconds.toFixed(2)} s`,
  "all",
  placed === shoppers,
);
await onPostgres.stop();
await removeDirectory(onPostgres.directory);

process.exit(beyond > 0 ? 1 : 0);
