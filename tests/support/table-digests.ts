import { sql } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { preparedQuery } from "../../src/shop/prepared-query.ts";

type Digest = { name: string; digest: string };

/** The digests of a database's whole tables, prepared once: planning them takes longer than reading small tables. */
const prepared = new WeakMap<Db, () => Promise<Digest[]>>();

/**
 * A digest of each table. With words, only of the rows that contain one of them: a person's id, e-mail and order
 * numbers.
 */
export async function tableDigests(db: Db, words?: string[]): Promise<Record<string, string>> {
  const rows = words
    ? await rowsOf<Digest>(db, await digestSql(db, words))
    : await (await preparedDigests(db))();
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** The names of tables that have changed. */
export function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

async function preparedDigests(db: Db) {
  const known = prepared.get(db);
  if (known) return known;
  const columns = { name: sql<string>`name`, digest: sql<string>`digest` };
  const all = sql.raw(`(${await digestSql(db)}) as digests`);
  const query = preparedQuery("table-digests", (on) => on.select(columns).from(all));
  const digests = () => query(db, {});
  prepared.set(db, digests);
  return digests;
}

async function digestSql(db: Db, words?: string[]): Promise<string> {
  const names = await rowsOf<{ name: string }>(
    db,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const about = words
    ? `where ${words.map((word) => `t::text ilike '%${word.replaceAll("'", "''")}%'`).join(" or ")}`
    : "";
  const ofTable = ({ name }: { name: string }) =>
    `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t ${about}`;
  return names.map(ofTable).join(" union all ");
}

async function rowsOf<Row>(db: Db, query: string): Promise<Row[]> {
  const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: Row[] };
  return rows;
}
