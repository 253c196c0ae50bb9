import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import { anOrder, type TestApp } from "../../../tests/support/test-app.ts";
import { users } from "../accounts/accounts.tables.ts";
import { getOrderStory } from "../back-office/get-order-story.ts";
import { type Day, parseDay } from "../basics/india-time.ts";
import type { ExportCell } from "../basics/list-export.ts";
import { exportOfficeOrders } from "../orders/office-list/export-office-orders.ts";
import { listNeighbours } from "../orders/office-list/list-neighbours.ts";
import { listOfficeOrders } from "../orders/office-list/list-office-orders.ts";
import { OrderListFilter } from "../orders/office-list/order-list.inputs.ts";
import { orders as stored } from "../orders/orders.tables.ts";
import { runStops, runs } from "./runs.tables.ts";
import { NO_RIDER, orderRuns } from "./runs-of-orders.ts";

let testApp: TestApp;
const ON = parseDay(anOrder("asha").deliveryDate) as Day;
const [manager, kitchen] = [staff("manager"), staff("kitchen")];
const orders = { imran: "", former: "", waiting: "", collected: "", gone: "" };

openTestAppFor(async (opened) => {
  testApp = opened;
  testApp.setClock(SATURDAY_MORNING);
  for (const name of Object.keys(orders) as (keyof typeof orders)[])
    orders[name] = await paidOrder(testApp, await testApp.customer(name));
  const { db } = testApp;
  await db.update(stored).set({ deliveryOption: "pickup" }).where(eq(stored.id, orders.collected));
  await db.update(stored).set({ status: "cancelled" }).where(eq(stored.id, orders.gone));
  await testApp.db
    .insert(users)
    .values({ id: "imran-khan", name: "Imran Khan", email: "imran.khan@example.com" });
  const run = { day: ON, createdAt: SATURDAY_MORNING };
  await testApp.db.insert(runs).values([
    { ...run, id: "run-1", nth: 1, riderId: "imran-khan" },
    { ...run, id: "run-2", nth: 2, riderId: "left" },
  ]);
  await testApp.db.insert(runStops).values([
    { orderId: orders.imran, runId: "run-1", position: 1 },
    { orderId: orders.former, runId: "run-2", position: 1 },
  ]);
});

function wanted(rider: string | null, member = manager) {
  const filter = OrderListFilter.parse({ on: ON, from: "", to: "", rider });
  return { filter, staff: member, runs: orderRuns(testApp.services, filter.rider) };
}
const listed = async (rider: string | null, member = manager) =>
  (await listOfficeOrders(testApp.services, { ...wanted(rider, member), cursor: null })).rows;

test("the list says on which run an order is and who drives it, also somebody who has left", async () => {
  const rows = await listed(null);
  const runOf = new Map(rows.map(({ uuid, run, needsRider }) => [uuid, { run, needsRider }]));
  expect(runOf.get(orders.imran)?.run).toMatchObject({ id: "run-1", nth: 1, rider: "Imran Khan" });
  expect(runOf.get(orders.former)?.run).toMatchObject({ nth: 2, rider: "Former rider" });
  expect(runOf.get(orders.waiting)).toEqual({ run: null, needsRider: true });
});

test("the list, its file and the orders beside one are limited to a rider, or to orders without one", async () => {
  const uuidsOf = async (rider: string, member = manager) =>
    (await listed(rider, member)).map(({ uuid }) => uuid);
  expect(await uuidsOf("imran-khan")).toEqual([orders.imran]);
  expect(await uuidsOf("imran-khan", kitchen)).toEqual([orders.imran]);
  // One that is collected or cancelled needs no rider.
  expect(await uuidsOf(NO_RIDER)).toEqual([orders.waiting]);
  expect(await uuidsOf("nobody")).toEqual([]);
  const one = { id: orders.imran, ...wanted("imran-khan") };
  expect(await listNeighbours(testApp.services, one)).toEqual({ previous: null, next: null });
  const exported = await exportOfficeOrders(testApp.services, wanted("imran-khan"));
  if (!exported.ok) throw new Error(exported.code);
  const rows: ExportCell[][] = [];
  for await (const part of exported.value.parts) rows.push(...part);
  const at = (name: string) => rows.map((row) => row[exported.value.header.indexOf(name)]);
  expect([at("Rider"), at("Run")]).toEqual([["Imran Khan"], [1]]);
});

test("the story of an order says who drives it", async () => {
  const story = async (id: string) => getOrderStory(testApp.services, { id, staff: kitchen });
  expect(await story(orders.imran)).toMatchObject({ value: { run: { rider: "Imran Khan", nth: 1 } } });
  expect(await story(orders.waiting)).toMatchObject({ value: { run: null, needsRider: true } });
});
