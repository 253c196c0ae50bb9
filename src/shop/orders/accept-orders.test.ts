import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changeOrderStatus } from "../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { randomUuid } from "../basics/ids.ts";
import { acceptOrders } from "./accept-orders.ts";
import { selectOrder } from "./orders.queries.ts";

let testApp: TestApp;
let customers = 0;
let orders: string[] = [];

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  const asha = await testApp.customer(`asha${++customers}`);
  orders = [];
  for (let nth = 0; nth < 3; nth += 1) orders.push(await paidOrder(testApp, asha));
});

const statusesNow = () =>
  Promise.all(orders.map(async (id) => (await selectOrder(testApp.db, { id }))?.status));
const accept = (ids = orders, who = staff("manager")) => acceptOrders(testApp.services, { ids, staff: who });

test("the new ones of the chosen orders are accepted, each with its entry in the log; a repeat accepts none", async () => {
  const [, begun = ""] = orders;
  await changeOrderStatus(testApp.services, { id: begun }, "preparing");
  expect(await accept()).toEqual({ accepted: 2, skipped: 1 });
  expect(await statusesNow()).toEqual(["accepted", "preparing", "accepted"]);
  expect(await accept()).toEqual({ accepted: 0, skipped: 3 });
  const entries = await testApp.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, orders[0] ?? ""));
  expect(entries).toMatchObject([{ before: "placed", after: "accepted", actorId: "the-manager" }]);
});

test("an order that does not exist is skipped, and a rider accepts none", async () => {
  expect(await accept([randomUuid()])).toEqual({ accepted: 0, skipped: 1 });
  expect(await accept(orders, staff("rider"))).toEqual({ accepted: 0, skipped: 3 });
  expect(await statusesNow()).toEqual(["placed", "placed", "placed"]);
});
