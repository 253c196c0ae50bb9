import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openCheckoutFor } from "../../../tests/support/checkout-calls.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import { paise } from "../basics/money.ts";
import { deliveryOptions } from "../delivery/delivery.tables.ts";
import { orders } from "../orders/orders.tables.ts";
import { gatewayEvents } from "../payments/payments.tables.ts";

let testApp: TestApp;
let asha: string;
const { order, verify, fault, statusOf, paymentOf, refundsOf, coins } = openCheckoutFor(
  (opened, customer) => {
    testApp = opened;
    asha = customer;
  },
);

test("paying twice the same way keeps one order and one mail", async () => {
  const created = await order();
  const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
  const first = await verify(signedPayment);
  const second = await verify(signedPayment);
  expect(second.body.data).toEqual(first.body.data);
  await testApp.work();
  expect(testApp.mails.map((mail) => mail.to)).toEqual([`${asha}@example.com`]);
  expect(testApp.mails[0]?.text).toContain(created.orderNumber);
});

test("a shopper who closes the browser after paying still has an order, by webhook", async () => {
  const created = await order();
  await pay(testApp, created.razorpayOrder.id);
  for (const webhook of await testApp.webhooks(created.razorpayOrder.id)) {
    expect(await webhook.deliver()).toMatchObject({ status: 200 });
  }
  await testApp.work();
  expect(await statusOf(created)).toBe("placed");
  expect(testApp.mails).toHaveLength(1);
});

test("repeated and reordered webhooks place one order", async () => {
  const created = await order();
  await pay(testApp, created.razorpayOrder.id);
  const webhooks = await testApp.webhooks(created.razorpayOrder.id);
  for (const webhook of [...webhooks].reverse()) {
    await webhook.deliver();
    await webhook.deliver();
  }
  expect((await testApp.waitingJobs()).filter((name) => name === "gateway-event")).toHaveLength(
    webhooks.length,
  );
  await testApp.work();
  expect(await statusOf(created)).toBe("placed");
  expect(await refundsOf(created)).toEqual([]);
  expect(testApp.mails).toHaveLength(1);
});

test("webhooks about a recorded payment need no job, and do not store the payer", async () => {
  const created = await order();
  await verify((await pay(testApp, created.razorpayOrder.id)).body);
  await testApp.work();
  const webhooks = await testApp.webhooks(created.razorpayOrder.id);
  for (const webhook of webhooks) expect(await webhook.deliver()).toMatchObject({ status: 200 });
  expect(await testApp.waitingJobs()).toEqual([]);
  const stored = await testApp.db
    .select()
    .from(gatewayEvents)
    .where(sql`${gatewayEvents.body}::text like ${`%${created.razorpayOrder.id}%`}`);
  expect(stored).toHaveLength(webhooks.length);
  expect(stored.every(({ handledAt }) => handledAt !== null)).toBe(true);
  expect(JSON.stringify(stored)).not.toContain("success@razorpay");
});

test("a webhook with characters that PostgreSQL refuses still places its order", async () => {
  const created = await order();
  await pay(testApp, created.razorpayOrder.id);
  const { body } = await testApp.bankCall("GET", `/v1/orders/${created.razorpayOrder.id}/payments`);
  const entity = { ...body.items[0], description: "a\u0000b\ud800", "name\u0000": ["\udc00"] };
  const event = { event: "payment.captured", payload: { payment: { entity } } };
  const text = JSON.stringify(event);
  expect(text).toContain("\\u0000");
  expect(text).toContain("\\ud800");
  expect(await testApp.deliverSigned(text)).toMatchObject({ status: 200 });
  await testApp.work();
  expect(await statusOf(created)).toBe("placed");
});

