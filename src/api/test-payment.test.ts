import { expect, test } from "vitest";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import { pay, type TestApp } from "../../tests/support/test-app.ts";
import { orders } from "../shop/orders/orders.tables.ts";
import { payments } from "../shop/payments/payments.tables.ts";
import { startTestPayment } from "../shop/payments/start-test-payment.ts";
import { verifyTestPayment } from "../shop/payments/verify-test-payment.ts";

let testApp: TestApp;

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
});

const start = () => testApp.call("asha", "POST", "/payment/test/create-order");

test("a rupee goes through the sandbox, and nothing of it is in the shop's books", async () => {
  const started = await start();
  expect(started.body.data).toMatchObject({ razorpayOrder: { amount: 100, currency: "INR" } });
  const { body: signedPayment } = await pay(testApp, started.body.data.razorpayOrder.id);
  const verified = await testApp.call("asha", "POST", "/payment/test/verify-payment", signedPayment);
  expect(verified).toMatchObject({
    status: 200,
    body: {
      message: "Payment received",
      data: { paymentId: signedPayment.paymentId, status: "captured" },
    },
  });
  expect(await testApp.db.$count(orders)).toBe(0);
  expect(await testApp.db.$count(payments)).toBe(0);
});

test("the sandbox's webhook about that rupee changes nothing and raises no alarm", async () => {
  const started = await start();
  const { id } = started.body.data.razorpayOrder;
  await pay(testApp, id);
  for (const letter of await testApp.webhooks(id)) expect((await letter.deliver()).status).toBe(200);
  await testApp.work();
  expect(await testApp.db.$count(orders)).toBe(0);
  expect(testApp.alarms).toEqual([]);
});

test("a wrong signature verifies nothing, nor does a right one for another amount", async () => {
  const started = await start();
  const { body: signedPayment } = await pay(testApp, started.body.data.razorpayOrder.id);
  const forged = { ...signedPayment, signature: "0".repeat(64) };
  expect((await testApp.call("asha", "POST", "/payment/test/verify-payment", forged)).status).toBe(400);
  const large = await testApp.bankCall("POST", "/v1/orders", {
    amount: 50_000,
    currency: "INR",
    receipt: "r",
  });
  const other = await pay(testApp, large.body.id);
  const refused = await testApp.call("asha", "POST", "/payment/test/verify-payment", other.body);
  expect(refused).toMatchObject({ status: 400, body: { code: "bad-signature" } });
});

test("nobody starts a test payment without being signed in", async () => {
  expect((await testApp.call(null, "POST", "/payment/test/create-order")).status).toBe(401);
});

test("a shop that is live makes no test payments", async () => {
  const live = { ...testApp.services, settings: { ...testApp.services.settings, mode: "live" as const } };
  expect(await startTestPayment(live)).toMatchObject({ ok: false, code: "unknown-payment" });
  const signedPayment = { orderId: "order_1", paymentId: "pay_1", signature: "0".repeat(64) };
  expect(await verifyTestPayment(live, { signedPayment })).toMatchObject({
    ok: false,
    code: "unknown-payment",
  });
});
