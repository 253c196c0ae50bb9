import { sql } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";
import type { Jobs } from "../../src/infrastructure/jobs/jobs.ts";

type Handler = (data: Record<string, unknown>) => Promise<void>;

export type TestJobs = Jobs & {
  /** Runs stored jobs, and the jobs that these store, until none is left. */
  runAll(handlers: Record<string, Handler>): Promise<void>;
  /** Names of waiting jobs, oldest first. */
  waiting(): Promise<string[]>;
};

/** A job queue that stores jobs in the caller's transaction like the real one, and runs them when a test says so. */
export async function testJobs(db: Db): Promise<TestJobs> {
  await db.execute(sql`create table if not exists test_jobs (id serial primary key, name text, data jsonb)`);
  const take = async () => {
    const { rows } = (await db.execute(
      sql`delete from test_jobs where id = (select min(id) from test_jobs) returning name, data`,
    )) as unknown as { rows: { name: string; data: Record<string, unknown> }[] };
    return rows[0];
  };
  return {
    enqueue: async (tx, name, data) => {
      await tx.execute(
        sql`insert into test_jobs (name, data) values (${name}, ${JSON.stringify(data)}::jsonb)`,
      );
    },
    stuck: async () => [],
    countStuck: async () => 0,
    tryAgain: async () => null,
    runAll: async (handlers) => {
      for (let job = await take(); job; job = await take()) {
        const handler = handlers[job.name];
        if (!handler) throw new Error(`nothing reacts to the job ${job.name}`);
        await handler(job.data);
      }
    },
    waiting: async () => {
      const { rows } = (await db.execute(sql`select name from test_jobs order by id`)) as unknown as {
        rows: { name: string }[];
      };
      return rows.map((row) => row.name);
    },
  };
}
