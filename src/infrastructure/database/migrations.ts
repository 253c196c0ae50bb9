import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import { errorCode } from "../files/error-code.ts";
import type { Db } from "./db.ts";
import { rowsOf } from "./rows-of.ts";
import { DatabaseUnavailable } from "./wait-for-connection.ts";

const FOLDER = { migrationsFolder: join(import.meta.dirname, "../../../migrations") };
/** About a minute in all, mostly pauses. The shop's own transactions end after 15 s. */
const MAX_TRIES = 30;
const RETRY_DELAY_MS = 1_000;
/** PostgreSQL: a deadlock, or a lock that was not granted within `lock_timeout`. */
const LOCK_CONFLICTS = new Set(["40P01", "55P03"]);

/** All migrations that this version knows, oldest first. */
export function knownMigrations(): MigrationMeta[] {
  return readMigrationFiles(FOLDER);
}

/**
 * Applies those that are pending, each in its own transaction, so that none holds the locks of earlier ones. A new
 * database gets all of them or none, because a restore accepts no database that has some.
 * @param onWait reports that a migration waits for tables in use
 */
export async function applyMigrations(
  db: Db,
  migrations: MigrationMeta[],
  onWait: (line: string) => void,
): Promise<void> {
  const newest = await newestMigration(db);
  const pending = migrations.filter(({ folderMillis }) => folderMillis > newest);
  const steps = newest === 0 ? [pending] : pending.map((migration) => [migration]);
  for (const step of steps) await retryOnLockConflict(() => applyInTransaction(db, step), onWait);
}

function applyInTransaction(db: Db, migrations: MigrationMeta[]): Promise<void> {
  // Drizzle's own type of a handle's session does not fit its migrator.
  return new PgDialect().migrate(migrations, db._.session as unknown as PgSession, FOLDER);
}

async function retryOnLockConflict(
  apply: () => Promise<void>,
  onWait: (line: string) => void,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await apply();
    } catch (error) {
      if (!isLockConflict(error)) throw error;
      if (tries === MAX_TRIES)
        throw new DatabaseUnavailable(
          "The database could not be brought up to date: its tables were in use all the time. Stop the instances of the older version, and long reads such as a backup, then start again.",
        );
      if (tries === 1) onWait("… Waiting to bring the database up to date: its tables are in use");
      await pause(RETRY_DELAY_MS);
    }
  }
}

function isLockConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return LOCK_CONFLICTS.has(errorCode(error) ?? "") || isLockConflict(error.cause);
}

/** Has this database no migrations (it is new), some, or all that this version knows? */
export async function migrationState(db: Db): Promise<"none" | "some" | "all"> {
  const newest = await newestMigration(db);
  if (newest === 0) return "none";
  return newest < Math.max(...knownMigrations().map(({ folderMillis }) => folderMillis)) ? "some" : "all";
}

/** When the newest applied migration was made, in ms since 1970. 0 if none is applied. */
async function newestMigration(db: Db): Promise<number> {
  const tableExists = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  const [table] = await rowsOf<{ exists: boolean }>(db, tableExists);
  if (!table?.exists) return 0;
  const newest = sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`;
  const [row] = await rowsOf<{ at: string | null }>(db, newest);
  return Number(row?.at ?? 0);
}
