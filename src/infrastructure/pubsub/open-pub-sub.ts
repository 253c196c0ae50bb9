import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { OpenDatabase } from "../database/open-database.ts";
import { RUNNING_LOCK } from "../database/running-lock.ts";
import type { Log } from "../logging/log.ts";
import type { PubSub } from "./pub-sub.ts";
import { wakeGradually } from "./wake-gradually.ts";

const CHANNEL = "jamun_news";
/** Delay between two attempts to reconnect, in ms. */
const RETRY_DELAY_MS = 1_000;
/** How often the listening connection is checked, and how long the reply may take, in ms. */
const CHECK_EVERY_MS = 30_000;
const CHECK_TIMEOUT_MS = 10_000;

export type OpenPubSub = PubSub & { close(): Promise<void> };

/** For callers that only publish: the database delivers the message. */
export const publish: PubSub["publish"] = async (db, ...topics) => {
  const notifications = topics.map((topic) => sql`pg_notify(${CHANNEL}, ${topic})`);
  await db.execute(sql`select ${sql.join(notifications, sql`, `)}`);
};

/**
 * Pub/sub by the database's LISTEN and NOTIFY, so that a message reaches every instance. On PostgreSQL it uses a
 * connection of its own, which reconnects after an outage. PGlite notifies its one process.
 */
export async function openPubSub({
  driver,
  log,
}: {
  driver: OpenDatabase["driver"];
  log: Log;
}): Promise<OpenPubSub> {
  const subscribers = new Map<string, Set<() => void>>();
  const notify = (topic: string) => {
    for (const callback of subscribers.get(topic) ?? []) callback();
  };
  const notifyAll = (until: AbortSignal) => {
    const entries = [...subscribers].flatMap(([topic, callbacks]) =>
      [...callbacks].map((callback) => ({ topic, callback })),
    );
    // Skips those that have unsubscribed meanwhile.
    const wakers = entries.map(
      ({ topic, callback }) =>
        () =>
          subscribers.get(topic)?.has(callback) && callback(),
    );
    return wakeGradually(wakers, until);
  };
  const close =
    driver.kind === "pglite"
      ? await driver.client.listen(CHANNEL, notify)
      : await keepListening(driver.pool.options.connectionString ?? "", { notify, notifyAll, log });
  return {
    publish,
    subscribe: (topic, onMessage) => {
      // A new function each time, so that subscribing twice with the same one needs two unsubscribes.
      const callback = () => onMessage();
      subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(callback));
      return () => {
        const rest = subscribers.get(topic);
        rest?.delete(callback);
        if (rest?.size === 0) subscribers.delete(topic);
      };
    },
    close: () => close(),
  };
}

type Notifiers = {
  notify: (topic: string) => void;
  notifyAll: (until: AbortSignal) => Promise<void>;
  log: Log;
};

/** Listens until closed, reconnecting after errors. Resolves after the first attempt, successful or not. */
async function keepListening(connectionString: string, { notify, notifyAll, log }: Notifiers) {
  const closing = new AbortController();
  const tried = Promise.withResolvers<void>();
  const run = async () => {
    for (let isAway = false; !closing.signal.aborted; ) {
      const ending = new AbortController();
      let waking = Promise.resolve();
      const onListening = () => {
        if (isAway) log.info({}, "listening to the database again");
        isAway = false;
        waking = notifyAll(ending.signal);
        tried.resolve();
      };
      const error = await listen(connectionString, { notify, onListening, until: closing.signal });
      // The next connection wakes all subscribers again.
      ending.abort();
      await waking;
      if (closing.signal.aborted) break;
      if (!isAway)
        log.warn({ err: error }, "not listening to the database; open pages poll until it is back");
      isAway = true;
      tried.resolve();
      await pause(RETRY_DELAY_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const running = run();
  await tried.promise;
  return async () => {
    closing.abort();
    await running;
  };
}

/** Held while the connection lives, so that a restore notices an idle shop. */
async function shareRunningLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select pg_try_advisory_lock_shared($1) as shared", [RUNNING_LOCK]);
  if (!rows[0]?.shared) throw new Error("a backup is being restored into this database");
}

type ListenOptions = { notify: (topic: string) => void; onListening: () => void; until: AbortSignal };

/** Listens on one connection until it ends. Returns the error that ended it. */
async function listen(
  connectionString: string,
  { notify, onListening, until }: ListenOptions,
): Promise<Error | undefined> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 4_000,
    query_timeout: CHECK_TIMEOUT_MS,
    keepAlive: true,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<Error | undefined>();
  const onAbort = () => end(undefined);
  until.addEventListener("abort", onAbort);
  client.on("error", end);
  client.on("end", () => end(undefined));
  client.on("notification", ({ payload }) => notify(payload ?? ""));
  let checking: NodeJS.Timeout | undefined;
  const begin = async () => {
    await client.connect();
    await shareRunningLock(client);
    await client.query(`listen ${CHANNEL}`);
    onListening();
    // A connection that was cut elsewhere looks alive until a query fails.
    checking = setInterval(() => client.query("select 1").catch(end), CHECK_EVERY_MS);
  };
  begin().catch(end);
  const error = await ended;
  until.removeEventListener("abort", onAbort);
  clearInterval(checking);
  // Not awaited: a hanging database would not answer this either.
  client.end().catch(() => {});
  return error;
}
