import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db } from "./db.ts";
import { lockDirectory } from "./directory-lock.ts";
import { openDatabaseFiles } from "./embedded-files.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { applyMigrations, knownMigrations } from "./migrations.ts";
import { outageReason } from "./outage-reason.ts";
import type { PreparingPglite } from "./preparing-pglite.ts";
import { PreparingPool } from "./preparing-pool.ts";
import { DatabaseUnavailable, waitForConnection } from "./wait-for-connection.ts";

/** An arbitrary number, the same in every instance of the shop. */
const MIGRATION_LOCK = 727_001;
/**
 * How long a migration may wait for a table, in ms. The shop's statements queue behind it. Less than the 1 s after which
 * PostgreSQL looks for deadlocks, so that the migration gives way and not a shopper.
 */
const MIGRATION_LOCK_TIMEOUT_MS = 800;
const MAX_CONNECTIONS = 16;
/** Fewer than connections, so that reads never wait for writes. */
const MAX_TRANSACTIONS = 10;
/** How long a transaction may wait for its turn, in ms. */
const MAX_QUEUE_MS = 12_000;
/** How long the server works on a statement, or waits for the next one of a transaction, in ms. */
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * How long the client waits for a reply, in ms. Longer than the server's limit, so that the server's error arrives
 * first.
 */
const QUERY_TIMEOUT_MS = 20_000;
/** How long `/readyz` waits, in ms. Health checks time out sooner than shoppers. */
const READY_TIMEOUT_MS = 3_000;
const MIN_POSTGRES_VERSION = 15;

export type OpenDatabase = {
  db: Db;
  /** The underlying driver, for what Drizzle cannot do: LISTEN, jobs, tests. */
  driver: { kind: "pglite"; client: PreparingPglite } | { kind: "postgres"; pool: pg.Pool };
  /** Waits until the database answers, and reports that it waits. Throws `DatabaseUnavailable`. */
  connect(onWait: (line: string) => void): Promise<void>;
  /**
   * Applies pending migrations. Safe when several instances start at once, and while older ones serve. Throws
   * `DatabaseUnavailable` if tables stay in use.
   * @param onWait reports that it waits for tables in use
   */
  migrate(onWait?: (line: string) => void): Promise<void>;
  /**
   * Turns an error of a lost connection into a `DatabaseUnavailable`. Returns other errors as they are.
   * @param during what was under way; "the start" by default
   */
  explain(error: unknown, during?: string): unknown;
  close(): Promise<void>;
};

/**
 * Opens the embedded database in `<directory>/database`, for this process alone. Throws `DirectoryInUse`,
 * `DatabaseDamaged`, or `FolderUnusable` if the disk is full.
 */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const path = join(directory, "database");
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(path);
  try {
    const client = await openDatabaseFiles(path);
    const { rows } = await client.query<{ fsync: string }>("show fsync");
    if (rows[0]?.fsync !== "on") throw new Error("the embedded database would not survive a power cut");
    const opened = fromPglite(client);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Wraps an open PGlite: in memory, or a copy that a test made. */
export function fromPglite(client: PreparingPglite): OpenDatabase {
  const db = drizzlePglite({ client, casing: "snake_case" }) as Db;
  return {
    db,
    driver: { kind: "pglite", client },
    connect: async () => {},
    migrate: (onWait = () => {}) => applyMigrations(db, knownMigrations(), onWait),
    explain: (error) => error,
    close: () => client.close(),
  };
}

/** The running query gets the error too and reports it. */
function ignoreError(): void {}

/**
 * Opens PostgreSQL 15 or newer. Connects on first use, and reconnects after an outage.
 * @param withoutTimeouts for backup and restore, which take longer than a request may
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { withoutTimeouts = false }: { withoutTimeouts?: boolean } = {},
): OpenDatabase {
  const timeout = withoutTimeouts ? 0 : STATEMENT_TIMEOUT_MS;
  const pool = new PreparingPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    ...(withoutTimeouts ? {} : { query_timeout: QUERY_TIMEOUT_MS }),
    options: `-c statement_timeout=${timeout} -c idle_in_transaction_session_timeout=${timeout}`,
  });
  // Without a listener, a lost connection would end the process. The pool only listens to idle connections; those in
  // a transaction need their own listener.
  pool.on("error", onIdleError);
  pool.on("connect", (client) => client.on("error", ignoreError));
  const db = drizzlePg({ client: pool, casing: "snake_case" }) as Db;
  // One for each connection, because Drizzle derives the names of all columns again for each new handle.
  const handles = new WeakMap<pg.PoolClient, Db>();
  const handleOf = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? (drizzlePg({ client, casing: "snake_case" }) as Db);
    handles.set(client, handle);
    return handle;
  };
  // Writers queue here, so that a rush for one slot leaves connections to readers.
  const inQueue = limitConcurrency(MAX_TRANSACTIONS, MAX_QUEUE_MS);
  db.transaction = (work, config) =>
    inQueue(() => withConnection(pool, (client) => handleOf(client).transaction(work, config)));
  return {
    db,
    driver: { kind: "postgres", pool },
    connect: (onWait) => waitForConnection(() => checkVersion(pool), { where: hostAndPath(url), onWait }),
    migrate: (onWait = () => {}) => migrateUnderLock(url, onWait),
    explain: (error, during = "the start") => {
      const reason = outageReason(error);
      return reason === undefined
        ? error
        : new DatabaseUnavailable(
            `The database at ${hostAndPath(url)} went away in the middle of ${during} (${reason}).`,
          );
    },
    close: () => pool.end(),
  };
}

/**
 * Lends a connection and always releases it; Drizzle leaks the one whose `begin` failed. A broken connection is
 * closed.
 */
async function withConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = outageReason(error) !== undefined;
    throw error;
  } finally {
    client.release(isBroken);
  }
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>("show server_version");
  const version = rows[0]?.server_version ?? "";
  if (Number.parseInt(version, 10) < MIN_POSTGRES_VERSION)
    throw new DatabaseUnavailable(
      `The shop needs PostgreSQL ${MIN_POSTGRES_VERSION} or newer; this is ${version}.`,
    );
}

/** The database's host and name for messages, without user and password. */
function hostAndPath(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** On a connection without timeouts: an index on a large table, or waiting for another instance, takes long. */
async function migrateUnderLock(url: string, onWait: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4_000, keepAlive: true });
  client.on("error", ignoreError);
  try {
    await client.connect();
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    // After the lock above, to which it would apply too.
    await client.query(`set lock_timeout = ${MIGRATION_LOCK_TIMEOUT_MS}`);
    await applyMigrations(drizzlePg({ client }) as Db, knownMigrations(), onWait);
  } finally {
    // Closing the connection releases the lock, even when the database no longer answers.
    await client.end();
  }
}

/** For `/readyz`: does the database answer, and is it migrated? */
export async function isReady(db: Db): Promise<boolean> {
  const isReadable = db.execute(sql`select 1 from orders limit 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([isReadable, pause(READY_TIMEOUT_MS, false, { ref: false })]);
}
