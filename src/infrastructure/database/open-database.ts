import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { Db } from "./db.ts";
import { lockDirectory } from "./directory-lock.ts";
import { DurableFiles, durableStartParams } from "./durable-files.ts";
import { queueUp } from "./queue-up.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../migrations");
/** Any number will do, as long as every instance of the shop takes the same. */
const MIGRATION_LOCK = 727_001;
const MOST_CONNECTIONS = 16;
/** Fewer than connections: reading never waits for writers. */
const MOST_TRANSACTIONS = 10;
/** How long a transaction may wait for its turn, in ms. */
const LONGEST_WAIT = 12_000;

export type OpenDatabase = {
  db: Db;
  /** The driver below, for what needs more than SQL: jobs that listen, tests. */
  driver: { kind: "pglite"; client: PGlite } | { kind: "postgres"; pool: pg.Pool };
  /** Brings the tables to the newest form. Safe when several instances start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** The embedded database in `<directory>/database`, for this process alone. Throws `DirectoryInUse`. */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const path = join(directory, "database");
  await mkdir(path, { recursive: true });
  const unlock = await lockDirectory(path);
  try {
    const client = await PGlite.create({ fs: new DurableFiles(path), startParams: durableStartParams() });
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
    migrate: () => migratePglite(db, { migrationsFolder: MIGRATIONS }),
    close: () => client.close(),
  };
}

/** PostgreSQL 15 or newer. Connects when first used, and again by itself after the database was away. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 4_000,
    options: "-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000",
  });
  // Without a listener, a database that goes away would end the process.
  pool.on("error", onIdleError);
  const db = drizzlePg({ client: pool, casing: "snake_case" }) as unknown as Db;
  // A rush for one slot waits here, in order, and leaves connections to those who only look around.
  const inTurn = queueUp(MOST_TRANSACTIONS, LONGEST_WAIT);
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => inTurn(() => transaction(work, config));
  return {
    db,
    driver: { kind: "postgres", pool },
    migrate: () => migrateOnce(pool),
    close: () => pool.end(),
  };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migratePg(drizzlePg({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  }
}

/** Does the database answer, and does it have every migration? For `/readyz`. */
export async function isReady(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1 from orders limit 1`);
    return true;
  } catch {
    return false;
  }
}
