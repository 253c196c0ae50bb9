import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { OpenDatabase } from "../database/open-database.ts";
import { RUNNING_LOCK } from "../database/running-lock.ts";
import type { Log } from "../logging/log.ts";
import type { PubSub } from "./pub-sub.ts";
import { wakeGradually } from "./wake-gradually.ts";

const CHANNEL = "jamun_news";
/** Between two tries to listen again, in ms. */
const BETWEEN_TRIES = 1_000;
/** How often a connection that only listens is asked whether it still lives, and how long it may take, in ms. */
const ASK_EVERY = 30_000;
const ANSWER_WITHIN = 10_000;

export type OpenPubSub = PubSub & { close(): Promise<void> };

/** For whoever only tells: the database hands it on. */
export const publish: PubSub["publish"] = async (db, about) => {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${about})`);
};

/**
 * News by the database's own LISTEN and NOTIFY, so that they reach every instance. On PostgreSQL one connection of
 * its own listens, and comes back by itself after the database was away; PGlite tells its one process.
 */
export async function openPubSub({
  driver,
  log,
}: {
  driver: OpenDatabase["driver"];
  log: Log;
}): Promise<OpenPubSub> {
  const followers = new Map<string, Set<() => void>>();
  const hear = (about: string) => {
    for (const onNews of followers.get(about) ?? []) onNews();
  };
  const hearAll = (until: AbortSignal) => {
    const all = [...followers].flatMap(([about, them]) => [...them].map((one) => ({ about, one })));
    // Whoever has left meanwhile is not woken.
    const wakers = all.map(
      ({ about, one }) =>
        () =>
          followers.get(about)?.has(one) && one(),
    );
    return wakeGradually(wakers, until);
  };
  const close =
    driver.kind === "pglite"
      ? await driver.client.listen(CHANNEL, hear)
      : await keepListening(driver.pool.options.connectionString ?? "", { hear, hearAll, log });
  return {
    publish,
    subscribe: (about, onNews) => {
      // A function of its own each time: whoever follows twice ends it twice.
      const one = () => onNews();
      followers.set(about, (followers.get(about) ?? new Set()).add(one));
      return () => {
        const rest = followers.get(about);
        rest?.delete(one);
        if (rest?.size === 0) followers.delete(about);
      };
    },
    close: () => close(),
  };
}

type Hearing = { hear: (about: string) => void; hearAll: (until: AbortSignal) => Promise<void>; log: Log };

/** Listens until it is closed. Resolves after the first try, so that a shop opens with its ears open. */
async function keepListening(connectionString: string, { hear, hearAll, log }: Hearing) {
  const closing = new AbortController();
  const tried = Promise.withResolvers<void>();
  const run = async () => {
    for (let away = false; !closing.signal.aborted; ) {
      const ending = new AbortController();
      let waking = Promise.resolve();
      const onListening = () => {
        if (away) log.info({}, "news of the database are heard again");
        away = false;
        waking = hearAll(ending.signal);
        tried.resolve();
      };
      const error = await listen(connectionString, { hear, onListening, until: closing.signal });
      // The next connection wakes all of them again.
      ending.abort();
      await waking;
      if (closing.signal.aborted) break;
      if (!away)
        log.warn({ err: error }, "news of the database are not heard; open pages ask for them meanwhile");
      away = true;
      tried.resolve();
      await pause(BETWEEN_TRIES, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const running = run();
  await tried.promise;
  return async () => {
    closing.abort();
    await running;
  };
}

/** Held as long as the connection lives, so that a restore notices a shop that is idle. */
async function shareRunningLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select pg_try_advisory_lock_shared($1) as shared", [RUNNING_LOCK]);
  if (!rows[0]?.shared) throw new Error("a backup is being restored into this database");
}

type Listening = { hear: (about: string) => void; onListening: () => void; until: AbortSignal };

/** One connection, from its beginning to its end; why it ended. */
async function listen(
  connectionString: string,
  { hear, onListening, until }: Listening,
): Promise<Error | undefined> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 4_000,
    query_timeout: ANSWER_WITHIN,
    keepAlive: true,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<Error | undefined>();
  const onAbort = () => end(undefined);
  until.addEventListener("abort", onAbort);
  client.on("error", end);
  client.on("end", () => end(undefined));
  client.on("notification", ({ payload }) => hear(payload ?? ""));
  let asking: NodeJS.Timeout | undefined;
  const begin = async () => {
    await client.connect();
    await shareRunningLock(client);
    await client.query(`listen ${CHANNEL}`);
    onListening();
    // A connection that was cut off far away looks alive from here until it is asked something.
    asking = setInterval(() => client.query("select 1").catch(end), ASK_EVERY);
  };
  begin().catch(end);
  const why = await ended;
  until.removeEventListener("abort", onAbort);
  clearInterval(asking);
  // Not waited for: a database that hangs would not answer this either.
  client.end().catch(() => {});
  return why;
}
