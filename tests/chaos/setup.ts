import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../bootstrap/steps/postgres.mjs";
import { type Database, demoDeployment, emptyDeployment } from "../support/demo-deployment.ts";
import { startShop } from "../support/shop.ts";

/** A demo shop that is ready for a chaos run. */
export type ChaosSetup = {
  directory: string;
  /** Null: embedded, in that directory. */
  databaseUrl: string | null;
  /** Crashes the database with all its queries, and starts it again. */
  restartDatabase(): Promise<void>;
  remove(): Promise<void>;
};

/** How long the database stays away, in ms. */
const OUTAGE_MS = 500;

/** A new demo shop, with its own durable database server on PostgreSQL. */
export async function ownSetup(database: Database): Promise<ChaosSetup> {
  const deployment = await emptyDeployment("PGlite");
  const postgres = database === "PostgreSQL" ? await startPostgres({ durable: true }) : null;
  const databaseUrl = postgres?.url ?? null;
  const shop = await startShop({ ...deployment, env: databaseUrl ? { DATABASE_URL: databaseUrl } : {} });
  await shop.stop();
  return {
    directory: deployment.directory,
    databaseUrl,
    restartDatabase: async () => {
      await postgres?.pause();
      await pause(OUTAGE_MS);
      await postgres?.resume();
    },
    remove: async () => {
      await postgres?.stop();
      await deployment.remove();
    },
  };
}

/** A copy of the demo shop of this test run. The server is shared, so only this database goes away. */
export async function sharedSetup(database: Database): Promise<ChaosSetup> {
  const deployment = await demoDeployment(database);
  const { DATABASE_URL: databaseUrl = null } = deployment.env;
  return {
    directory: deployment.directory,
    databaseUrl,
    restartDatabase: async () => {
      const url = new URL(databaseUrl ?? "");
      const name = url.pathname.slice(1);
      url.pathname = "/postgres";
      const admin = new pg.Client({ connectionString: url.href });
      await admin.connect();
      await admin.query(`alter database ${name} allow_connections false`);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
      await pause(OUTAGE_MS);
      await admin.query(`alter database ${name} allow_connections true`);
      await admin.end();
    },
    remove: deployment.remove,
  };
}
