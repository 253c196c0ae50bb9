import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openCheckoutFor } from "../../../tests/support/checkout-calls.ts";
import { pay, type TestApp } from "../../../tests/support/test-app.ts";
import { slotHolds } from "../delivery/delivery.tables.ts";
import { GatewayError } from "../payments/gateways/gateway.ts";

let testApp: TestApp;
const { order, verify, fault, statusOf, paymentOf, refundsOf, coins } = openCheckoutFor((opened) => {
  testApp = opened;
});

/** A slot with one place: six in each pickup hour, five of which are taken here. */
const lastPickup = { deliveryType: "Pickup", deliveryTime: "4 PM - 5 PM" };
async function takePlaces(count: number) {
  for (let i = 0; i < count; i++) {
    const other = await testApp.customer(`other-${crypto.randomUUID()}`);
    const theirs = await order(lastPickup, other);
    await verify((await pay(testApp, theirs.razorpayOrder.id)).body, other);
  }
}

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
    const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
    expect(await verify(signedPayment)).toMatchObject({ status: 200, body: { data: { paid: false } } });
    await verify(signedPayment);
    await testApp.work();
    expect(await statusOf(created)).toBe("cancelled");
    expect(await refundsOf(created)).toMatchObject([{ reason: "wrong amount", status: "processed" }]);
    const [mail] = testApp.mails.filter(({ subject }) => subject.includes(created.orderNumber));
    expect(mail?.text.replaceAll("\n", " ")).toContain("was not the sum that it costs");
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

test("money captured before an outage of more than a day places its order, or is refunded", async () => {
  const created = await order();
  const tooLate = await order({ deliveryDate: "2026-11-21", deliveryTime: "3 PM - 6 PM" });
  const unpaid = await order({ deliveryDate: "2026-11-24", useCoins: true });
  await pay(testApp, created.razorpayOrder.id);
  await pay(testApp, tooLate.razorpayOrder.id);
  testApp.pass(25 * 60);
  await fault("api-error", 100);
  await testApp.everyMinute();
  expect(await statusOf(created), "the provider did not say").toBe("awaiting payment");
  expect(await statusOf(unpaid), "the provider did not say").toBe("awaiting payment");
  await testApp.bankCall("DELETE", "/v1/faults");
  testApp.pass(4 * 60);
  await testApp.everyMinute();
  expect(await statusOf(created)).toBe("placed");
  expect(await statusOf(tooLate)).toBe("cancelled");
  expect(await refundsOf(tooLate)).toMatchObject([
    { amountPaise: tooLate.razorpayOrder.amount, status: "processed" },
  ]);
  expect(await statusOf(unpaid)).toBe("lapsed");
  expect(await coins()).toBe(50);
});

test("an order whose payment the provider does not know expires after a day, and not because of a wrong key", async () => {
  const created = await order({ useCoins: true });
  const refused = (status: number) =>
    vi
      .spyOn(testApp.services.gateway, "fetchOrderPayments")
      .mockRejectedValue(new GatewayError("refused", false, status));
  for (const [status, minutes] of [
    [400, 23 * 60],
    [401, 9 * 60],
  ] as const) {
    const refusal = refused(status);
    testApp.pass(minutes);
    await testApp.everyMinute();
    refusal.mockRestore();
    expect(await statusOf(created), String(status)).toBe("awaiting payment");
  }
  const refusal = refused(400);
  testApp.pass(9 * 60);
  await testApp.everyMinute();
  refusal.mockRestore();
  expect(await statusOf(created)).toBe("lapsed");
  expect(await coins()).toBe(50);
});

test("a duplicate payment is found after an outage of days", async () => {
  await fault("payment-twice");
  const created = await order();
  await verify((await pay(testApp, created.razorpayOrder.id)).body);
  testApp.pass(6 * 24 * 60);
  await testApp.refundDuplicatePayments();
  expect(await refundsOf(created)).toMatchObject([{ reason: "paid twice", status: "processed" }]);
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
