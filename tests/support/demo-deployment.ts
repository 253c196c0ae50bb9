import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type OwnPostgres, startPostgres } from "../../bootstrap/steps/postgres.mjs";
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from "../../src/infrastructure/database/open-database.ts";
import { copyDatabase } from "./database.ts";
import { removeDirectory, startShop } from "./shop.ts";

export const DATABASES = ["PGlite", "PostgreSQL"] as const;
export type Database = (typeof DATABASES)[number];

/** The database of this run's unit tests. */
export const TESTED_ON: Database = process.env.TEST_DATABASE_URL ? "PostgreSQL" : "PGlite";

/** The database of the journeys' shops. */
export const JOURNEYS_ON: Database = process.env.JOURNEYS_ON === "PostgreSQL" ? "PostgreSQL" : "PGlite";

/** The data directory and environment of a shop. */
export type Deployment = { directory: string; env: Record<string, string>; remove(): Promise<void> };

/**
 * Loads the demo shop once for all tests of a run, unless `npm test` has; `demoDeployment` copies it. Returns the
 * clean-up.
 */
export async function prepareDemo(on: readonly Database[] = DATABASES): Promise<() => Promise<void>> {
  const template = `demo_${process.pid}`;
  const made: Deployment[] = [];
  const load = async (database: Database) => {
    const deployment = await emptyDeployment(database, template);
    made.push(deployment);
    const shop = await startShop(deployment);
    await shop.stop();
    process.env[`DEMO_${database}`] = database === "PGlite" ? deployment.directory : template;
  };
  await Promise.all(on.filter((database) => !process.env[`DEMO_${database}`]).map(load));
  return async () => {
    for (const deployment of made) await deployment.remove();
  };
}

/** A copy of the demo shop for one test. */
export async function demoDeployment(database: Database): Promise<Deployment> {
  const prepared = process.env[`DEMO_${database}`];
  if (!prepared) throw new Error("the demo shop was not prepared: run these tests through npm test");
  if (database === "PostgreSQL") return emptyDeployment(database, newName(), prepared);
  const deployment = await emptyDeployment(database);
  await cp(prepared, deployment.directory, { recursive: true });
  return deployment;
}

/** A PostgreSQL of its own with the demo shop, for tests that crash it. As durable as in production. */
export async function ownDemoPostgres(): Promise<OwnPostgres> {
  const postgres = await startPostgres({ durable: true });
  // The loaded shop itself may have no connection while other tests copy it.
  const { env, remove } = await demoDeployment("PostgreSQL");
  postgres.copy(env.DATABASE_URL ?? "");
  await remove();
  return postgres;
}

/** A deployment without data. */
export async function emptyDeployment(
  database: Database,
  name = newName(),
  template = "template1",
): Promise<Deployment> {
  const directory = await mkdtemp(join(tmpdir(), "jamun-shop-"));
  if (database === "PGlite") return { directory, env: {}, remove: () => removeDirectory(directory) };
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("this test needs PostgreSQL: run it through npm test");
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await copyDatabase(admin, template, name);
  const ownUrl = new URL(url);
  ownUrl.pathname = `/${name}`;
  return {
    directory,
    env: { DATABASE_URL: ownUrl.href },
    remove: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Opens a deployment's database. If it is embedded, no shop may run on it meanwhile. */
export async function openDatabaseOf({
  directory,
  env,
}: Pick<Deployment, "directory" | "env">): Promise<OpenDatabase> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL, () => {}) : openEmbedded(directory);
}

function newName(): string {
  return `shop_${randomBytes(6).toString("hex")}`;
}
