import type { SQL } from "drizzle-orm";
import type { Db, Tx } from "./db.ts";

/** The rows that a question of SQL finds, on either database. Their form is the caller's word. */
export async function rowsOf<Row>(db: Db | Tx, question: SQL): Promise<Row[]> {
  return ((await db.execute(question)) as unknown as { rows: Row[] }).rows;
}
