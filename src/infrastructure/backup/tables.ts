import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { rowsOf } from "../database/rows-of.ts";

export type Table = {
  name: string;
  /** The writable columns. */
  columns: string[];
  /** Columns that reference a row of the same table. */
  ownKeys: string[];
};

/** All tables, each after those that it references. */
export async function listTables(tx: Tx): Promise<Table[]> {
  const columns = await rowsOf<{ name: string; columns: string[] }>(
    tx,
    sql`select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  );
  const keys = await rowsOf<{ from: string; to: string; columns: string[] }>(
    tx,
    sql`select f.relname as "from", t.relname as "to", array_agg(a.attname::text) as columns
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = f.oid and a.attnum = any(k.conkey)
      where k.contype = 'f' and f.relnamespace = 'public'::regnamespace
      group by k.oid, f.relname, t.relname`,
  );
  const named = columns.map(({ name, columns }) => ({
    name,
    columns,
    ownKeys: keys.filter(({ from, to }) => from === name && to === name).flatMap((key) => key.columns),
  }));
  return sortByDependency(named, ({ name }) =>
    keys.filter(({ from, to }) => from === name && to !== name).map(({ to }) => to),
  );
}

function sortByDependency(tables: Table[], needs: (table: Table) => string[]): Table[] {
  const ordered: Table[] = [];
  const has = new Set<string>();
  let left = tables;
  while (left.length > 0) {
    const ready = left.filter((table) => needs(table).every((name) => has.has(name)));
    if (ready.length === 0)
      throw new Error(`tables name each other in a ring: ${left.map(({ name }) => name)}`);
    for (const table of ready) has.add(table.name);
    ordered.push(...ready);
    left = left.filter(({ name }) => !has.has(name));
  }
  return ordered;
}

/** The next value of each sequence. */
export async function nextSequenceValues(tx: Tx): Promise<Record<string, string>> {
  const sequences = await rowsOf<{ name: string; by: string }>(
    tx,
    sql`select sequencename as name, increment_by::text as by from pg_sequences where schemaname = 'public'`,
  );
  const next: Record<string, string> = {};
  for (const { name, by } of sequences) {
    const [at] = await rowsOf<{ next: string }>(
      tx,
      sql`select (last_value + case when is_called then ${sql.raw(by)} else 0 end)::text as next from ${tableName(name)}`,
    );
    next[name] = at?.next ?? "1";
  }
  return next;
}

/** The newest migration that was applied. */
export async function latestMigration(tx: Tx): Promise<string> {
  const [row] = await rowsOf<{ at: string }>(
    tx,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return row?.at ?? "0";
}

export function tableName(name: string): SQL {
  return sql`public.${sql.identifier(name)}`;
}

export function commaSeparated(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `);
}
