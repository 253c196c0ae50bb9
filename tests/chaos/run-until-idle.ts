import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromPglite as asBossDb, PgBoss } from "pg-boss";
import type { Db } from "../../src/infrastructure/database/db.ts";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { rowsOf } from "../../src/infrastructure/database/rows-of.ts";
import { LOOK_AGAIN_MINUTES } from "../../src/shop/payments/payments.reads.ts";
import { startShop } from "../support/shop.ts";
import type { InstancePlan } from "./instances.ts";
import type { Provider } from "./provider.ts";

/**
 * Minutes after the storm at which the shop is checked, on its own clock: holds expire, then failed or missing
 * refunds are requested again at growing intervals. All within the day in which the shop queries a payment.
 */
const LATER_MINUTES = [31, 3 * 60, 6 * 60, 10 * 60, 15 * 60, 20 * 60];

/** The shop is idle after this long without any call, in ms. */
const QUIET_FOR = 2_500;
const QUIET_WITHIN = 25_000;

/**
 * Unfinished work in the shop; idle when every number is 0. Each run rechecks at most 100 settled payments, so after
 * a busy storm it takes several runs to find every duplicate payment whose webhook was lost.
 */
const UNDER_WAY = sql`select
  (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active')
    and name not like 'every-%' and name not like '\\_\\_pgboss%') as jobs,
  (select count(*)::int from gateway_events where handled_at is null) as webhooks,
  (select count(*)::int from orders where status = 'awaiting payment') as unpaid,
  (select count(*)::int from payments where status in ('created', 'attempted', 'failed', 'refunding')) as payments,
  (select count(*)::int from payments where settled_at is not null and (checked_at is null
    or checked_at < settled_at + make_interval(mins => ${LOOK_AGAIN_MINUTES}::int))) as rechecks,
  (select count(*)::int from refunds where status <> 'processed') as refunds,
  (select count(*)::int from mails where state = 'waiting') as mails`;

export type PendingWork = Record<
  "jobs" | "webhooks" | "unpaid" | "payments" | "rechecks" | "refunds" | "mails",
  number
>;

async function countPendingWork(db: Db): Promise<PendingWork> {
  const [counted] = await rowsOf<PendingWork>(db, UNDER_WAY);
  return counted as PendingWork;
}

export function isIdle(counted: PendingWork): boolean {
  return Object.values(counted).every((many) => many === 0);
}

/**
 * Starts the shop at later and later times of its clock, until it is idle.
 * @returns the unfinished work at each time
 */
export async function runUntilIdle(
  { directory, port, env }: InstancePlan,
  open: () => Promise<OpenDatabase>,
  provider: Provider,
): Promise<PendingWork[]> {
  const looks: PendingWork[] = [];
  let before = 0;
  for (const later of LATER_MINUTES) {
    const asleep = await open();
    await advanceQueueClock(asleep, later - before);
    await asleep.close();
    before = later;
    await provider.settle();
    const shop = await startShop({
      directory,
      port,
      env: { ...env, SHOP_NOW: new Date(Date.now() + later * 60_000).toISOString() },
      command: [process.execPath, "--import", "./tests/support/shop-clock.ts", "src/server/main.ts"],
    });
    await provider.settle();
    await waitForSilence(provider.busyAt);
    await shop.stop();
    const stopped = await open();
    const left = await countPendingWork(stopped.db);
    await stopped.close();
    looks.push(left);
    if (isIdle(left) && (await provider.open()) === 0) break;
  }
  return looks;
}

/**
 * Advances time for the job queue, which uses the database's clock: moves every stored timestamp into the past, so
 * that waits end, jobs of killed processes are found, and scheduled jobs are due.
 */
async function advanceQueueClock({ db, driver }: OpenDatabase, minutes: number): Promise<void> {
  const instants = await rowsOf<{ table_name: string; column_name: string }>(
    db,
    sql`select c.table_name, c.column_name from information_schema.columns c
      join pg_class t on t.relname = c.table_name and t.relnamespace = 'pgboss'::regnamespace
      where c.table_schema = 'pgboss' and c.data_type = 'timestamp with time zone' and c.is_generated = 'NEVER'
        and t.relkind in ('r', 'p') and not t.relispartition`,
  );
  for (const { table_name, column_name } of instants) {
    const [table, column] = [sql.identifier(table_name), sql.identifier(column_name)];
    const passed = sql`make_interval(mins => ${minutes}::int)`;
    await db.execute(
      sql`update pgboss.${table} set ${column} = ${column} - ${passed} where ${column} is not null`,
    );
  }
  const boss = new PgBoss({
    ...(driver.kind === "pglite"
      ? { db: asBossDb(driver.client), backend: "pglite" as const }
      : { connectionString: driver.pool.options.connectionString ?? "", max: 2 }),
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  await boss.supervise();
  for (const { name } of await rowsOf<{ name: string }>(db, sql`select name from pgboss.schedule`))
    await boss.send(name, {});
  await boss.stop({ close: driver.kind === "postgres" });
}

/** Waits until there were no calls for a while. */
async function waitForSilence(busyAt: () => number): Promise<void> {
  const began = Date.now();
  while (Date.now() - Math.max(busyAt(), began) < QUIET_FOR) {
    if (Date.now() - began > QUIET_WITHIN) return;
    await pause(100);
  }
}
