import { PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/open-database.ts";
import { errorLine } from "../logging/error-line.ts";
import type { Log } from "../logging/log.ts";
import type { Jobs } from "./jobs.ts";
import { PREPARING, queueIn, queueOf } from "./prepared-queue.ts";
import { countStuck, retryStuckJob, SCHEDULED_PREFIX, selectStuckJobs } from "./stuck-jobs.ts";

export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

export type JobWork = {
  handlers: Record<string, JobHandler>;
  /** Cron expressions of scheduled handlers. One run at a time over all instances. */
  schedules: Record<string, string>;
};

export type JobQueue = Jobs & {
  /** Starts the workers. Until then jobs are only stored. */
  start(work: JobWork): Promise<void>;
  /** Lets running jobs end, and starts no new ones. */
  stop(): Promise<void>;
};

/** A failed job is retried after 2 s, then at growing intervals up to 10 minutes, for about a day. */
const RETRIES = { retryLimit: 150, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
/**
 * Polling intervals in seconds, for jobs whose retry is due; a notification wakes the worker for a new one. Each poll
 * is a query in each of about twenty queues. Scheduled jobs have no retries, so they are polled least.
 */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
const SCHEDULED_POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 };
const BATCH = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;

/**
 * The job queue in the shop's own database.
 * @param names all jobs: their queues are created now, so that storing a job needs only the caller's transaction
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
      ? { db: queueOf(driver.client), backend: "pglite", useListenNotify: true }
      : {
          connectionString: driver.pool.options.connectionString ?? "",
          ...{ max: 3, useListenNotify: true },
          ...PREPARING,
        },
  );
  boss.on("error", (error) => log.warn({ err: error }, "the job queue reported an error"));
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, { ...RETRIES, notify: true, expireInSeconds: 120 });
    // Loads the queue into the sender's cache. Looking it up inside a transaction would deadlock on PGlite.
    await boss.fetch(name, { batchSize: 1, ignoreStartAfter: false, minPriority: 2_000_000_000 });
  }
  return {
    enqueue: async (tx, name, data) => {
      const id = await boss.send(name, data, { db: queueIn(tx, driver) });
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
    // "exclusive": no next run is stored while one waits or runs.
    await boss.createQueue(queue, { policy: "exclusive", retryLimit: 0, expireInSeconds: 120, notify: true });
    await boss.schedule(queue, cron);
    await boss.work(queue, SCHEDULED_POLLING, () => runScheduled(name, handlers, log));
  }
  for (const name of Object.keys(handlers).filter((job) => !(job in schedules))) {
    const options = { ...BATCH, ...POLLING };
    await boss.work<Record<string, unknown>, void, typeof options>(name, options, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => {
          try {
            await run(name, handlers, data ?? {}, log);
            return { id, status: "completed" as const };
          } catch (error) {
            return { id, status: "failed" as const, output: { message: errorLine(error) } };
          }
        }),
      ),
    );
  }
}

function scheduledQueueName(name: string): string {
  return `${SCHEDULED_PREFIX}${name}`;
}

/** The queue stores the error that this throws, so a failed query must lose its values first. */
async function runScheduled(name: string, handlers: JobWork["handlers"], log: Log): Promise<void> {
  try {
    await run(name, handlers, {}, log);
  } catch (error) {
    throw new Error(errorLine(error));
  }
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
