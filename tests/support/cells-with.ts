import { sql } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";

/**
 * Every cell of the shop's tables and of its job queue that contains one of these words. The sandbox's tables belong to
 * the bank.
 */
export async function cellsWith(db: Db, words: string[]): Promise<string[]> {
  const { rows: columns } = (await db.execute(sql`
    select table_schema, table_name, column_name from information_schema.columns
    where table_schema in ('public', 'pgboss') and table_name not like 'sandbox_%'`)) as unknown as {
    rows: { table_schema: string; table_name: string; column_name: string }[];
  };
  const cells: string[] = [];
  for (const { table_schema: schema, table_name: table, column_name: column } of columns) {
    const cell = sql`lower(${sql.identifier(column)}::text)`;
    const hits = words.map((word) => sql`${cell} like ${`%${word.toLowerCase()}%`}`);
    const { rows } = (await db.execute(
      sql`select ${cell} as cell from ${sql.identifier(schema)}.${sql.identifier(table)} where ${sql.join(hits, sql` or `)}`,
    )) as unknown as { rows: { cell: string }[] };
    for (const { cell: text } of rows) cells.push(`${table}.${column}: ${text.slice(0, 80)}`);
  }
  return cells;
}
