import type { SQL } from "drizzle-orm";
import type { Db, Tx } from "../../src/infrastructure/database/db.ts";

/** The rows that a question of SQL finds, on either database. */
export async function rows<Row>(db: Db | Tx, question: SQL): Promise<Row[]> {
  return ((await db.execute(question)) as unknown as { rows: Row[] }).rows;
}
