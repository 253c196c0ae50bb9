import { afterAll, beforeAll } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { testDatabase } from "./database.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

/**
 * Opens a test app with its own database before a file's first test, and closes both after the last.
 * @param take gets the test app, and may prepare it
 * @param open opens the database; `testPostgres` for tests that need PostgreSQL
 */
export function openTestAppFor(
  take: (testApp: TestApp) => void | Promise<void>,
  open: () => Promise<OpenDatabase> = testDatabase,
): void {
  const opened: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    const database = await open();
    opened.unshift(database);
    const testApp = await openTestApp(database);
    opened.unshift(testApp);
    await take(testApp);
  });
  afterAll(async () => {
    for (const app of opened) await app.close();
  });
}
