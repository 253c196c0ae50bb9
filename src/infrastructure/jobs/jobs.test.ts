import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cellsWith } from "../../../tests/support/cells-with.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { eventually } from "../../../tests/support/shop.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type JobQueue, openJobs } from "./open-jobs.ts";

const warned: Record<string, unknown>[] = [];
const log = {
  info: () => {},
  warn: (fields: Record<string, unknown>) => void warned.push(fields),
  error: () => {},
};

let opened: OpenDatabase;
let queue: JobQueue;
let attempts = 0;
const done: unknown[] = [];

/** Resolves when this many jobs are done. */
let enough: { count: number; tell: () => void } | null = null;
function untilDone(count: number): Promise<void> {
  return new Promise((tell) => {
    enough = { count, tell };
    if (done.length >= count) tell();
  });
}

async function failToWrite(): Promise<never> {
  const cause = new Error("canceling statement due to statement timeout");
  throw new DrizzleQueryError("insert into mails values ($1)", ["asha@example.com", "Dear Asha"], cause);
}

beforeAll(async () => {
  opened = await testDatabase();
  queue = await openJobs({ driver: opened.driver, names: ["greet", "stumble", "despair", "write"], log });
  const finish = (data: Record<string, unknown>) => {
    done.push(data.name);
    if (enough && done.length >= enough.count) enough.tell();
  };
  await queue.start({
    handlers: {
      greet: async (data) => finish(data),
      stumble: async (data) => {
        attempts++;
        if (attempts === 1) throw new Error("the mail server is away");
        finish(data);
      },
      write: failToWrite,
      "write-at-night": failToWrite,
    },
    // Never due while tests run.
    schedules: { "write-at-night": "0 0 29 2 *" },
  });
});
afterAll(async () => {
  await queue.stop();
  await opened.close();
});

test("a job runs when its transaction commits, and never when it is rolled back", async () => {
  done.length = 0;
  const rolledBack = opened.db.transaction(async (tx) => {
    await queue.enqueue(tx, "greet", { name: "nobody" });
    throw new Error("on second thought");
  });
  await expect(rolledBack).rejects.toThrow("on second thought");
  await opened.db.transaction((tx) => queue.enqueue(tx, "greet", { name: "Asha" }));
  await untilDone(1);
  expect(done).toEqual(["Asha"]);
});

test("a failed job is retried", async () => {
  done.length = 0;
  await opened.db.transaction((tx) => queue.enqueue(tx, "stumble", { name: "Ravi" }));
  await untilDone(1);
  expect(attempts).toBe(2);
});

test("a failed job stores its reason, and none of the customer's data that its query wrote", async () => {
  warned.length = 0;
  const names = ["write", "every-write-at-night"];
  await opened.db.transaction(async (tx) => {
    for (const name of names) await queue.enqueue(tx, name, {});
  });
  const outputs = async () => {
    const { rows } = (await opened.db.execute(
      sql`select name, output->>'message' as reason from pgboss.job where name in ${names} and output is not null`,
    )) as unknown as { rows: { name: string; reason: string }[] };
    return rows;
  };
  await eventually("both jobs failed", async () => (await outputs()).length === 2);
  expect(await cellsWith(opened.db, ["asha@example.com", "Dear Asha"])).toEqual([]);
  for (const { reason } of await outputs()) {
    expect(reason).toMatch(/^canceling statement due to statement timeout \(src\S+jobs\.test\.ts:\d+\)$/);
  }
  // The log has the whole error once for each run; it strips values itself.
  const nightly = warned.filter(({ job }) => job === "write-at-night");
  expect(nightly).toMatchObject([{ err: { query: "insert into mails values ($1)" } }]);
  await opened.db.execute(sql`delete from pgboss.job where name in ${names}`);
});

test("a hundred jobs stored at once all run", async () => {
  done.length = 0;
  await opened.db.transaction(async (tx) => {
    for (let job = 0; job < 100; job++) await queue.enqueue(tx, "greet", { name: job });
  });
  await untilDone(100);
  expect(new Set(done).size).toBe(100);
});

