import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { testDatabase } from "./database.ts";
import { SATURDAY_MORNING } from "./small-shop.ts";
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

/**
 * The same, with a new customer for each test, which begins on Saturday morning, without mails, alarms and faults of the
 * test before.
 * @param take gets both before each test
 */
export function openTestAppWithCustomer(
  { coins = 0 }: { coins?: number },
  take: (testApp: TestApp, customer: string) => void | Promise<void>,
): void {
  let testApp: TestApp;
  let customers = 0;
  openTestAppFor((opened) => {
    testApp = opened;
  });
  beforeEach(async () => {
    await testApp.work();
    testApp.setClock(SATURDAY_MORNING);
    await testApp.bankCall("DELETE", "/v1/faults");
    testApp.mails.length = 0;
    testApp.alarms.length = 0;
    customers += 1;
    await take(testApp, await testApp.customer(`asha${customers}`, coins));
  });
}
