import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { paise } from "../src/shop/basics/money.ts";
import { mails } from "../src/shop/mail/mail.tables.ts";
import { payments, refunds } from "../src/shop/payments/payments.tables.ts";
import { programOf } from "./support/programs.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let asha: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  asha = await shop.person("asha");
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });

test("a program reads what failed, without anything about people, and has a mail sent once more", async () => {
  const { uuid, number } = await orderOf(shop, asha);
  await shop.testApp.work();
  const { db } = shop.services;
  const at = new Date();
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, uuid));
  await db.insert(refunds).values({
    ...{
      id: "refund_silent",
      paymentId: payment?.id ?? "",
      gatewayPaymentId: payment?.gatewayPaymentId ?? "",
    },
    ...{
      amountPaise: paise(12_300),
      reason: "x",
      status: "requested",
      createdAt: at,
      silentSince: at,
      alarmedAt: at,
    },
  });
  const key = `order-ready:${uuid}`;
  await db.insert(mails).values({
    ...{ key, kind: "order-ready", recipient: asha.email, isSecret: false, state: "given up" },
    ...{ subject: "Your cake is ready", body: "It is.", writtenAt: at, endedAt: at, tries: 1 },
  });
  const call = await program(["alarms:read", "alarms:write"]);
  const listed = await call({ url: "/alarms" });
  const order = { uuid, number };
  expect(listed.data).toMatchObject({
    refunds: [{ id: "refund_silent", amount: 123, why: "silent", refund: null, order }],
    mails: [{ key, kind: "order-ready", tries: 1, retryable: true, order }],
    jobs: [],
  });
  expect(JSON.stringify(listed)).not.toContain(asha.email);

  const retry = () => call({ method: "POST", url: "/alarms/retry", body: { what: "mail", id: key } });
  expect((await retry()).data).toEqual({ name: "order-ready", settledWith: null });
  expect(await retry(), "the same again").toMatchObject({ status: 409, code: "alarm-moved-on" });
  await shop.testApp.work();
  expect(shop.testApp.mails.filter(({ subject }) => subject === "Your cake is ready")).toHaveLength(1);
  expect((await call({ url: "/alarms" })).data.mails).toEqual([]);
});

test("a program has a refund that was refused for good sent again, once", async () => {
  const { uuid, number } = await orderOf(shop, asha);
  const { db } = shop.services;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, uuid));
  const id = "refund_refused";
  await db.insert(refunds).values({
    ...{ id, paymentId: payment?.id ?? "", gatewayPaymentId: payment?.gatewayPaymentId ?? "" },
    ...{ amountPaise: paise(12_300), reason: "x", status: "failed", tries: 6, createdAt: new Date() },
  });
  const call = await program(["alarms:read", "alarms:write"]);
  const refused = { id, why: "failed", order: { uuid, number } };
  expect((await call({ url: "/alarms" })).data.refunds).toContainEqual(expect.objectContaining(refused));
  const retry = () => call({ method: "POST", url: "/alarms/retry", body: { what: "refund", id } });
  expect((await retry()).data).toEqual({ name: "refund", settledWith: null });
  expect(await retry(), "the same again").toMatchObject({ status: 409, code: "alarm-moved-on" });
  await shop.testApp.work();
  const [settled] = await db.select().from(refunds).where(eq(refunds.id, id));
  expect(settled).toMatchObject({ status: "processed", tries: 6 });
});

test("a program is told of a refund that was made by hand, and says what a person decided", async () => {
  const { uuid } = await orderOf(shop, asha);
  const { db, gateway } = shop.services;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, uuid));
  const [paymentId, gatewayPaymentId] = [payment?.id ?? "", payment?.gatewayPaymentId ?? ""];
  const byHand = async (rupees: number) => {
    const key = `by hand ${rupees} ${uuid}`;
    const refund = { paymentId: gatewayPaymentId, amount: paise(rupees * 100), idempotencyKey: key };
    return (await gateway.refund({ ...refund, reference: "none of the shop's" })).id;
  };
  const givenUp = async (id: string) => {
    const failed = { status: "failed" as const, tries: 6, reason: "x", createdAt: new Date() };
    await db
      .insert(refunds)
      .values({ ...failed, id, paymentId, gatewayPaymentId, amountPaise: paise(12_300) });
  };
  const call = await program(["alarms:write"]);
  const retry = (id: string, decision = {}) =>
    call({ method: "POST", url: "/alarms/retry", body: { what: "refund", id, ...decision } });
  const [first, second] = [`first_${uuid}`, `second_${uuid}`];
  await givenUp(first);
  const same = await byHand(123);
  expect(await retry(first)).toMatchObject({
    ...{ status: 409, code: "refunded-by-hand" },
    data: { amount: 123, refunds: [{ id: same, amount: 123 }] },
  });
  expect(await retry(first, { madeByHand: "rfnd_unknown" })).toMatchObject({
    ...{ status: 409, code: "refund-not-matching" },
  });
  expect((await retry(first, { madeByHand: same })).data).toEqual({ name: "refund", settledWith: same });
  await givenUp(second);
  const other = await byHand(50);
  expect(await retry(second)).toMatchObject({ status: 409, data: { refunds: [{ id: other, amount: 50 }] } });
  expect((await retry(second, { seen: [other] })).data).toEqual({ name: "refund", settledWith: null });
  await shop.testApp.work();
  const ended = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  expect(ended.map(({ status }) => status)).toEqual(["processed", "processed"]);
  const amounts = (await gateway.fetchRefunds(gatewayPaymentId)).map(({ amount }) => amount);
  expect(amounts.sort((a, b) => a - b)).toEqual([5_000, 12_300, 12_300]);
});

test("while the provider does not answer, a refund is not sent again, and the program is told so", async () => {
  const { uuid } = await orderOf(shop, asha);
  const { db, gateway } = shop.services;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, uuid));
  const id = `unasked_${uuid}`;
  await db.insert(refunds).values({
    ...{ id, paymentId: payment?.id ?? "", gatewayPaymentId: payment?.gatewayPaymentId ?? "" },
    ...{ amountPaise: paise(12_300), reason: "x", status: "failed", tries: 6, createdAt: new Date() },
  });
  const call = await program(["alarms:write"]);
  await shop.testApp.bankCall("POST", "/v1/faults", { fault: "api-error", times: 1 });
  const refused = await call({ method: "POST", url: "/alarms/retry", body: { what: "refund", id } });
  expect(refused).toMatchObject({ status: 503, code: "refunds-not-fetched" });
  await shop.testApp.work();
  expect(await gateway.fetchRefunds(payment?.gatewayPaymentId ?? "")).toEqual([]);
  expect(await db.select().from(refunds).where(eq(refunds.id, id))).toMatchObject([{ status: "failed" }]);
});

test("trying again needs its own scope", async () => {
  const reader = await program(["alarms:read"]);
  const retry = { method: "POST", url: "/alarms/retry", body: { what: "job", id: "nothing" } } as const;
  expect(await reader(retry)).toMatchObject({ status: 403, data: { scope: "alarms:write" } });
  const writer = await program(["alarms:write"]);
  expect(await writer(retry)).toMatchObject({ status: 409, code: "alarm-moved-on" });
  expect(await writer({ ...retry, body: { what: "settlement", id: "x" } })).toMatchObject({ status: 400 });
});
