import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openTestAppWithCustomer } from "../../../tests/support/open-test-app-for.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import { slotHolds } from "../delivery/delivery.tables.ts";
import { orders } from "../orders/orders.tables.ts";
import { GatewayError } from "../payments/gateways/gateway.ts";
import { gatewayEvents, payments, refunds } from "../payments/payments.tables.ts";
import { getCoinBalance } from "../rewards/rewards.reads.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({ coins: 50 }, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

type Created = { uuid: string; orderNumber: string; razorpayOrder: { id: string; amount: number } };

async function order(overrides: Record<string, unknown> = {}, who = asha): Promise<Created> {
  const created = await testApp.call(who, "POST", "/payment/create-order", anOrder(who, overrides));
  expect(created.body).toMatchObject({ success: true });
  return created.body.data;
}

const verify = (proof: unknown, who = asha) => testApp.call(who, "POST", "/payment/verify-payment", proof);
const fault = (name: string, times = 1) => testApp.bankCall("POST", "/v1/faults", { fault: name, times });

async function statusOf(created: Created) {
  const [row] = await testApp.db.select().from(orders).where(eq(orders.id, created.uuid));
  return row?.status;
}
async function paymentOf(created: Created) {
  const [row] = await testApp.db.select().from(payments).where(eq(payments.orderId, created.uuid));
  return row;
}
async function refundsOf(created: Created) {
  const payment = await paymentOf(created);
  return testApp.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment?.id ?? ""));
}
async function coins(who = asha) {
  return getCoinBalance(testApp.services, { userId: who });
}
/** A slot with one place: six in each pickup hour, five of which are taken here. */
const lastPickup = { deliveryType: "Pickup", deliveryTime: "4 PM - 5 PM" };
async function takePlaces(count: number) {
  for (let i = 0; i < count; i++) {
    const other = await testApp.customer(`other-${crypto.randomUUID()}`);
    const theirs = await order(lastPickup, other);
    await verify((await pay(testApp, theirs.razorpayOrder.id)).body, other);
  }
}

