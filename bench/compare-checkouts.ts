import pg from "pg";
import { type RunningShop, removeDirectory, startShop } from "../tests/support/shop.ts";
import { compareWithBare } from "./cached-pages.ts";
import { costOfCalls } from "./calls.ts";
import { fetchedScriptBytes } from "./fetched-scripts.ts";
import { costOfOrder, ordersPerSecond } from "./orders.ts";
import { cpuOfUncachedCakePage } from "./uncached-pages.ts";

/**
 * Compares this checkout with another built one, measured in turns on the same machine: the noise of the machine then
 * affects both. Prints the median of the rounds, and this checkout's share of the other's.
 */
const ROUNDS = 4;
/** Fewer than `bench` lets each client order: the slots of both shops last for all rounds. */
const ORDERS_EACH = 5;

const [other] = process.argv.slice(2);
if (!other) throw new Error("usage: npm run bench -- --against <path of a built checkout>");
const databaseUrl = process.env.BENCH_DATABASE_URL ?? "";

type Side = "other" | "this";
/** By figure, the values of each side. */
const values = new Map<string, Record<Side, number[]>>();

function note(what: string, side: Side, value: number): void {
  const both = values.get(what) ?? { other: [], this: [] };
  both[side].push(value);
  values.set(what, both);
}

type Pair = { embedded: RunningShop; onPostgres: RunningShop; database: string };

async function open(side: Side, checkout: string | undefined): Promise<Pair> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`create database ${side === "this" ? "this_shop" : "other_shop"}`);
  await admin.end();
  const url = new URL(databaseUrl);
  url.pathname = side === "this" ? "/this_shop" : "/other_shop";
  const from = checkout === undefined ? {} : { checkout };
  const env = { DATABASE_URL: url.href, TRUST_PROXY: "loopback" };
  return {
    embedded: await startShop(from),
    onPostgres: await startShop({ ...from, env }),
    database: url.href,
  };
}

async function measure(side: Side, { embedded, onPostgres, database }: Pair, round: number): Promise<void> {
  const { url } = embedded;
  const rows = (await (await fetch(`${url}/api/cakes/get-cakes?start=1&end=2`)).json()) as {
    data: unknown[][];
  };
  for (const [what, page] of [
    ["home page", "/"],
    ["listing", "/AllCakes"],
    ["cake page", `/cake/${rows.data[1]?.[2]}`],
  ] as const)
    note(`cached ${what}, share of a bare server`, side, (await compareWithBare(url, page)).ratio);
  note("uncached cake page, ms", side, (await cpuOfUncachedCakePage(url, { round })).page);
  note("scripts of the home page, kB", side, (await fetchedScriptBytes(url, "/")) / 1000);
  note("paid order, embedded, ms", side, (await costOfOrder(embedded, undefined, { round })).shopMs);
  for (const { what, shopMs, databaseMs } of await costOfCalls(onPostgres.url, database, { round }))
    note(`${what}, ms`, side, shopMs + databaseMs);
  const order = await costOfOrder(onPostgres, database, { round });
  note("paid order, shop, ms", side, order.shopMs);
  note("paid order, PostgreSQL, ms", side, order.databaseMs);
  note("paid order, statements", side, order.statements);
  const { rate } = await ordersPerSecond(onPostgres.url, { round, ordersEach: ORDERS_EACH });
  note("orders a second, 32 clients", side, rate);
}

const pairs: Record<Side, Pair> = { other: await open("other", other), this: await open("this", undefined) };
for (let round = 0; round < ROUNDS; round++) {
  // Each begins half of the rounds.
  const order: Side[] = round % 2 === 0 ? ["other", "this"] : ["this", "other"];
  for (const side of order) await measure(side, pairs[side], round);
  process.stdout.write(`round ${round + 1} of ${ROUNDS}\n`);
}
for (const { embedded, onPostgres } of Object.values(pairs))
  for (const shop of [embedded, onPostgres]) {
    await shop.stop();
    await removeDirectory(shop.directory);
  }
for (const [what, sides] of values) {
  const [before, after] = [median(sides.other), median(sides.this)];
  const shown = `${before.toFixed(2)} -> ${after.toFixed(2)}`;
  const all = `${list(sides.other)} -> ${list(sides.this)}`;
  process.stdout.write(`${what.padEnd(44)} ${shown.padEnd(20)} ${(after / before).toFixed(2)}  ${all}\n`);
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

function list(numbers: number[]): string {
  return numbers.map((number) => number.toFixed(2)).join(" ");
}