test("a webhook that comes before the shopper's own return changes nothing for them", async () => {
  const created = await order();
  const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
  for (const webhook of await testApp.webhooks(created.razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect(await verify(signedPayment)).toMatchObject({
    status: 200,
    body: { data: { uuid: created.uuid, paid: true } },
  });
});

test("with no webhook and no return, the reconciler finds the money", async () => {
  const created = await order();
  await pay(testApp, created.razorpayOrder.id);
  testApp.pass(2);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("placed");
});

test("a declined payment keeps the order waiting, and the next try places it", async () => {
  const created = await order({ useCoins: true });
  expect(await pay(testApp, created.razorpayOrder.id, "failure@razorpay")).toMatchObject({ status: 400 });
  for (const webhook of await testApp.webhooks(created.razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect(await paymentOf(created)).toMatchObject({ status: "failed" });
  expect(await statusOf(created)).toBe("awaiting payment");
  expect(await coins()).toBe(0);
  const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
  expect(await verify(signedPayment)).toMatchObject({ body: { data: { paid: true } } });
});

test("a late webhook of a failed attempt does not undo the order", async () => {
  const created = await order();
  await pay(testApp, created.razorpayOrder.id, "failure@razorpay");
  await verify((await pay(testApp, created.razorpayOrder.id)).body);
  for (const webhook of await testApp.webhooks(created.razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect(await statusOf(created)).toBe("placed");
  expect(await paymentOf(created)).toMatchObject({ status: "paid" });
});

test("an authorised payment waits; once captured it places the order", async () => {
  await fault("payment-late");
  const created = await order();
  const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
  expect(await verify(signedPayment)).toMatchObject({
    status: 200,
    body: { data: { uuid: created.uuid, paid: false } },
  });
  await testApp.bankCall("POST", "/v1/settle");
  testApp.pass(5);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("placed");
});

test("when the provider is down nothing is charged, and the same request works once it is back", async () => {
  const key = { "idempotency-key": `key-${asha}` };
  await fault("api-error");
  const down = await testApp.call(asha, "POST", "/payment/create-order", anOrder(asha), key);
  expect(down).toMatchObject({ status: 503, body: { success: false, code: "payment-provider-down" } });
  const back = await testApp.call(asha, "POST", "/payment/create-order", anOrder(asha), key);
  expect(back).toMatchObject({ status: 200 });
  expect(await testApp.db.select().from(orders).where(eq(orders.userId, asha))).toHaveLength(1);
});

test("a shopper who returns while the provider is down is not refused, and the order follows", async () => {
  const created = await order();
  const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
  await fault("api-error");
  expect(await verify(signedPayment)).toMatchObject({
    status: 200,
    body: { data: { uuid: created.uuid, paid: false } },
  });
  testApp.pass(2);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("placed");
});

test("the reconciler expires no order while the provider does not answer", async () => {
  const created = await order();
  await pay(testApp, created.razorpayOrder.id);
  testApp.pass(31);
  await fault("api-error");
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("awaiting payment");
  testApp.pass(5);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("placed");
});

test("a shopper who returns with the same order continues the same payment, from any tab", async () => {
  const created = await order({ useCoins: true });
  testApp.pass(14);
  const again = await order({ useCoins: true });
  expect(again).toEqual(created);
  expect(await coins()).toBe(0);
  await verify((await pay(testApp, created.razorpayOrder.id)).body);
  const next = await order();
  expect(next.uuid).not.toBe(created.uuid);
});

test("once its hold has expired, the same order is a new one", async () => {
  const created = await order();
  testApp.pass(15);
  expect((await order()).razorpayOrder.id).not.toBe(created.razorpayOrder.id);
});

const create = (overrides: Record<string, unknown>, key?: string) =>
  testApp.call(
    asha,
    "POST",
    "/payment/create-order",
    // Its slots are not full of the orders above.
    anOrder(asha, { deliveryDate: "2026-11-24", ...overrides }),
    key ? { "idempotency-key": key } : {},
  );
const changedTo = (summary: { delivery?: number; coins?: number; total: number }) => ({
  status: 409,
  body: { code: "price-changed", data: { summary } },
});

test("a page that still counts coins held by a first order is shown the total without them", async () => {
  expect(await create({ useCoins: true, total: 669 })).toMatchObject({ status: 200 });
  const changed = { useCoins: true, message: "Happy birthday, Ravi" };
  expect(await create({ ...changed, total: 669 })).toMatchObject(changedTo({ coins: 0, total: 719 }));
  expect(await testApp.db.$count(orders, eq(orders.userId, asha))).toBe(1);
  const confirmed = await create({ ...changed, total: 719 });
  expect(confirmed.body.data.razorpayOrder.amount).toBe(71_900);
});

test("a page that counts fewer coins than there are is shown the lower total, and no coins are held", async () => {
  expect(await create({ useCoins: true, total: 719 })).toMatchObject(changedTo({ coins: 50, total: 669 }));
  expect(await coins()).toBe(50);
});

test("a delivery fee that was raised while the page was open is shown before it is paid", async () => {
  const standard = eq(deliveryOptions.option, "standard");
  const [before] = await testApp.db.select().from(deliveryOptions).where(standard);
  await testApp.db
    .update(deliveryOptions)
    .set({ feePaise: paise(9_900), freeFromPaise: null })
    .where(standard);
  try {
    expect(await create({ total: 719 })).toMatchObject(changedTo({ delivery: 99, total: 818 }));
    const confirmed = await create({ total: 818 });
    expect(confirmed.body.data.razorpayOrder.amount).toBe(81_800);
  } finally {
    await testApp.db
      .update(deliveryOptions)
      .set(before ?? {})
      .where(standard);
  }
});

test("a repeat continues its first order, whatever its coins make of the page's total", async () => {
  const key = `key-${asha}`;
  const first = await create({ useCoins: true, total: 669 }, key);
  for (const total of [669, 719, undefined]) {
    expect(await create({ useCoins: true, total }, key)).toEqual(first);
    expect(await create({ useCoins: true, total })).toEqual(first);
  }
});

test("a repeat that would ask more than its page shows is refused until it is paid", async () => {
  await create({ message: "The first", useCoins: true });
  const dearer = await create({ useCoins: true });
  expect(await create({ useCoins: true, total: 669 })).toMatchObject(changedTo({ coins: 0, total: 719 }));
  expect(await create({ useCoins: true, total: 719 })).toEqual(dearer);
});

test("a repeat of a paid order finds it, though the page shows a lower total", async () => {
  const key = `key-${asha}`;
  const first = await create({}, key);
  await verify((await pay(testApp, first.body.data.razorpayOrder.id)).body);
  const again = await create({ total: 669 }, key);
  expect(again.body.data.uuid).toBe(first.body.data.uuid);
});
