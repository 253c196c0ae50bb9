import { sql } from "drizzle-orm";
import type { TestApp } from "./test-app.ts";

/** Resolves once a transaction waits for another, or this one has ended. PostgreSQL only. */
export async function untilItWaits({ db }: TestApp, transaction: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  transaction.then(end, end);
  while (!hasEnded) {
    const waiting = await db
      .select({ pid: sql`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
    if (waiting.length > 0) return;
  }
}
