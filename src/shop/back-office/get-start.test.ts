import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder } from "../../../tests/support/paid-order.ts";
import { anOrder, type TestApp } from "../../../tests/support/test-app.ts";
import { addDays, day, dayOf, instant, minuteOf } from "../basics/india-time.ts";
import { orders } from "../orders/orders.tables.ts";
import { getStart } from "./get-start.ts";

let testApp: TestApp;
let uuid = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
  uuid = await paidOrder(testApp, "asha");
});

const change = (columns: Partial<typeof orders.$inferInsert>) =>
  testApp.db.update(orders).set(columns).where(eq(orders.id, uuid));

test("today's sales are compared with those of the same weekday last week until the same time", async () => {
  const now = new Date(testApp.services.clock().getTime() + 60_000);
  testApp.setClock(now);
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  const today = await getStart(testApp.services);
  expect(today.sales).toEqual({ orders: 1, total: order?.totalPaise });
  expect(today.salesBefore).toEqual({ orders: 0, total: 0, on: addDays(dayOf(now), -7) });

  const sameTime = instant(addDays(dayOf(now), -7), minuteOf(now));
  await change({ placedAt: new Date(sameTime.getTime() - 60_000) });
  const weekLater = await getStart(testApp.services);
  expect([weekLater.sales.orders, weekLater.salesBefore.orders]).toEqual([0, 1]);
  await change({ placedAt: new Date(sameTime.getTime() + 60_000) });
  expect((await getStart(testApp.services)).salesBefore.orders).toBe(0);

  await change({ placedAt: new Date(now.getTime() - 1), status: "cancelled" });
  expect((await getStart(testApp.services)).sales.orders).toBe(0);
  await change({ status: "placed" });
});

test("the windows of the day say what is sold of their capacity, and an order whose time is over is late", async () => {
  const on = day(anOrder("asha").deliveryDate);
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  if (!order) throw new Error("no order");
  testApp.setClock(instant(on, order.startMinute - 30));
  const before = await getStart(testApp.services);
  expect(before.windows).toMatchObject([{ workOn: on, option: "standard", sold: 1, capacity: 20 }]);
  expect(before.toDeliver).toEqual({ orders: 1, delivered: 0, worth: order.totalPaise });
  expect(before.late).toEqual({ total: 0, orders: [] });

  testApp.setClock(instant(on, order.endMinute + 5));
  const after = await getStart(testApp.services);
  expect(after.windows).toEqual([]);
  expect(after.late).toMatchObject({ total: 1, orders: [{ number: order.number, status: "placed" }] });
  await change({ status: "delivered" });
  expect((await getStart(testApp.services)).late.total).toBe(0);
});

test("open work is counted, and a count that fails says so", async () => {
  const { jobs } = testApp.services;
  testApp.services.jobs = { ...jobs, countStuck: () => Promise.reject(new Error("the queue is away")) };
  const { attention } = await getStart(testApp.services);
  testApp.services.jobs = jobs;
  expect(attention).toContainEqual({ what: "jobs", many: null });
  expect(attention).toContainEqual({ what: "complaints", many: 0 });
});
