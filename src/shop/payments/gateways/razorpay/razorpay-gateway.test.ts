import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { startSandbox } from "../../../../../tests/support/sandbox.ts";
import { sandboxRefunds } from "../../../../sandbox/sandbox.tables.ts";
import { paise } from "../../../basics/money.ts";
import { MOST_REFUNDS_AT_PROVIDER } from "../../rules/refund-retry.ts";
import { GatewayError } from "../gateway.ts";
import { createRazorpayGateway } from "./razorpay-gateway.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let provider: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  database = await testDatabase();
  provider = await startSandbox(database.db);
});
afterAll(async () => {
  await provider?.close();
  await database?.close();
});

const order = () =>
  provider.gateway.createOrder({ amount: paise(147_700), receipt: "ord_1", notes: { slot: "4 PM to 6 PM" } });

async function paidOrder() {
  const { id } = await order();
  const { body } = await provider.pay(id);
  return { orderId: id, paymentId: body.razorpay_payment_id as string, signature: body.razorpay_signature };
}

test("an order carries its amount in paise and is not paid yet", async () => {
  const made = await order();
  expect(made).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    amount: 147_700,
    currency: "INR",
    status: "created",
  });
  expect(await provider.gateway.fetchOrderPayments(made.id)).toEqual([]);
});

test("an order tells the provider to capture what is authorised within 12 minutes, and to refund the rest", async () => {
  const bodies: unknown[] = [];
  const recorder = createServer(async (request, reply) => {
    bodies.push(await json(request));
    const order = { id: "order_1", amount: 147_700, currency: "INR", status: "created" };
    reply.setHeader("content-type", "application/json").end(JSON.stringify(order));
  }).listen(0, "127.0.0.1");
  await once(recorder, "listening");
  const apiUrl = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  const keys = { keyId: "rzp_test_shop", keySecret: "s", webhookSecret: "w" };
  const gateway = createRazorpayGateway({ ...keys, apiUrl, checkoutUrl: "" });
  await gateway.createOrder({ amount: paise(147_700), receipt: "ord_1", notes: {} });
  recorder.close();
  const capture_options = {
    ...{ automatic_expiry_period: 12, manual_expiry_period: 12 },
    refund_speed: "normal",
  };
  expect(bodies).toMatchObject([{ payment: { capture: "automatic", capture_options } }]);
});

test("a paid order shows its captured payment, alone and by its own id", async () => {
  const { orderId, paymentId } = await paidOrder();
  const payment = {
    id: paymentId,
    orderId,
    amount: 147_700,
    currency: "INR",
    status: "captured",
    method: "upi",
  };
  expect(await provider.gateway.fetchOrderPayments(orderId)).toEqual([payment]);
  expect(await provider.gateway.fetchPayment(paymentId)).toEqual(payment);
});

test("a payment's signature counts for this order and this payment only", async () => {
  const signedPayment = await paidOrder();
  const { isPaymentSignature } = provider.gateway;
  expect(isPaymentSignature(signedPayment)).toBe(true);
  expect(isPaymentSignature({ ...signedPayment, orderId: "order_another0000000" })).toBe(false);
  expect(isPaymentSignature({ ...signedPayment, paymentId: "pay_another0000000" })).toBe(false);
  for (const signature of [
    "",
    "0".repeat(64),
    "not hex",
    signedPayment.signature.slice(1),
    `${signedPayment.signature}00`,
  ]) {
    expect(isPaymentSignature({ ...signedPayment, signature })).toBe(false);
  }
});

test("a webhook is the provider's when its exact bytes are signed", async () => {
  const before = provider.mailbox.received.length;
  await paidOrder();
  const letter = (await provider.mailbox.once(before + 2))[before];
  if (!letter) throw new Error("no webhook came");
  const { isWebhookSignature } = provider.gateway;
  expect(isWebhookSignature(letter.body, letter.signature)).toBe(true);
  const sameJson = Buffer.from(JSON.stringify(JSON.parse(letter.body.toString()), null, 1));
  expect(isWebhookSignature(sameJson, letter.signature)).toBe(false);
  expect(isWebhookSignature(letter.body, provider.sign(letter.body.toString()))).toBe(false);
});

test("two partial refunds add up and no third exceeds the payment", async () => {
  const { paymentId } = await paidOrder();
  const refund = (amount: number, key: string) =>
    provider.gateway.refund({
      paymentId,
      amount: paise(amount),
      idempotencyKey: `${paymentId}-${key}`,
      reference: key,
    });
  const first = await refund(50_000, "a");
  expect(first).toMatchObject({ paymentId, amount: 50_000, status: "processed", reference: "a" });
  expect(await provider.gateway.fetchRefund(first.id)).toEqual(first);
  await refund(97_000, "b");
  await expect(refund(701, "c")).rejects.toMatchObject({ retryable: false });
  expect((await provider.gateway.fetchPayment(paymentId)).status).toBe("captured");
  await refund(700, "d");
  expect((await provider.gateway.fetchPayment(paymentId)).status).toBe("refunded");
});

