import { afterAll, beforeAll } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { testDatabase } from "./database.ts";
import { openTill, type Till } from "./till.ts";

/**
 * Opens a till for a test file, on a database of its own, before the first of its tests, and closes both after the last.
 * @param take is given the till, and may prepare it
 * @param open where only PostgreSQL will do: `testPostgres`
 */
export function openTillFor(
  take: (till: Till) => void | Promise<void>,
  open: () => Promise<OpenDatabase> = testDatabase,
): void {
  const opened: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    const database = await open();
    opened.unshift(database);
    const till = await openTill(database);
    opened.unshift(till);
    await take(till);
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
  });
}