test("paying twice the same way keeps one order and one mail", async () => {
  const created = await order();
  const proof = (await pay(testApp, created.razorpayOrder.id)).body;
  const first = await verify(proof);
  const second = await verify(proof);
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

test("a webhook that comes before the shopper's own return changes nothing for them", async () => {
  const created = await order();
  const proof = (await pay(testApp, created.razorpayOrder.id)).body;
  for (const webhook of await testApp.webhooks(created.razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect(await verify(proof)).toMatchObject({
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
  const proof = (await pay(testApp, created.razorpayOrder.id)).body;
  expect(await verify(proof)).toMatchObject({ body: { data: { paid: true } } });
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
  const proof = (await pay(testApp, created.razorpayOrder.id)).body;
  expect(await verify(proof)).toMatchObject({
    status: 200,
    body: { data: { uuid: created.uuid, paid: false } },
  });
  await testApp.bankCall("POST", "/v1/settle");
  testApp.pass(5);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("placed");
});

test("an unpaid order expires after half an hour and releases its slot and coins", async () => {
  const created = await order({ useCoins: true });
  expect(await coins()).toBe(0);
  testApp.pass(14);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("awaiting payment");
  testApp.pass(17);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("lapsed");
  expect(await coins()).toBe(50);
  const [hold] = await testApp.db.select().from(slotHolds).where(eq(slotHolds.orderId, created.uuid));
  expect(hold).toMatchObject({ state: "released" });
  testApp.pass(10);
  await testApp.everyMinute();
  expect(await coins()).toBe(50);
});

test("late money still places an expired order while its slot is free", async () => {
  await fault("payment-late");
  const created = await order({ useCoins: true });
  await pay(testApp, created.razorpayOrder.id);
  testApp.pass(31);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("lapsed");
  await testApp.bankCall("POST", "/v1/settle");
  testApp.pass(10);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("placed");
  expect(await coins()).toBe(0);
  expect(await refundsOf(created)).toEqual([]);
});

test("late money is refunded in full when the slot is taken", async () => {
  await takePlaces(5);
  await fault("payment-late");
  const created = await order({ ...lastPickup, useCoins: true });
  await pay(testApp, created.razorpayOrder.id);
  testApp.pass(31);
  await testApp.everyMinute();
  await takePlaces(1);
  await testApp.bankCall("POST", "/v1/settle");
  for (const webhook of await testApp.webhooks(created.razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect(await statusOf(created)).toBe("cancelled");
  expect(await refundsOf(created)).toMatchObject([
    { amountPaise: created.razorpayOrder.amount, status: "processed" },
  ]);
  expect(await paymentOf(created)).toMatchObject({ status: "refunded" });
  expect(await coins()).toBe(50);
});

test("money after the delivery time is refunded, even if the slot is free", async () => {
  await fault("payment-late");
  const created = await order({ deliveryDate: "2026-11-21", deliveryTime: "3 PM - 6 PM" });
  await pay(testApp, created.razorpayOrder.id);
  testApp.pass(6 * 60);
  await testApp.bankCall("POST", "/v1/settle");
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("cancelled");
  expect(await refundsOf(created)).toMatchObject([{ status: "processed" }]);
});

test("late money is refunded when the order's coins are spent", async () => {
  await fault("payment-late");
  const created = await order({ useCoins: true });
  await pay(testApp, created.razorpayOrder.id);
  testApp.pass(31);
  await testApp.everyMinute();
  const next = await order({ useCoins: true });
  await verify((await pay(testApp, next.razorpayOrder.id)).body);
  await testApp.bankCall("POST", "/v1/settle");
  testApp.pass(10);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("cancelled");
  expect(await statusOf(next)).toBe("placed");
  expect(await refundsOf(created)).toMatchObject([{ status: "processed" }]);
  expect(await coins()).toBe(0);
});

test.each(["payment-wrong-amount", "payment-wrong-currency"])(
  "%s: the money is refunded, nothing is baked, and an alarm is raised",
  async (name) => {
    await fault(name);
    const created = await order();
    const proof = (await pay(testApp, created.razorpayOrder.id)).body;
    expect(await verify(proof)).toMatchObject({ status: 200, body: { data: { paid: false } } });
    await verify(proof);
    await testApp.work();
    expect(await statusOf(created)).toBe("cancelled");
    expect(await refundsOf(created)).toMatchObject([{ reason: "wrong amount", status: "processed" }]);
    const [hold] = await testApp.db.select().from(slotHolds).where(eq(slotHolds.orderId, created.uuid));
    expect(hold).toMatchObject({ state: "released" });
    const again = await order();
    expect(again.razorpayOrder.id).not.toBe(created.razorpayOrder.id);
    expect(testApp.alarms).toContain("captured money does not match its order and is refunded");
  },
);

test("a duplicate payment is refunded in full, and the order stays", async () => {
  await fault("payment-twice");
  const created = await order();
  await pay(testApp, created.razorpayOrder.id);
  for (const webhook of await testApp.webhooks(created.razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect(await statusOf(created)).toBe("placed");
  expect(await paymentOf(created)).toMatchObject({ status: "paid" });
  const returned = await refundsOf(created);
  expect(returned).toMatchObject([{ reason: "paid twice", amountPaise: created.razorpayOrder.amount }]);
  expect(returned[0]?.gatewayPaymentId).not.toBe((await paymentOf(created))?.gatewayPaymentId);
});

test("a duplicate payment without a webhook is found and refunded once", async () => {
  await fault("payment-twice");
  const created = await order();
  await verify((await pay(testApp, created.razorpayOrder.id)).body);
  testApp.pass(19);
  await testApp.refundDuplicatePayments();
  expect(await refundsOf(created), "it may still be under way").toEqual([]);
  testApp.pass(2);
  await fault("api-error", 100);
  await testApp.refundDuplicatePayments();
  expect(await refundsOf(created), "the provider did not say").toEqual([]);
  await testApp.bankCall("DELETE", "/v1/faults");
  const wrongKey = vi
    .spyOn(testApp.services.gateway, "fetchOrderPayments")
    .mockRejectedValue(new GatewayError("401: the key was changed", false));
  await testApp.refundDuplicatePayments();
  wrongKey.mockRestore();
  for (let again = 0; again < 2; again++) await testApp.refundDuplicatePayments();
  await testApp.work();
  const [returned, ...otherRefunds] = await refundsOf(created);
  expect(otherRefunds).toEqual([]);
  expect(returned).toMatchObject({ reason: "paid twice", status: "processed" });
  expect(returned?.gatewayPaymentId).not.toBe((await paymentOf(created))?.gatewayPaymentId);
  expect(await statusOf(created)).toBe("placed");
});

test("a refund that the provider can't take now is sent when it can, once", async () => {
  await fault("payment-wrong-amount");
  const created = await order();
  await verify((await pay(testApp, created.razorpayOrder.id)).body);
  await fault("api-error");
  await expect(testApp.work()).rejects.toThrow();
  expect(await refundsOf(created)).toMatchObject([{ status: "requested" }]);
  const [refund] = await refundsOf(created);
  await testApp.retry("send-refund", { refundId: refund?.id });
  await testApp.retry("send-refund", { refundId: refund?.id });
  expect(await refundsOf(created)).toMatchObject([{ status: "processed" }]);
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
  const proof = (await pay(testApp, created.razorpayOrder.id)).body;
  await fault("api-error");
  expect(await verify(proof)).toMatchObject({
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
