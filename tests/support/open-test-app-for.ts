import { afterAll, beforeAll } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { testDatabase } from "./database.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

/**
 * Opens a test app for a test file, on a database of its own, before the first of its tests, and closes both after the last.
 * @param take is given the test app, and may prepare it
 * @param open where only PostgreSQL will do: `testPostgres`
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
    for (const one of opened) await one.close();
  });
}
