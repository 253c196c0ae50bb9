import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../../src/infrastructure/database/db.ts";

/** Rows in one JSON parameter. PostgreSQL parses about this many in a few milliseconds. */
const ROWS_AT_ONCE = 2_000;

/**
 * Inserts many rows, each statement with one parameter. Columns that the first row leaves out get their default;
 * later rows must have the same fields.
 */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = sql.identifier(getTableName(table));
  const columns = sql.join(
    Object.keys(first).map((field) => sql.identifier(snakeCase(field))),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE).map(inColumns));
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`,
    );
  }
}

function inColumns(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [snakeCase(field), value]));
}

/** The same casing as the database handle uses. */
function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
