import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { Db } from "./db.ts";
import { lockDirectory } from "./directory-lock.ts";
import { openDatabaseFiles } from "./embedded-files.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { outageReason } from "./outage-reason.ts";
import { rowsOf } from "./rows-of.ts";
import { DatabaseUnavailable, waitForConnection } from "./wait-for-connection.ts";

const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../../migrations");
/** Any number will do, as long as every instance of the shop takes the same. */
const MIGRATION_LOCK = 727_001;
const MAX_CONNECTIONS = 16;
/** Fewer than connections: reading never waits for writers. */
const MAX_TRANSACTIONS = 10;
/** How long a transaction may wait for its turn, in ms. */
const MAX_QUEUE_MS = 12_000;
/** How long the server works on a statement, or waits for the next one of a transaction, in ms. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** How long a question may stay without an answer, in ms. The server's own limit is below it, and answers. */
const QUERY_TIMEOUT_MS = 20_000;
/** How long `/readyz` waits, in ms: whoever asks has less patience than a shopper. */
const READY_TIMEOUT_MS = 3_000;
const MIN_POSTGRES_VERSION = 15;

export type OpenDatabase = {
  db: Db;
  /** The driver below, for what needs more than SQL: jobs that listen, tests. */
  driver: { kind: "pglite"; client: PGlite } | { kind: "postgres"; pool: pg.Pool };
  /** Waits until the database can be used, and says that it does. Throws `DatabaseUnavailable`. */
  connect(onWait: (line: string) => void): Promise<void>;
  /** Brings the tables to the newest form. Safe when several instances start at once. */
  migrate(): Promise<void>;
  /**
   * A `DatabaseUnavailable` in place of an error that says that the database went away meanwhile.
   * @param during what was under way: the start, unless told
   */
  explain(error: unknown, during?: string): unknown;
  close(): Promise<void>;
};

/**
 * The embedded database in `<directory>/database`, for this process alone. Throws `DirectoryInUse`, `DatabaseDamaged`, or
 * `FolderUnusable` when the disk fills up meanwhile.
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

/** A PGlite that is open already: in memory, or a copy that a test made. */
export function fromPglite(client: PGlite): OpenDatabase {
  const db = drizzlePglite({ client, casing: "snake_case" });
  return {
    db: db as unknown as Db,
    driver: { kind: "pglite", client },
    connect: async () => {},
    migrate: () => migratePglite(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    explain: (error) => error,
    close: () => client.close(),
  };
}

/** The query that ran hears of it too, and says so. */
function ignoreError(): void {}

/**
 * PostgreSQL 15 or newer. Connects when first used, and again by itself after the database was away.
 * @param withoutTimeouts without limits of time: reading or writing a whole shop takes longer than a request may
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { withoutTimeouts = false }: { withoutTimeouts?: boolean } = {},
): OpenDatabase {
  const longest = withoutTimeouts ? 0 : STATEMENT_TIMEOUT_MS;
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    ...(withoutTimeouts ? {} : { query_timeout: QUERY_TIMEOUT_MS }),
    options: `-c statement_timeout=${longest} -c idle_in_transaction_session_timeout=${longest}`,
  });
  // Without a listener, a database that goes away would end the process. The pool listens to connections that
  // rest; those that a transaction holds need one of their own.
  pool.on("error", onIdleError);
  pool.on("connect", (client) => client.on("error", ignoreError));
  const db = drizzlePg({ client: pool, casing: "snake_case" }) as unknown as Db;
  // A rush for one slot waits here, in order, and leaves connections to those who only look around.
  const inTurn = limitConcurrency(MAX_TRANSACTIONS, MAX_QUEUE_MS);
  db.transaction = (work, config) =>
    inTurn(() =>
      withConnection(pool, (client) =>
        (drizzlePg({ client, casing: "snake_case" }) as unknown as Db).transaction(work, config),
      ),
    );
  return {
    db,
    driver: { kind: "postgres", pool },
    connect: (onWait) => waitForConnection(() => checkVersion(pool), { where: hostAndPath(url), onWait }),
    migrate: () => migrateUnderLock(url),
    explain: (error, during = "the start") => {
      const why = outageReason(error);
      return why === undefined
        ? error
        : new DatabaseUnavailable(
            `The database at ${hostAndPath(url)} went away in the middle of ${during} (${why}).`,
          );
    },
    close: () => pool.end(),
  };
}

/**
 * Lends a connection, and takes it back whatever happens: Drizzle keeps for ever the one on which `begin` failed. One
 * that broke, or on which a question may still be asked, is closed.
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

/** The address for people: without user and password. */
function hostAndPath(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** On a connection without the limits of the others: an index of a large table, or another instance, takes its time. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4_000, keepAlive: true });
  client.on("error", ignoreError);
  try {
    await client.connect();
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migratePg(drizzlePg({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // Closing the connection gives the lock back, also when the database no longer answers.
    await client.end();
  }
}

/** Does the database answer, and does it have every migration? For `/readyz`. */
export async function isReady(db: Db): Promise<boolean> {
  const asked = db.execute(sql`select 1 from orders limit 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, pause(READY_TIMEOUT_MS, false, { ref: false })]);
}

/** Does the database have no migrations (it is new), fewer than this version of the shop knows, or all of them? */
export async function migrationState(db: Db): Promise<"none" | "some" | "all"> {
  const table = sql`drizzle.__drizzle_migrations`;
  const asked = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`;
  const [has] = await rowsOf<{ yes: boolean }>(db, asked);
  if (!has?.yes) return "none";
  const newest = sql`select max(created_at)::text as at from ${table}`;
  const [{ at = null } = {}] = await rowsOf<{ at?: string | null }>(db, newest);
  if (at === null) return "none";
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis }) => folderMillis,
  );
  return Number(at) < Math.max(...known) ? "some" : "all";
}
