import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort, removeDirectory, startShop } from "../tests/support/shop.ts";
import { cpuOfShop } from "./cpu-time.ts";
import { filledDatabase } from "./filled-database.ts";
import { listSkus, longestStall, visit } from "./shop-figures.ts";

/** Compares shops of different sizes: what a request costs must not grow with the catalogue, nor may a change block. */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [150, 1_500, 15_000, 150_000];
/** How much more than in the smallest shop a request may cost. */
const MOST_GROWTH = 1.2;
const LONGEST_STALL_MS = 50;
const WARM_UP = 500;
/** Requests are measured in rounds, whose median counts: other work on the machine makes some dearer. */
const ROUNDS = 5;
const REQUESTS_A_ROUND = 100;
const REQUESTS = ROUNDS * REQUESTS_A_ROUND;
/**
 * Each change is made this often, and its shortest stall counts: a change blocks each time, garbage collection only
 * sometimes.
 */
const TIMES = 4;
/** Pages that are visited over and over. */
const PAGES = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Reports progress, with the seconds since the start. */
const progress = (line: string) => say(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${line}`);

type Figures = Record<string, number>;

async function measure(size: number): Promise<{ costs: Figures; stalls: Figures }> {
  progress(`${size} SKUs: filling a database`);
  const database = await filledDatabase(size);
  progress("starting a shop");
  const probePort = await freePort();
  const shop = await startShop({
    env: { DATABASE_URL: database.url, BENCH_STALL_PORT: String(probePort) },
    command: [process.execPath, "--import", "./bench/stall-probe.ts", "src/server/main.ts"],
  });
  try {
    const allSkus = await listSkus(shop.url, PAGES + WARM_UP + REQUESTS);
    const skus = allSkus.slice(0, PAGES);
    const unvisited = allSkus.slice(PAGES);
    const costs: Figures = {};
    const [first = ""] = skus;
    const requests: Record<string, (nth: number) => string> = {
      "a cached cake page": (nth) => `/cake/${skus[nth % skus.length]}`,
      // A small shop has too few pages to visit each only once.
      ...(unvisited.length === WARM_UP + REQUESTS
        ? { "an uncached cake page": (nth: number) => `/cake/${unvisited[nth]}` }
        : {}),
      "the cached home page": () => "/",
      "a cached listing": () => "/AllCakes",
      "a product of the API": (nth) => `/api/cakes/get-cakes/${skus[nth % skus.length]}`,
      "the slots of a cake": () => `/api/delivery/getSlots/110001?date=${soon()}&sku=${first}`,
    };
    for (const [name, path] of Object.entries(requests)) {
      progress(name);
      for (let nth = 0; nth < WARM_UP; nth += 1) await visit(`${shop.url}${path(nth)}`);
      const rounds: number[] = [];
      for (let nth = WARM_UP; nth < WARM_UP + REQUESTS; nth += REQUESTS_A_ROUND) {
        const before = await cpuOfShop(shop.url);
        for (let at = nth; at < nth + REQUESTS_A_ROUND; at += 1) await visit(`${shop.url}${path(at)}`);
        rounds.push(((await cpuOfShop(shop.url)) - before) / REQUESTS_A_ROUND);
      }
      costs[name] = median(rounds);
    }
    return {
      costs,
      stalls: await stallsOfChanges(shop.url, `http://127.0.0.1:${probePort}`, database.url, first),
    };
  } finally {
    await shop.stop();
    await removeDirectory(shop.directory);
    await database.drop();
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * The longest stall, by change, while it is applied and the pages that show it are visited: the shortest of some runs.
 */
async function stallsOfChanges(shop: string, probe: string, url: string, sku: string): Promise<Figures> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const changes: Record<string, string> = {
    "no change": "select 1",
    "a price": `update skus set sell_paise = sell_paise - 100 where sku = '${sku}'`,
    "a sold-out product": `update skus set active = not active where sku = '${sku}'`,
    "a name": `update products set name = name || ' Deluxe' where id = (select product_id from skus where sku = '${sku}')`,
    "the title of a category": "update categories set title = title || '!' where slug = 'birthday'",
    "a thousand prices": `update skus set sell_paise = sell_paise - 100
      where sku in (select sku from skus where sell_paise > 1000 order by sku limit 1000)`,
  };
  const stalls: Figures = {};
  try {
    for (const [name, change] of Object.entries(changes)) {
      progress(`change: ${name}`);
      const longest: number[] = [];
      for (let nth = 0; nth < TIMES; nth += 1) {
        await longestStall(probe);
        await client.query(change);
        await visitChanged(shop, sku);
        longest.push(await longestStall(probe));
      }
      stalls[name] = Math.min(...longest);
    }
  } finally {
    // Before its database is dropped, whose message would hide why it failed.
    await client.end();
  }
  return stalls;
}

/** Visits pages that show the change, for a second or more: an instance applies it in the background. */
async function visitChanged(shop: string, sku: string): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const pages = [
      `/cake/${sku}`,
      "/",
      "/AllCakes",
      "/birthday",
      "/search?q=truffle",
      "/api/search/suggest?q=choc",
    ];
    for (const page of pages) await visit(`${shop}${page}`);
    await pause(100);
  }
}

function soon(): string {
  return new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
}

let beyond = 0;
/** The costs of the smallest shop in which each was measured. */
const smallest: Figures = {};
for (const size of SIZES) {
  const { costs, stalls } = await measure(size);
  say(`\n${size} SKUs`);
  for (const [name, cost] of Object.entries(costs)) {
    smallest[name] ??= cost;
    const growth = cost / smallest[name];
    if (growth > MOST_GROWTH) beyond += 1;
    say(
      `${growth > MOST_GROWTH ? "✗" : "✓"} ${name.padEnd(28)} ${cost.toFixed(2)} ms, ${growth.toFixed(2)} times`,
    );
  }
  for (const [name, stall] of Object.entries(stalls)) {
    if (stall > LONGEST_STALL_MS) beyond += 1;
    say(`${stall > LONGEST_STALL_MS ? "✗" : "✓"} stall of ${name.padEnd(24)} ${stall.toFixed(0)} ms`);
  }
}
process.exit(beyond > 0 ? 1 : 0);
