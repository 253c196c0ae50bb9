import { readFile } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { fromPglite, type OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { PreparingPglite } from "../../src/infrastructure/database/preparing-pglite.ts";

/** A PGlite that this worker's files share, and the state that it must have before each. */
type Pooled = { client: PreparingPglite; empty: EmptyState };
type EmptyState = { tables: string[]; schemas: string[]; rows: Record<string, string> };

/** Opening a PGlite takes ten times the CPU time of emptying one, so closed ones wait here for the next file. */
const idle: Pooled[] = [];

const OWN_SCHEMAS = `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`;
const OWN_TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname !~ '^pg_' and schemaname not in ('information_schema', 'drizzle')`;

/** A migrated, empty PGlite. Closing it empties it and returns it to the pool; later use throws. */
export async function testPglite(): Promise<OpenDatabase> {
  const pooled = idle.pop() ?? (await openPooled());
  const lease = lend(pooled.client);
  return {
    ...fromPglite(lease.client),
    close: async () => {
      lease.end();
      await makeEmpty(pooled);
      idle.push(pooled);
    },
  };
}

async function openPooled(): Promise<Pooled> {
  const client = await openTemplate();
  const tables = await namesOf(client, OWN_TABLES);
  const rows: Record<string, string> = {};
  for (const table of tables) {
    const { rows: jsonRows } = await client.query<{ json: string | null }>(
      `select json_agg(t)::text as json from ${table} t`,
    );
    if (jsonRows[0]?.json) rows[table] = jsonRows[0].json;
  }
  return { client, empty: { tables, schemas: await namesOf(client, OWN_SCHEMAS), rows } };
}

async function openTemplate(): Promise<PreparingPglite> {
  const template = process.env.TEST_PGLITE_TEMPLATE;
  if (template) return PreparingPglite.open({ loadDataDir: new Blob([await readFile(template)]) });
  const client = await PreparingPglite.open();
  await fromPglite(client).migrate();
  return client;
}

/** Restores the state after the migrations: no session state, no tables or rows of tests. */
async function makeEmpty({ client, empty }: Pooled): Promise<void> {
  // Not `discard all`, which would end a LISTEN that PGlite still counts on.
  await client.exec("rollback; reset all");
  for (const schema of await namesOf(client, OWN_SCHEMAS))
    if (!empty.schemas.includes(schema)) await client.exec(`drop schema "${schema}" cascade`);
  for (const table of await namesOf(client, OWN_TABLES))
    if (!empty.tables.includes(table)) await client.exec(`drop table ${table} cascade`);
  await client.exec(`truncate ${empty.tables.join(", ")} restart identity cascade`);
  for (const [table, rows] of Object.entries(empty.rows))
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
      [rows],
    );
  // Sequences without a column, such as order numbers.
  const sequences = "select format('%I.%I', schemaname, sequencename) as name from pg_sequences";
  for (const sequence of await namesOf(client, sequences))
    await client.exec(`alter sequence ${sequence} restart`);
}

async function namesOf(client: PGlite, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** The same client, until the lease ends. */
function lend(client: PreparingPglite): { client: PreparingPglite; end(): void } {
  let hasEnded = false;
  const lent = new Proxy(client, {
    get(target, name) {
      if (hasEnded) throw new Error("this test database is closed");
      const value = Reflect.get(target, name, target);
      // Bound to the client itself, because private fields are not reachable through a proxy.
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { client: lent, end: () => (hasEnded = true) };
}
