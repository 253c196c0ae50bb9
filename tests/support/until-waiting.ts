import { sql } from "drizzle-orm";
import type { TestApp } from "./test-app.ts";

/** Resolves once this many transactions wait for a lock, or `unless` has ended. PostgreSQL only. */
export async function untilWaiting(
  { db }: Pick<TestApp, "db">,
  { count = 1, unless }: { count?: number; unless?: Promise<unknown> } = {},
): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  unless?.then(end, end);
  while (!hasEnded) {
    const waiting = await db
      .select({ pid: sql`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
    if (waiting.length >= count) return;
  }
}
