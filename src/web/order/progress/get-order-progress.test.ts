import { expect, test } from "vitest";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { anOrder, type TestApp } from "../../../../tests/support/test-app.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { getOrder } from "../../../shop/orders/get-order.ts";
import { listOrders } from "../../../shop/orders/list-orders.ts";
import { orders } from "../../../shop/orders/orders.tables.ts";
import { getOrderProgress } from "./get-order-progress.ts";

/** Columns that only locate a stored line. */
const STORED_AT = ["orderId", "position"];

let testApp: TestApp;
let uuid = "";
let viewer: Session;

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
  await testApp.call("asha", "POST", "/payment/create-order", anOrder("asha", {}), {
    "idempotency-key": "the-only-order",
  });
  const [row] = await testApp.db.select().from(orders);
  uuid = row?.id ?? "";
  viewer = { userId: row?.userId, roles: [] } as unknown as Session;
});

test("order lines on the page have neither tax nor storage columns", async () => {
  const order = await getOrderProgress(testApp.services, viewer, { uuid, token: null });
  expect(order?.lines.length).toBeGreaterThan(0);
  for (const line of order?.lines ?? []) {
    expect(line).toMatchObject({ sku: expect.any(String), totalPaise: expect.any(Number) });
    for (const hidden of [...STORED_AT, "hsn", "taxRateBp"]) expect(line).not.toHaveProperty(hidden);
  }
});

test("order lines never have storage columns", async () => {
  const one = await getOrder(testApp.services, { id: uuid, viewer });
  const all = await listOrders(testApp.services, { userId: viewer.userId });
  const lines = [...(one.ok ? one.value.lines : []), ...all.orders.flatMap((o) => o.lines)];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line).toHaveProperty("hsn");
    for (const hidden of STORED_AT) expect(line).not.toHaveProperty(hidden);
  }
});