test("jobs that were given up or retried for long are listed as stuck; waiting jobs are not", async () => {
  await opened.db.transaction(async (tx) => {
    for (const orderId of ["dead", "tired", "new"]) await queue.enqueue(tx, "despair", { orderId });
  });
  const insertJob = (orderId: string, state: string, retries: number) =>
    opened.db.execute(
      sql`update pgboss.job set state = ${state}::pgboss.job_state, retry_count = ${retries} where name = 'despair' and data->>'orderId' = ${orderId}`,
    );
  await insertJob("dead", "failed", 150);
  await insertJob("tired", "retry", 20);
  const stuck = (await queue.stuck()).map(({ name, retries, isDead, data }) => [
    name,
    retries,
    isDead,
    data.orderId,
  ]);
  expect(await queue.countStuck()).toBe(2);
  expect(stuck.sort()).toEqual([
    ["despair", 150, true, "dead"],
    ["despair", 20, false, "tired"],
  ]);
});

const again = (id: string) => opened.db.transaction((tx) => queue.tryAgain(tx, id));

test("a job that was given up can be retried once, and then completes", async () => {
  done.length = 0;
  await opened.db.transaction((tx) => queue.enqueue(tx, "greet", { name: "late" }));
  await untilDone(1);
  done.length = 0;
  await opened.db.execute(
    sql`update pgboss.job set state = 'failed', retry_count = retry_limit, completed_on = now()
      where name = 'greet' and data->>'name' = 'late'`,
  );
  const [stuck] = (await queue.stuck()).filter(({ data }) => data.name === "late");
  const id = stuck?.id ?? "";
  const pressed = await Promise.all([again(id), again(id), again(id)]);
  expect(pressed.filter((press) => press !== null)).toEqual([{ name: "greet", isDead: true }]);
  await untilDone(1);
  expect([done, await again(id)]).toEqual([["late"], null]);
});

test("a stuck job that waits for its next retry runs now; a job that is not stuck stays unchanged", async () => {
  await opened.db.transaction((tx) => queue.enqueue(tx, "despair", { orderId: "patient" }));
  const find = async () => {
    const { rows } = (await opened.db.execute(
      sql`select id, start_after <= now() as is_due from pgboss.job where data->>'orderId' = 'patient'`,
    )) as unknown as { rows: { id: string; is_due: boolean }[] };
    return rows[0];
  };
  const id = (await find())?.id ?? "";
  expect(await again(id)).toBeNull();
  await opened.db.execute(
    sql`update pgboss.job set state = 'retry', retry_count = 20, start_after = now() + interval '9 minutes' where id = ${id}::uuid`,
  );
  expect(await again(id)).toEqual({ name: "despair", isDead: false });
  expect(await find()).toMatchObject({ is_due: true });
  expect(await again(id)).toBeNull();
  await opened.db.execute(sql`delete from pgboss.job where id = ${id}::uuid`);
});

test("a failed scheduled job is listed until a later run succeeds", async () => {
  const run = (state: string, minute: number) =>
    opened.db.execute(
      sql`insert into pgboss.job (name, state, created_on, completed_on)
        values ('despair', ${state}::pgboss.job_state, now() + make_interval(mins => ${minute}::int), now())`,
    );
  // A queue of scheduled jobs.
  await opened.db.execute(sql`delete from pgboss.job where name = 'despair'`);
  await run("failed", 1);
  await run("failed", 2);
  expect(await queue.countStuck()).toBe(2);
  await opened.db.execute(sql`select pgboss.create_queue('every-despair', '{"policy":"standard"}'::jsonb)`);
  await opened.db.execute(sql`update pgboss.job set name = 'every-despair' where name = 'despair'`);
  expect(await queue.stuck()).toMatchObject([{ name: "every-despair", isScheduled: true }]);
  await opened.db.execute(
    sql`update pgboss.job set state = 'completed' where name = 'every-despair' and created_on > now() + interval '90 seconds'`,
  );
  expect(await queue.countStuck()).toBe(0);
});
