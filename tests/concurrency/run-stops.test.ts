import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { instant } from "../../src/shop/basics/india-time.ts";
import { NO_MONEY } from "../../src/shop/basics/money.ts";
import { rescheduleOrder } from "../../src/shop/changes/reschedule-order.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { changeStops } from "../../src/shop/runs/change-stops.ts";
import { reportStop } from "../../src/shop/runs/report-stop.ts";
import { runStops } from "../../src/shop/runs/runs.tables.ts";
import { changeOrderStatus } from "../support/change-order-status.ts";
import { testPostgres } from "../support/database.ts";
import { staff } from "../support/paid-order.ts";
import { DAY, manager, openRunsFor, rider } from "../support/runs.ts";
import type { TestApp } from "../support/test-app.ts";

let testApp: TestApp;
let uuid = "";
const { runOf } = openRunsFor((opened, order) => {
  testApp = opened;
  uuid = order;
}, testPostgres);

const remove = (runId: string, services = testApp.services) =>
  changeStops(services, { runId, change: { remove: uuid }, staff: manager });
const pickUp = (services = testApp.services) => {
  const at = services.clock().toISOString();
  const report = { kind: "picked up", id: randomUuid(), orderId: uuid, at } as const;
  return reportStop(services, { report, staff: rider });
};

/** A run of the order alone, which is ready on its day. */
async function readyRun(): Promise<string> {
  const id = await runOf(rider.userId, uuid);
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready");
  testApp.setClock(instant(DAY, 600));
  return id;
}

async function stored() {
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  const stops = await testApp.db.select().from(runStops).where(eq(runStops.orderId, uuid));
  return { status: order?.status, stops: stops.length };
}

test("a stop that its rider is picking up stays on the run", async () => {
  const runId = await readyRun();
  let removing: ReturnType<typeof remove> | undefined;
  await testApp.db.transaction(async (tx) => {
    expect(await pickUp({ ...testApp.services, db: tx })).toMatchObject({ ok: true });
    removing = remove(runId);
    expect(await Promise.race([removing, pause(200, "waits")])).toBe("waits");
  });
  expect(await removing).toMatchObject({ code: "run-changed" });
  expect(await stored()).toEqual({ status: "shipped", stops: 1 });
});

test("a stop that is being taken off its run is not picked up", async () => {
  const runId = await readyRun();
  let pickingUp: ReturnType<typeof pickUp> | undefined;
  await testApp.db.transaction(async (tx) => {
    expect(await remove(runId, { ...testApp.services, db: tx })).toMatchObject({ ok: true });
    pickingUp = pickUp();
    expect(await Promise.race([pickingUp, pause(200, "waits")])).toBe("waits");
  });
  expect(await pickingUp).toMatchObject({ code: "unknown-order" });
  expect(await stored()).toEqual({ status: "ready", stops: 0 });
});

test("removals, additions and new times of one order at the same moment end without a deadlock", async () => {
  const runId = await runOf(rider.userId, uuid);
  const add = () => changeStops(testApp.services, { runId, change: { add: [uuid] }, staff: manager });
  const times = ["12 PM - 3 PM", "3 PM - 6 PM"];
  for (let round = 0; round < 10; round += 1) {
    const to = { date: DAY, type: "Standard Delivery", time: times[round % 2] ?? "" };
    const newTime = { id: uuid, staff: staff("care"), to, expectedRefund: NO_MONEY };
    const outcomes = await Promise.all([
      ...[remove(runId), add(), remove(runId), add()],
      rescheduleOrder(testApp.services, newTime),
    ]);
    expect(outcomes.at(-1)).toMatchObject({ ok: true });
    expect((await stored()).stops).toBeLessThan(2);
  }
});
