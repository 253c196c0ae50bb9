import { expect, test } from "vitest";
import { openTillFor } from "../../tests/support/open-till-for.ts";
import { pay, type Till } from "../../tests/support/till.ts";
import { orders } from "../shop/orders/orders.tables.ts";
import { payments } from "../shop/payments/payments.tables.ts";
import { startTestPayment } from "../shop/payments/start-test-payment.ts";
import { verifyTestPayment } from "../shop/payments/verify-test-payment.ts";

let till: Till;

openTillFor(async (opened) => {
  till = opened;
  await till.customer("asha");
});

const start = () => till.call("asha", "POST", "/payment/test/create-order");

test("a rupee goes through the sandbox, and nothing of it is in the shop's books", async () => {
  const started = await start();
  expect(started.body.data).toMatchObject({ razorpayOrder: { amount: 100, currency: "INR" } });
  const proof = await pay(till, started.body.data.razorpayOrder.id);
  const verified = await till.call("asha", "POST", "/payment/test/verify-payment", proof.body);
  expect(verified).toMatchObject({
    status: 200,
    body: { message: "Payment received", data: { paymentId: proof.body.paymentId, status: "captured" } },
  });
  expect(await till.db.$count(orders)).toBe(0);
  expect(await till.db.$count(payments)).toBe(0);
});

test("the sandbox's webhook about that rupee changes nothing and raises no alarm", async () => {
  const started = await start();
  const { id } = started.body.data.razorpayOrder;
  await pay(till, id);
  for (const letter of await till.webhooks(id)) expect((await letter.deliver()).status).toBe(200);
  await till.work();
  expect(await till.db.$count(orders)).toBe(0);
  expect(till.alarms).toEqual([]);
});

test("a wrong signature verifies nothing, and neither does a right one of another sum", async () => {
  const started = await start();
  const proof = await pay(till, started.body.data.razorpayOrder.id);
  const forged = { ...proof.body, signature: "0".repeat(64) };
  expect((await till.call("asha", "POST", "/payment/test/verify-payment", forged)).status).toBe(400);
  const large = await till.bankCall("POST", "/v1/orders", { amount: 50_000, currency: "INR", receipt: "r" });
  const other = await pay(till, large.body.id);
  const refused = await till.call("asha", "POST", "/payment/test/verify-payment", other.body);
  expect(refused).toMatchObject({ status: 400, body: { code: "bad-signature" } });
});

test("nobody starts a test payment without being signed in", async () => {
  expect((await till.call(null, "POST", "/payment/test/create-order")).status).toBe(401);
});

test("a shop that is live makes no test payments", async () => {
  const live = { ...till.services, settings: { ...till.services.settings, mode: "live" as const } };
  expect(await startTestPayment(live)).toMatchObject({ ok: false, code: "unknown-payment" });
  const proof = { orderId: "order_1", paymentId: "pay_1", signature: "0".repeat(64) };
  expect(await verifyTestPayment(live, { proof })).toMatchObject({ ok: false, code: "unknown-payment" });
});
