import fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { startSandbox } from "../../tests/support/sandbox.ts";
import { paise } from "../shop/basics/money.ts";
import { sandboxWebhooks } from "./sandbox.tables.ts";
import { sandbox } from "./sandbox.ts";

const NOW = new Date("2026-11-21T06:00:00Z");
const GOOD_CARD = { number: "4111 1111 1111 1111", expiry_month: 12, expiry_year: 2030, cvv: "123" };

let database: Awaited<ReturnType<typeof testDatabase>>;
let now = NOW;
let provider: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  now = NOW;
  provider = await startSandbox(database.db, { now: () => now });
});
afterEach(async () => {
  await provider?.close();
  await database.db.delete(sandboxWebhooks);
});

async function newOrder() {
  return (await provider.gateway.createOrder({ amount: paise(50_000), receipt: "r", notes: {} })).id;
}

function events() {
  return provider.mailbox.received.map(({ event }) => event);
}

describe("orders", () => {
  test.each([
    ["less than a rupee", { amount: 99, currency: "INR" }],
    ["a fraction of a paisa", { amount: 100.5, currency: "INR" }],
    ["another currency", { amount: 100, currency: "USD" }],
    ["a receipt of 41 characters", { amount: 100, currency: "INR", receipt: "x".repeat(41) }],
    [
      "sixteen notes",
      {
        amount: 100,
        currency: "INR",
        notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, "x"])),
      },
    ],
  ])("%s is refused in the provider's form", async (_, body) => {
    const answer = await provider.post("/v1/orders", body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: "BAD_REQUEST_ERROR", description: expect.any(String) });
  });

  test("nobody without the shop's keys can read or create an order", async () => {
    const body = { amount: 100, currency: "INR" };
    expect((await provider.post("/v1/orders", body, {})).status).toBe(401);
    expect((await provider.post("/v1/orders", body, { authorization: "Basic eDp5" })).status).toBe(401);
    expect((await provider.post("/v1/faults", { fault: "api-error" }, {})).status).toBe(401);
  });
});

