import { sql } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";

/**
 * A digest of each table. With words, only of the rows that contain one of them: a person's id, e-mail and order
 * numbers.
 */
export async function tableDigests(db: Db, words?: string[]): Promise<Record<string, string>> {
  const names = await rowsOf<{ name: string }>(
    db,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const about = words
    ? `where ${words.map((word) => `t::text ilike '%${word.replaceAll("'", "''")}%'`).join(" or ")}`
    : "";
  const digestSql = ({ name }: { name: string }) =>
    `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t ${about}`;
  const rows = await rowsOf<{ name: string; digest: string }>(db, names.map(digestSql).join(" union all "));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** The names of tables that have changed. */
export function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

async function rowsOf<Row>(db: Db, query: string): Promise<Row[]> {
  const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: Row[] };
  return rows;
}
