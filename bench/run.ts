import { scriptBudget } from "../bootstrap/script-budgets.ts";
import { removeDirectory, startShop } from "../tests/support/shop.ts";
import { compareWithBare } from "./cached-pages.ts";
import { costOfCalls } from "./calls.ts";
import { fetchedScriptBytes } from "./fetched-scripts.ts";
import { costOfOrder, ordersPerSecond, pgbenchRate } from "./orders.ts";
import { cpuOfPageFile } from "./page-files.ts";
import { cpuOfUncachedCakePage } from "./uncached-pages.ts";
import { cpuOfWarmCakePage } from "./warm-pages.ts";

/** The number of figures beyond their limit. Any fails the run. */
let beyond = 0;

function report(what: string, figure: string, limit: string, isMet: boolean): void {
  if (!isMet) beyond += 1;
  process.stdout.write(`${isMet ? "✓" : "✗"} ${what.padEnd(46)} ${figure.padEnd(44)} ${limit}\n`);
}

const shop = await startShop();
const rows = (await (await fetch(`${shop.url}/api/cakes/get-cakes?start=1&end=2`)).json()) as {
  data: unknown[][];
};
for (const page of ["/", "/AllCakes", `/cake/${rows.data[1]?.[2]}`]) {
  const { pageRps, bareRps, ratio } = await compareWithBare(shop.url, page);
  const figure = `${ratio.toFixed(2)} (${Math.round(pageRps)} of ${Math.round(bareRps)} requests a second)`;
  report(`cached ${page}, to a bare node:http server`, figure, "0.80 or more", ratio >= 0.8);
}
const cpu = await cpuOfUncachedCakePage(shop.url);
const times = `${(cpu.page / cpu.bare).toFixed(0)} times a bare node:http server`;
const uncached = `${cpu.page.toFixed(2)} ms, ${times}`;
report("an uncached cake page, CPU of the server", uncached, "3 ms or less", cpu.page <= 3);
const warm = await cpuOfWarmCakePage(shop.url);
report(
  `a random one of ${warm.skus} visited cake pages`,
  `${warm.cpu.toFixed(2)} ms`,
  "0.3 ms or less",
  warm.cpu <= 0.3,
);
const sent = await cpuOfPageFile(shop.url, "/");
report(
  `one of ${sent.files} files of the home page, CPU`,
  `${sent.file.toFixed(2)} ms, ${(sent.file / sent.bare).toFixed(1)} times a bare node:http server`,
  "0.5 ms or less",
  sent.file <= 0.5,
);
const bytes = await fetchedScriptBytes(shop.url, "/");
const budget = scriptBudget("storefront/home/home");
const limit = `${budget / 1000} kB or less`;
report("scripts of the home page, brotli", `${(bytes / 1000).toFixed(1)} kB`, limit, bytes <= budget);
const embedded = await costOfOrder(shop);
report(
  "a paid order, CPU of the shop with the embedded database",
  `${embedded.shopMs.toFixed(1)} ms`,
  "40 ms or less",
  embedded.shopMs <= 40,
);
await shop.stop();
await removeDirectory(shop.directory);

const databaseUrl = process.env.BENCH_DATABASE_URL ?? "";
const onPostgres = await startShop({ env: { DATABASE_URL: databaseUrl, TRUST_PROXY: "loopback" } });
for (const { what, limitMs, shopMs, databaseMs, bareMs } of await costOfCalls(onPostgres.url, databaseUrl)) {
  const ms = shopMs + databaseMs;
  const parts = `${shopMs.toFixed(2)} + ${databaseMs.toFixed(2)}`;
  const figure = `${ms.toFixed(2)} ms (${parts}), ${(ms / bareMs).toFixed(0)} times a bare server`;
  report(`${what}, CPU of shop and PostgreSQL`, figure, `${limitMs} ms or less`, ms <= limitMs);
}
const cost = await costOfOrder(onPostgres, databaseUrl);
const orderMs = cost.shopMs + cost.databaseMs;
report(
  "a paid order, CPU of shop and PostgreSQL",
  `${orderMs.toFixed(1)} ms (${cost.shopMs.toFixed(1)} + ${cost.databaseMs.toFixed(1)})`,
  "28 ms or less",
  orderMs <= 28,
);
report(
  "a paid order, statements but the sandbox's",
  cost.statements.toFixed(1),
  "60 or less",
  cost.statements <= 60,
);
const { placed, ordered, rate, cpu: shares } = await ordersPerSecond(onPostgres.url, { databaseUrl });
report("32 clients order and pay, PostgreSQL", `${placed} of ${ordered} placed`, "all", placed === ordered);
const control = await pgbenchRate(databaseUrl, process.env.PGBENCH ?? "pgbench");
const orders = `${rate.toFixed(0)} orders a second, 1 to ${(control / rate).toFixed(0)} transactions of pgbench`;
report("32 clients order and pay, PostgreSQL", orders, "110 or more", rate >= 110);
// The clients run on the same cores, so a shop on its own has more of them.
process.stdout.write(
  `  CPU an order with 32 clients: shop and sandbox ${shares.shop.toFixed(1)} ms, PostgreSQL ${shares.database.toFixed(1)}, clients ${shares.clients.toFixed(1)}\n`,
);
await onPostgres.stop();
await removeDirectory(onPostgres.directory);

process.exit(beyond > 0 ? 1 : 0);