test("the refunds of a payment are its own: each with its reference, those by hand with none, and all of many", async () => {
  const { paymentId } = await paidOrder();
  const other = await paidOrder();
  const refund = { amount: paise(100), idempotencyKey: `${paymentId}-own`, reference: "own" };
  await provider.gateway.refund({ ...refund, paymentId: other.paymentId, idempotencyKey: "of another" });
  expect(await provider.gateway.fetchRefunds(paymentId)).toEqual([]);
  const own = await provider.gateway.refund({ ...refund, paymentId });
  const { body } = await provider.post(`/v1/payments/${paymentId}/refund`, { amount: 200 });
  const listed = await provider.gateway.fetchRefunds(paymentId);
  const byHand = { id: body.id, paymentId, amount: 200, status: "processed", reference: null };
  expect(listed).toHaveLength(2);
  expect(listed).toEqual(expect.arrayContaining([own, byHand]));
  const row = { paymentId, amount: 100, status: "processed", speed: "normal", createdAt: new Date() };
  const many = Array.from({ length: 198 }, (_, index) => ({ ...row, id: `rfnd_${index}` }));
  await database.db.insert(sandboxRefunds).values(many);
  const all = await provider.gateway.fetchRefunds(paymentId);
  expect(new Set(all.map(({ id }) => id)).size, "two full pages").toBe(200);
  await database.db.insert(sandboxRefunds).values(
    Array.from({ length: MOST_REFUNDS_AT_PROVIDER - 200 }, (_, index) => ({
      ...row,
      id: `rfnd_more_${index}`,
    })),
  );
  await expect(
    provider.gateway.fetchRefunds(paymentId),
    "more pages than a payment can have",
  ).rejects.toThrow(GatewayError);
  await expect(provider.gateway.fetchRefunds("pay_unknown")).rejects.toThrow(GatewayError);
});

test("asking twice with one key refunds once", async () => {
  const { paymentId } = await paidOrder();
  const wish = { paymentId, amount: paise(100_000), idempotencyKey: `once-${paymentId}`, reference: "once" };
  const both = await Promise.all([provider.gateway.refund(wish), provider.gateway.refund(wish)]);
  expect(both[1]).toEqual(both[0]);
  expect(await provider.get(`/v1/payments/${paymentId}`)).toMatchObject({ amount_refunded: 100_000 });
  await expect(provider.gateway.refund({ ...wish, amount: paise(1_000) })).rejects.toThrow(GatewayError);
});

test.each([
  ["a broken provider", "api-error"],
  ["a provider that does not answer in time", "api-silent"],
  ["a provider that hangs up", "api-drop"],
] as const)("%s is worth another try, and the next call works", async (_, fault) => {
  await provider.fault(fault);
  const failure = await order().catch((error) => error);
  expect(failure).toBeInstanceOf(GatewayError);
  expect(failure.retryable).toBe(true);
  expect((await order()).status).toBe("created");
});

test("a broken provider refunds nothing and says so", async () => {
  const { paymentId } = await paidOrder();
  await provider.fault("api-error");
  const wish = { paymentId, amount: paise(100), idempotencyKey: `broken-${paymentId}`, reference: "b" };
  await expect(provider.gateway.refund(wish)).rejects.toMatchObject({ retryable: true });
  expect(await provider.gateway.refund(wish)).toMatchObject({ amount: 100 });
});

test("a provider that is not there is worth another try", async () => {
  const nowhere = createRazorpayGateway({
    keyId: "rzp_test_shop",
    keySecret: "s",
    webhookSecret: "w",
    apiUrl: "http://127.0.0.1:1",
    checkoutUrl: "",
  });
  const failure = await nowhere.fetchPayment("pay_1").catch((error) => error);
  expect(failure).toBeInstanceOf(GatewayError);
  expect(failure.retryable).toBe(true);
});

test("what the provider refuses is final, in its own words and without a key in them", async () => {
  const tooLittle = provider.gateway.createOrder({ amount: paise(99), receipt: "r", notes: {} });
  await expect(tooLittle).rejects.toMatchObject({
    retryable: false,
    message: expect.stringContaining("400"),
  });
  await expect(provider.gateway.fetchPayment("pay_unknown0000000")).rejects.toMatchObject({
    retryable: false,
  });
  const stranger = createRazorpayGateway({
    keyId: "rzp_test_shop",
    keySecret: "wrong-secret",
    webhookSecret: "w",
    apiUrl: provider.url,
    checkoutUrl: "",
  });
  const failure = await stranger.fetchPayment("pay_1").catch((error) => error);
  expect(failure).toMatchObject({ retryable: false, message: expect.stringContaining("401") });
  expect(failure.message).not.toContain("wrong-secret");
});
