import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { anOrder, type TestApp } from "../../../../tests/support/test-app.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { skus } from "../../../shop/catalogue/catalogue.tables.ts";
import { getOrder } from "../../../shop/orders/get-order.ts";
import { listOrders } from "../../../shop/orders/list-orders.ts";
import { orderToken } from "../../../shop/orders/order-link.ts";
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
  if (!row) throw new Error("there is no order");
  uuid = row.id;
  viewer = testSession({ userId: row.userId });
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
  const order = await getOrder(testApp.services, { id: uuid, viewer });
  const list = await listOrders(testApp.services, { userId: viewer.userId });
  const lines = [...(order.ok ? order.value.lines : []), ...list.orders.flatMap((o) => o.lines)];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line).toHaveProperty("hsn");
    for (const hidden of STORED_AT) expect(line).not.toHaveProperty(hidden);
  }
});

test("an order that was not paid in time offers its customer the nearest free times, and what they cost more", async () => {
  const look = async (token: string | null, who: Session | null) =>
    (await getOrderProgress(testApp.services, who, { uuid, token }))?.unpaid;
  expect(await look(null, viewer)).toMatchObject({ stage: "open", times: [] });
  testApp.pass(16);
  const [order] = await testApp.db.select().from(orders);
  const unpaid = await look(null, viewer);
  expect(unpaid?.stage).toBe("lapsed");
  expect(unpaid?.times[0]).toEqual({
    date: order?.deliveryOn,
    option: "standard",
    time: order?.slotLabel,
    hours: expect.stringMatching(/^\d+ [AP]M to \d+ [AP]M$/),
    extra: 0,
  });
  expect(unpaid?.times.some(({ option, extra }) => option === "fixed-time" && extra > 0)).toBe(true);
  expect(unpaid?.times.some(({ option }) => option === "express" || option === "pickup")).toBe(false);
  expect(await look(orderToken(testApp.services, uuid), null)).toMatchObject({ stage: "lapsed", times: [] });
  await testApp.db.update(skus).set({ active: false }).where(eq(skus.sku, "TRUF05"));
  expect(await look(null, viewer)).toMatchObject({ stage: "lapsed", times: [] });
});
