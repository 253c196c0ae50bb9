import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { providerOf } from "../tests/support/provider.ts";
import type { ShopProcess } from "../tests/support/shop.ts";
import {
  type OrderWish,
  orderOf,
  pay,
  type Shopper,
  signUp,
  standardSlots,
} from "../tests/support/shopper.ts";
import { cpuOfWork } from "./cpu-time.ts";

/** Orders before measuring: the engine still optimises during the first hundreds. */
const WARM_UP = 150;
const MEASURED = 100;
const CLIENTS = 32;
const ORDERS_EACH = 20;
/** Days from today whose slots are used, with 20 places each. */
const [FIRST_DAY, DAYS] = [3, 25];
/** The jobs of the last order have ended by then. In ms. */
const JOBS_TAKE = 3_000;
const PGBENCH_SECONDS = 8;

/**
 * The cost of a paid order, from its first call to its sent mail. The database is measured on PostgreSQL only, and its
 * statements are counted without those of the payment sandbox.
 */
export type OrderCost = { shopMs: number; databaseMs: number; statements: number };

/**
 * Lets one customer order and pay again and again. The webhooks of an order follow the browser's return, as those of a
 * real provider do; the sandbox's are faster, so they wait until it settles.
 * @param options round: counts the measurements of one shop; the first warms it up
 */
export async function costOfOrder(
  running: ShopProcess,
  databaseUrl?: string,
  { round = 0 } = {},
): Promise<OrderCost> {
  const shop = running.url;
  const database = databaseUrl === undefined ? undefined : new pg.Client({ connectionString: databaseUrl });
  await database?.connect();
  await database?.query("create extension if not exists pg_stat_statements");
  const shopper = await signUp(shop, `bench-cost-${round}@example.com`);
  const slots = await standardSlots(shop, FIRST_DAY, DAYS);
  const provider = await providerOf(running);
  const place = async (count: number) => {
    await provider.fault("webhook-late", 2 * count);
    for (let nth = 0; nth < count; nth++) {
      if (!(await orderAndPay(shop, shopper, slots[nth % slots.length])))
        throw new Error("an order was not placed");
      await provider.settle();
    }
    await pause(JOBS_TAKE);
  };
  await place(round === 0 ? WARM_UP : WARM_UP / 10);
  await database?.query("select pg_stat_statements_reset()");
  const cpu = await cpuOfWork({ shop, database }, () => place(MEASURED));
  const statements = database ? await countStatements(database) : 0;
  // The benchmark's own calls, which no order causes.
  const settling = await cpuOfWork({ shop, database }, async () => {
    for (let nth = 0; nth < MEASURED; nth++) await provider.settle();
    await pause(JOBS_TAKE);
  });
  await database?.end();
  return {
    shopMs: (cpu.shop - settling.shop) / MEASURED,
    databaseMs: (cpu.database - settling.database) / MEASURED,
    statements: statements / MEASURED,
  };
}

/** Without those of this benchmark and of the sandbox, and without the job queue's polls that found no job. */
async function countStatements(database: pg.Client): Promise<number> {
  const { rows } = await database.query(`
    select sum(case when query ilike 'with next as%' then least(calls, rows) else calls end)::int as count
    from pg_stat_statements join pg_database on pg_database.oid = dbid
    where datname = current_database() and query !~ 'pg_stat_statements|postmaster.pid|sandbox_'`);
  return rows[0].count;
}

type Rush = {
  placed: number;
  ordered: number;
  rate: number;
  /** CPU time of an order, in ms. That of the shop includes the payment sandbox; 0 for a database that was not given. */
  cpu: { shop: number; database: number; clients: number };
};

/** Orders that were placed, and how many each second, by clients that order and pay all the time. */
export async function ordersPerSecond(
  shop: string,
  { round = 0, ordersEach = ORDERS_EACH, databaseUrl = "" } = {},
): Promise<Rush> {
  const shoppers: Shopper[] = [];
  for (let i = 0; i < CLIENTS; i++) shoppers.push(await signUp(shop, `bench-${round}-${i}@example.com`));
  const slots = await standardSlots(shop, FIRST_DAY, DAYS);
  let placed = 0;
  const shopAround = async (shopper: Shopper, client: number) => {
    for (let nth = 0; nth < ordersEach; nth++) {
      const slot = slots[(client + nth * CLIENTS) % slots.length];
      if (await orderAndPay(shop, shopper, slot)) placed++;
    }
  };
  const database = databaseUrl === "" ? undefined : new pg.Client({ connectionString: databaseUrl });
  await database?.connect();
  let seconds = 0;
  const cpu = await cpuOfWork({ shop, database }, async () => {
    const began = performance.now();
    await Promise.all(shoppers.map(shopAround));
    seconds = (performance.now() - began) / 1000;
  });
  await database?.end();
  return {
    ...{ placed, ordered: CLIENTS * ordersEach, rate: placed / seconds },
    cpu: { shop: cpu.shop / placed, database: cpu.database / placed, clients: cpu.clients / placed },
  };
}

async function orderAndPay(shop: string, shopper: Shopper, wish: OrderWish | undefined): Promise<boolean> {
  if (!wish) throw new Error("there is no open slot to order for");
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, wish));
  if (created.status !== 200) return false;
  const verified = await pay(shop, shopper, created.body.data.razorpayOrder.id);
  return verified.status === 200 && verified.body.data.paid === true;
}

/** The control: transactions of pgbench each second, with as many clients on the same server. */
export async function pgbenchRate(databaseUrl: string, pgbench: string): Promise<number> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query("create database pgbench");
  const benchUrl = new URL(databaseUrl);
  benchUrl.pathname = "/pgbench";
  const run = promisify(execFile);
  await run(pgbench, ["--initialize", "--quiet", "--scale=10", benchUrl.href]);
  const options = [`--client=${CLIENTS}`, "--jobs=1", `--time=${PGBENCH_SECONDS}`, "--no-vacuum"];
  const { stdout } = await run(pgbench, [...options, benchUrl.href]);
  await admin.query("drop database pgbench");
  await admin.end();
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!rate) throw new Error(`pgbench said: ${stdout}`);
  return Number(rate);
}
