import type { SQL } from "drizzle-orm";
import type { Db, Tx } from "./db.ts";

/** The rows of a raw SQL query, on either database. The caller vouches for their type. */
export async function rowsOf<Row>(db: Db | Tx, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
