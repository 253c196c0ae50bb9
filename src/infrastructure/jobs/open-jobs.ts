import { sql } from "drizzle-orm";
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Log } from "../logging/log.ts";
import type { Jobs } from "./jobs.ts";
import { countStuck, retryStuckJob, SCHEDULED_PREFIX, selectStuckJobs } from "./stuck-jobs.ts";

export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

export type JobWork = {
  handlers: Record<string, JobHandler>;
  /** Names of handlers that run by the clock, with their cron expression; one run at a time in all instances. */
  schedules: Record<string, string>;
};

export type JobQueue = Jobs & {
  /** Begins to work. Until then jobs are only stored. */
  start(work: JobWork): Promise<void>;
  /** Lets running jobs end, and takes no new ones. */
  stop(): Promise<void>;
};

/** A failed job is tried again after 2 s, then ever later up to every 10 minutes, for about a day. */
const RETRIES = { retryLimit: 150, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
/**
 * How often to look for jobs that are due again, in seconds; a new one wakes its worker at once. Each look is a
 * query, and a shop has some twenty queues: what runs by the clock is never due again, and is looked for least.
 */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
const SCHEDULED_POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 };
const BATCH = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;

/**
 * The job queue in the shop's own database.
 * @param names every job there is: queues are made now, so that storing a job inside a transaction needs
 *   nothing but that transaction
 */
export async function openJobs({
  driver,
  names,
  log,
}: {
  driver: OpenDatabase["driver"];
  names: string[];
  log: Log;
}): Promise<JobQueue> {
  const boss = new PgBoss(
    driver.kind === "pglite"
      ? { db: fromPglite(driver.client), backend: "pglite", useListenNotify: true }
      : { connectionString: driver.pool.options.connectionString ?? "", max: 3, useListenNotify: true },
  );
  boss.on("error", (error) => log.warn({ err: error }, "the job queue complains"));
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, { ...RETRIES, notify: true, expireInSeconds: 120 });
    // Reads the queue into the sender's cache; a sender that looked it up inside a transaction of the
    // embedded database would wait for itself.
    await boss.fetch(name, { batchSize: 1, ignoreStartAfter: false, minPriority: 2_000_000_000 });
  }
  return {
    enqueue: async (tx, name, data) => {
      const id = await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransactionLike, sql) });
      if (id === null) throw new Error(`the job ${name} was not stored`);
    },
    stuck: () => selectStuckJobs(driver),
    countStuck: () => countStuck(driver),
    tryAgain: retryStuckJob,
    start: (work) => start(boss, work, log),
    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  };
}

async function start(boss: PgBoss, { handlers, schedules }: JobWork, log: Log): Promise<void> {
  for (const [name, cron] of Object.entries(schedules)) {
    const queue = scheduledQueueName(name);
    // "exclusive": the next run is not even stored while one waits or works.
    await boss.createQueue(queue, { policy: "exclusive", retryLimit: 0, expireInSeconds: 120, notify: true });
    await boss.schedule(queue, cron);
    await boss.work(queue, SCHEDULED_POLLING, () => run(name, handlers, {}, log));
  }
  for (const name of Object.keys(handlers).filter((one) => !(one in schedules))) {
    const options = { ...BATCH, ...POLLING };
    await boss.work<Record<string, unknown>, void, typeof options>(name, options, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => {
          try {
            await run(name, handlers, data ?? {}, log);
            return { id, status: "completed" as const };
          } catch (error) {
            return { id, status: "failed" as const, output: { message: String(error) } };
          }
        }),
      ),
    );
  }
}

function scheduledQueueName(name: string): string {
  return `${SCHEDULED_PREFIX}${name}`;
}

async function run(
  name: string,
  handlers: Record<string, JobHandler>,
  data: Record<string, unknown>,
  log: Log,
): Promise<void> {
  try {
    await handlers[name]?.(data);
  } catch (error) {
    log.warn({ err: error, job: name }, "a job failed and will be tried again");
    throw error;
  }
}
