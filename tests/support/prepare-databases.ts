import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { fromPglite, openPostgres } from "../../src/infrastructure/database/open-database.ts";
import { PreparingPglite } from "../../src/infrastructure/database/preparing-pglite.ts";

/** Vitest's global set-up: migrates one template of the database in use, which every file copies. */
export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  // Vitest runs this for each of its projects.
  if (process.env.TEST_DATABASE_TEMPLATE || process.env.TEST_PGLITE_TEMPLATE) return;
  const url = process.env.TEST_DATABASE_URL;
  return url ? preparePostgres(url) : preparePglite();
}

async function preparePglite() {
  const directory = await mkdtemp(join(tmpdir(), "jamun-test-"));
  const client = await PreparingPglite.open();
  await fromPglite(client).migrate();
  const dump = await client.dumpDataDir("none");
  await client.close();
  const path = join(directory, "template.tar");
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  process.env.TEST_PGLITE_TEMPLATE = path;
  return () => rm(directory, { recursive: true, force: true });
}

async function preparePostgres(url: string) {
  const name = `template_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const ownUrl = new URL(url);
  ownUrl.pathname = `/${name}`;
  const template = openPostgres(ownUrl.href, () => {});
  await template.migrate();
  await template.close();
  process.env.TEST_DATABASE_TEMPLATE = name;
  return async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
}
