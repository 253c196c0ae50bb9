import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../bootstrap/steps/postgres.mjs";
import { type Database, demoPlace, emptyPlace } from "../support/demo-place.ts";
import { startShop } from "../support/shop.ts";

/** Where a demo shop is ready for a chaos run. */
export type Grounds = {
  directory: string;
  /** Null: embedded, in that directory. */
  databaseUrl: string | null;
  /** Crashes the database with all its queries, and starts it again. */
  restartDatabase(): Promise<void>;
  remove(): Promise<void>;
};

/** How long the database stays away, in ms. */
const AWAY = 500;

/** A new demo shop, with its own durable database server on PostgreSQL. */
export async function ownGrounds(database: Database): Promise<Grounds> {
  const place = await emptyPlace("PGlite");
  const postgres = database === "PostgreSQL" ? await startPostgres({ durable: true }) : null;
  const databaseUrl = postgres?.url ?? null;
  const shop = await startShop({ ...place, env: databaseUrl ? { DATABASE_URL: databaseUrl } : {} });
  await shop.stop();
  return {
    directory: place.directory,
    databaseUrl,
    restartDatabase: async () => {
      await postgres?.pause();
      await pause(AWAY);
      await postgres?.resume();
    },
    remove: async () => {
      await postgres?.stop();
      await place.remove();
    },
  };
}

/** A copy of the demo shop of this test run. The server is shared, so only this database goes away. */
export async function sharedGrounds(database: Database): Promise<Grounds> {
  const place = await demoPlace(database);
  const { DATABASE_URL: databaseUrl = null } = place.env;
  return {
    directory: place.directory,
    databaseUrl,
    restartDatabase: async () => {
      const url = new URL(databaseUrl ?? "");
      const name = url.pathname.slice(1);
      url.pathname = "/postgres";
      const admin = new pg.Client({ connectionString: url.href });
      await admin.connect();
      await admin.query(`alter database ${name} allow_connections false`);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
      await pause(AWAY);
      await admin.query(`alter database ${name} allow_connections true`);
      await admin.end();
    },
    remove: place.remove,
  };
}
