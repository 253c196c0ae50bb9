import { eq } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { userRoles, users } from "../../src/shop/accounts/accounts.tables.ts";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { addDays, type Day } from "../../src/shop/basics/india-time.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { changeStops } from "../../src/shop/runs/change-stops.ts";
import { createRun } from "../../src/shop/runs/create-run.ts";
import { getRun } from "../../src/shop/runs/get-run.ts";
import { reportStop } from "../../src/shop/runs/report-stop.ts";
import type { StopReport } from "../../src/shop/runs/runs.inputs.ts";
import { testDatabase } from "./database.ts";
import { openTestAppFor } from "./open-test-app-for.ts";
import { paidOrder, staff } from "./paid-order.ts";
import { SATURDAY_MORNING } from "./small-shop.ts";
import type { TestApp } from "./test-app.ts";

/** The day of the runs. */
export const DAY = "2026-11-24" as Day;

export const manager = staff("manager");
export const rider = staff("rider");
export const otherRider = { ...rider, userId: "the-other-rider" };
export const thirdRider = { ...rider, userId: "the-third-rider" };

/**
 * Opens a test app with three riders for a file of tests about runs, as `openTestAppFor` does. Each test begins on
 * Saturday morning.
 * @param take gets the test app and a new order that is due on `DAY`, before each test
 * @param open opens the database; `testPostgres` for tests that need PostgreSQL
 * @returns what the tests do with runs; `report` is of that order
 */
export function openRunsFor(
  take: (testApp: TestApp, uuid: string) => void,
  open: () => Promise<OpenDatabase> = testDatabase,
) {
  let testApp: TestApp;
  let people = 0;
  let uuid = "";
  openTestAppFor(async (opened) => {
    testApp = opened;
    for (const { userId } of [rider, otherRider, thirdRider]) {
      await testApp.db.insert(users).values({ id: userId, email: `${userId}@example.com`, name: userId });
      await testApp.db.insert(userRoles).values({ userId, role: "rider" });
    }
  }, open);
  beforeEach(async () => {
    testApp.setClock(SATURDAY_MORNING);
    // A slot takes few orders, so each is booked on a day of its own and made due on one.
    uuid = await dueOrder(addDays(DAY, 1 + (people % 20)));
    await testApp.db.update(orders).set({ deliveryOn: DAY }).where(eq(orders.id, uuid));
    take(testApp, uuid);
  });

  async function dueOrder(deliveryDate = DAY, fields: Record<string, unknown> = {}): Promise<string> {
    people += 1;
    return paidOrder(testApp, await testApp.customer(`asha${people}`), { deliveryDate, ...fields });
  }

  async function runOf(riderId: string, ...add: string[]): Promise<string> {
    const run = await createRun(testApp.services, { day: DAY, riderId, staff: manager });
    if (!run.ok) throw new Error(run.code);
    const { id } = run.value;
    if (add.length > 0)
      expect(
        await changeStops(testApp.services, { runId: id, change: { add }, staff: manager }),
      ).toMatchObject({ ok: true });
    return id;
  }

  const stopsOf = async (id: string, who = rider) => {
    const run = await getRun(testApp.services, { id, staff: who });
    return run.ok ? run.value.stops : run.code;
  };

  const report = (fields: Partial<StopReport> & Pick<StopReport, "kind">, who = rider) =>
    reportStop(testApp.services, {
      report: {
        id: randomUuid(),
        orderId: uuid,
        at: testApp.services.clock().toISOString(),
        code: "",
        photo: "",
        ...fields,
      } as StopReport,
      staff: who,
    });

  return { dueOrder, runOf, stopsOf, report };
}
