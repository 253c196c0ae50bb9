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
  expect((await retry()).data).toEqual({ name: "order-ready" });
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
  expect((await retry()).data).toEqual({ name: "refund" });
  expect(await retry(), "the same again").toMatchObject({ status: 409, code: "alarm-moved-on" });
  await shop.testApp.work();
  const [settled] = await db.select().from(refunds).where(eq(refunds.id, id));
  expect(settled).toMatchObject({ status: "processed", tries: 6 });
});

test("trying again needs its own scope", async () => {
  const reader = await program(["alarms:read"]);
  const retry = { method: "POST", url: "/alarms/retry", body: { what: "job", id: "nothing" } } as const;
  expect(await reader(retry)).toMatchObject({ status: 403, data: { scope: "alarms:write" } });
  const writer = await program(["alarms:write"]);
  expect(await writer(retry)).toMatchObject({ status: 409, code: "alarm-moved-on" });
  expect(await writer({ ...retry, body: { what: "settlement", id: "x" } })).toMatchObject({ status: 400 });
});
