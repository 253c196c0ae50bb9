import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { isSignedWith, type WebhookReceiver } from "../../../tests/support/webhook-receiver.ts";
import { openWebhooksFor } from "../../../tests/support/webhooks.ts";
import { userRoles } from "../accounts/accounts.tables.ts";
import type { Session } from "../accounts/identity.ts";
import { paise } from "../basics/money.ts";
import { changeSkus } from "../catalogue/products/change-skus.ts";
import { orders } from "../orders/orders.tables.ts";
import { writeEvents } from "./write-events.ts";

let testApp: TestApp;
let receiver: WebhookReceiver;
let owner: Session;
const { person, add, order, sendEveryMinute, log, types } = openWebhooksFor((opened) => {
  ({ testApp, receiver, owner } = opened);
});

test("a paid order reaches the program signed, versioned, and without a word about people", async () => {
  const { secret } = await add();
  const uuid = await order();
  expect(receiver.received, "nothing is sent before the job runs").toEqual([]);
  await testApp.work();
  expect(types()).toEqual(["order.placed"]);
  const [message] = receiver.received;
  if (!message) throw new Error("nothing arrived");
  expect(isSignedWith(secret, message)).toBe(true);
  expect(isSignedWith(secret, { ...message, body: message.body.replace("placed", "gifted") })).toBe(false);
  expect(message.headers["content-type"]).toBe("application/json");
  expect(Number(message.headers["webhook-timestamp"])).toBe(SATURDAY_MORNING.getTime() / 1000);
  expect(JSON.parse(message.body)).toMatchObject({
    ...{ type: "order.placed", version: 1, timestamp: SATURDAY_MORNING.toISOString() },
    data: { order: { uuid, status: "placed", day: "2026-11-23", pincode: "110001", total: 719 } },
  });
  for (const word of ["Asha", "98765", "Lotus", "@example.com", "birthday"])
    expect(message.body).not.toContain(word);
  expect(await log()).toEqual([["order.placed", "delivered", 1, 204]]);
});

test("a program is told the promised hours as people read them", async () => {
  await add();
  await order();
  await order({
    ...{ deliveryDate: "2026-11-21", deliveryTime: "Within 2 hours", deliveryType: "Express Delivery" },
  });
  await testApp.work();
  expect(receiver.received.map(({ data }) => data.order.hours)).toEqual(["9 AM to 12 PM", "by 12:30 PM"]);
});

test("a program gets exactly the events that it chose", async () => {
  await add({ events: ["order.cancelled", "order.refunded", "price.changed", "product.off_sale"] });
  const uuid = await order();
  await testApp.work();
  expect(types()).toEqual([]);
  const [{ userId = "" } = {}] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  const quoted = await testApp.call(userId, "GET", `/orders/${uuid}/cancellation`);
  const { refund, coins } = quoted.body.data;
  expect((await testApp.call(userId, "POST", `/orders/${uuid}/cancel`, { refund, coins })).status).toBe(200);
  await testApp.work();
  const edit = {
    from: { sellPaise: paise(125_900), active: true },
    to: { sellPaise: paise(120_000), active: false },
  };
  const edits = [{ sku: "TRUF10", ...edit }];
  const changed = await changeSkus(testApp.services, { edits, label: "TRUF10", staff: owner });
  expect(changed).toMatchObject({ ok: true });
  await testApp.work();
  expect(types()).toEqual(["order.cancelled", "order.refunded", "product.off_sale", "price.changed"]);
  expect(receiver.received.map(({ data }) => data)).toMatchObject([
    { order: { uuid, status: "cancelled" } },
    { order: { uuid }, refund: { amount: 719 } },
    { SKUs: [{ SKU: "TRUF10" }] },
    { prices: [{ SKU: "TRUF10", mrp: null, price: 1200 }] },
  ]);
});

test("an order that is rolled back is told to nobody", async () => {
  await add();
  const rolledBack = testApp.db.transaction(async (tx) => {
    await writeEvents({ ...testApp.services, db: tx as never }, [{ event: "order.placed", data: {} }]);
    throw new Error("on second thought");
  });
  await expect(rolledBack).rejects.toThrow("on second thought");
  await testApp.work();
  await sendEveryMinute();
  expect(receiver.received).toEqual([]);
});

test("receivers are told only if the creator asked for them and may see them now", async () => {
  const manager = await person("manager");
  await add({ withReceivers: true, staff: manager });
  await order();
  await testApp.work();
  expect(receiver.received[0]?.data.receiver).toMatchObject({ name: "Asha Rao" });
  await testApp.db.update(userRoles).set({ role: "kitchen" }).where(eq(userRoles.userId, manager.userId));
  await order();
  await testApp.work();
  expect(receiver.received[1]?.data.order.status).toBe("placed");
  expect(receiver.received[1]?.data.receiver).toBeUndefined();
});