describe("paying", () => {
  test("a declined attempt leaves the order open, and the next one pays it", async () => {
    const id = await newOrder();
    const declined = await provider.pay(id, "failure@razorpay");
    expect(declined.status).toBe(400);
    expect(declined.body.error).toMatchObject({
      code: "BAD_REQUEST_ERROR",
      reason: "payment_failed",
      metadata: { order_id: id, payment_id: expect.stringMatching(/^pay_/) },
    });
    expect(await provider.get(`/v1/orders/${id}`)).toMatchObject({ status: "attempted", amount_due: 50_000 });
    expect((await provider.pay(id)).status).toBe(200);
    expect(await provider.get(`/v1/orders/${id}`)).toMatchObject({
      status: "paid",
      attempts: 2,
      amount_due: 0,
    });
    await provider.mailbox.once(3);
    expect(events()).toEqual(["payment.failed", "payment.captured", "order.paid"]);
  });

  test("a paid order takes no second payment, not even at the same moment", async () => {
    const id = await newOrder();
    const answers = await Promise.all([provider.pay(id), provider.pay(id), provider.pay(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await provider.gateway.fetchOrderPayments(id)).length).toBe(1);
  });

  test("an unknown order can't be paid", async () => {
    expect((await provider.pay("order_unknown0000000")).status).toBe(400);
  });

  test("the good card pays with an OTP of 4 to 10 digits, and for scripts without", async () => {
    expect((await provider.payByCard(await newOrder(), { ...GOOD_CARD, otp: "123456" })).status).toBe(200);
    expect((await provider.payByCard(await newOrder(), GOOD_CARD)).status).toBe(200);
  });

  test.each([
    ["the declined card", { number: "4000000000000002" }],
    ["an expired card", { expiry_month: 10, expiry_year: 2026 }],
    ["a card of nobody's", { number: "4242424242424242" }],
    ["an OTP of three digits", { otp: "123" }],
    ["a CVV of two digits", { cvv: "12" }],
  ])("%s does not pay", async (_, wrong) => {
    const id = await newOrder();
    const answer = await provider.payByCard(id, { ...GOOD_CARD, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.error.description).toEqual(expect.any(String));
    expect((await provider.get(`/v1/orders/${id}`)).status).not.toBe("paid");
  });

  test("no whole card number is stored or returned", async () => {
    const id = await newOrder();
    await provider.payByCard(id, GOOD_CARD);
    const storedPayments = JSON.stringify(await provider.get(`/v1/orders/${id}/payments`));
    expect(storedPayments).toContain("1111");
    expect(storedPayments).not.toContain("4111111111111111");
  });
});

test.each([
  [11, 12],
  [12, 11],
])("an order with %i minutes to capture by itself and %i by hand is refused", async (automatic, manual) => {
  const capture_options = {
    ...{ automatic_expiry_period: automatic, manual_expiry_period: manual, refund_speed: "normal" },
  };
  const payment = { capture: "automatic", capture_options };
  const { status } = await provider.post("/v1/orders", { amount: 50_000, currency: "INR", payment });
  expect(status).toBe(400);
});

describe("refunds", () => {
  test("without an amount the whole rest is refunded, and then nothing more", async () => {
    const { body } = await provider.pay(await newOrder());
    const path = `/v1/payments/${body.razorpay_payment_id}/refund`;
    expect((await provider.post(path, { amount: 20_000 })).body).toMatchObject({ amount: 20_000 });
    expect((await provider.post(path, {})).body).toMatchObject({ amount: 30_000 });
    expect((await provider.post(path, {})).status).toBe(400);
  });

  test("a failed payment can't be refunded", async () => {
    const { body } = await provider.pay(await newOrder(), "failure@razorpay");
    const path = `/v1/payments/${body.error.metadata.payment_id}/refund`;
    expect((await provider.post(path, { amount: 100 })).status).toBe(400);
  });
});

describe("webhooks", () => {
  test("one that the shop refused is sent again after a restart, with the same event id", async () => {
    provider.mailbox.answer(500);
    await provider.pay(await newOrder());
    const [refused] = await provider.mailbox.once(2);
    await provider.close();
    now = new Date(NOW.getTime() + 60 * 60_000);
    provider = await startSandbox(database.db, { now: () => now });
    const again = await provider.mailbox.once(2);
    expect(again.map(({ id }) => id)).toContain(refused?.id);
  });
});

describe("faults on demand", () => {
  test("a duplicated webhook keeps its event id", async () => {
    await provider.fault("webhook-duplicate");
    await provider.pay(await newOrder());
    const [first, second] = await provider.mailbox.once(3);
    expect(second?.id).toBe(first?.id);
    expect(second?.body).toEqual(first?.body);
  });

  test("reordered webhooks report the paid order before its payment", async () => {
    await provider.fault("webhook-reordered");
    await provider.pay(await newOrder());
    await provider.mailbox.once(2);
    expect(events()).toEqual(["order.paid", "payment.captured"]);
  });

  test("a missing webhook is never sent, but the payment exists", async () => {
    await provider.fault("webhook-missing", 2);
    const id = await newOrder();
    await provider.pay(id);
    await provider.pay(await newOrder());
    await provider.mailbox.once(2);
    expect(provider.mailbox.received.some(({ body }) => body.includes(id))).toBe(false);
    expect((await provider.gateway.fetchOrderPayments(id))[0]?.status).toBe("captured");
  });

  test("late webhooks are sent when the sandbox settles", async () => {
    await provider.fault("webhook-late", 2);
    const late = await newOrder();
    await provider.pay(late);
    await provider.pay(await newOrder());
    await provider.mailbox.once(2);
    expect(provider.mailbox.received.some(({ body }) => body.includes(late))).toBe(false);
    await provider.settle();
    const mails = await provider.mailbox.once(4);
    expect(mails.slice(2).every(({ body }) => body.includes(late))).toBe(true);
  });

  test("a late payment is authorised first and captured when it settles", async () => {
    await provider.fault("payment-late");
    const id = await newOrder();
    expect((await provider.pay(id)).status).toBe(200);
    expect((await provider.gateway.fetchOrderPayments(id))[0]?.status).toBe("authorized");
    await provider.settle();
    expect((await provider.gateway.fetchOrderPayments(id))[0]?.status).toBe("captured");
    await provider.mailbox.once(2);
    expect(events()).toEqual(["payment.captured", "order.paid"]);
  });

  test("a wrong amount or currency is captured as it is", async () => {
    await provider.fault("payment-wrong-amount");
    const less = await newOrder();
    await provider.pay(less);
    expect((await provider.gateway.fetchOrderPayments(less))[0]).toMatchObject({
      amount: 49_900,
      status: "captured",
    });
    await provider.fault("payment-wrong-currency");
    const dollars = await newOrder();
    await provider.pay(dollars);
    expect((await provider.gateway.fetchOrderPayments(dollars))[0]).toMatchObject({
      currency: "USD",
      status: "captured",
    });
  });

  test("an order can be captured twice", async () => {
    await provider.fault("payment-twice");
    const id = await newOrder();
    await provider.pay(id);
    const payments = await provider.gateway.fetchOrderPayments(id);
    expect(payments.map(({ status }) => status)).toEqual(["captured", "captured"]);
  });
});

test("the sandbox refuses live keys", async () => {
  const app = fastify();
  const started = app.register(sandbox, {
    db: database.db,
    keyId: "rzp_live_x",
    keySecret: "s",
    webhookTarget: () => ({ url: "", secret: "" }),
    clock: () => NOW,
    log: { info() {}, warn() {}, error() {} },
  });
  await expect(async () => await started).rejects.toThrow("live keys");
});

test("the checkout script and its modules are served as JavaScript, without types", async () => {
  const wanted = ["checkout.js"];
  for (const file of wanted) {
    const answer = await fetch(`${provider.url}/${file}`);
    expect(answer.status, file).toBe(200);
    expect(answer.headers.get("content-type"), file).toMatch(/^text\/(javascript|css)/);
    const text = await answer.text();
    expect(text, file).not.toContain("import type");
    for (const [, name = ""] of text.matchAll(/["']\.\/([\w/-]+\.(?:ts|css))["']/g)) {
      const next = file.startsWith("checkout/") ? `checkout/${name}` : name;
      if (!wanted.includes(next)) wanted.push(next);
    }
  }
  expect(wanted).toContain("checkout/pages.ts");
});

test("a payment's QR code is served as a picture, and other texts are refused", async () => {
  const ask = (text: string) =>
    fetch(`${provider.url}/checkout/qr-code.svg?${new URLSearchParams({ text })}`);
  const answer = await ask("upi://pay?pa=success@razorpay&pn=Jamun&am=1477.00&cu=INR&tr=order_1");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("image/svg+xml");
  expect(await answer.text()).toMatch(/^<svg .*<path d="(M\d+ \d+h1v1h-1z){300,}"/);
  for (const text of ["", "x".repeat(201)]) expect((await ask(text)).status).toBe(400);
});
