import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type Day, day } from "../../src/shop/basics/india-time.ts";
import { cartLines } from "../../src/shop/cart/cart.tables.ts";
import { expireOrder } from "../../src/shop/checkout/expire-order.ts";
import { slotHolds, slots } from "../../src/shop/delivery/delivery.tables.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { payments, refunds } from "../../src/shop/payments/payments.tables.ts";
import { addCoins } from "../../src/shop/rewards/add-coins.ts";
import { holdCoins } from "../../src/shop/rewards/hold-coins.ts";
import { returnCoins } from "../../src/shop/rewards/return-coins.ts";
import { getCoinBalance } from "../../src/shop/rewards/rewards.reads.ts";
import { coinEntries } from "../../src/shop/rewards/rewards.tables.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../support/test-app.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const customers = (from: string, count: number, coins = 0) =>
  Promise.all(many(count).map((index) => testApp.customer(`${from}${index}`, coins)));
const create = (who: string, overrides: Record<string, unknown> = {}, headers = {}) =>
  testApp.call(who, "POST", "/payment/create-order", anOrder(who, overrides), headers);

async function slotOf(deliveryOn: Day) {
  const [slot] = await testApp.db.select().from(slots).where(eq(slots.onDate, deliveryOn));
  const made = await testApp.db.select().from(orders).where(eq(orders.deliveryOn, deliveryOn));
  const holds = made.length
    ? await testApp.db
        .select()
        .from(slotHolds)
        .where(
          inArray(
            slotHolds.orderId,
            made.map((order) => order.id),
          ),
        )
    : [];
  return { taken: slot?.taken, orders: made.length, holds: holds.length };
}

test("two hundred shoppers rushing for a slot with 20 places make exactly 20 orders", async () => {
  const shoppers = await customers("rush", 200);
  const deliveryDate = "2026-12-01";
  const replies = await Promise.all(shoppers.map((who) => create(who, { deliveryDate })));
  const codes = Object.groupBy(replies, ({ status, body }) => `${status} ${body.code ?? "placed"}`);
  expect(Object.fromEntries(Object.entries(codes).map(([code, replies]) => [code, replies?.length]))).toEqual(
    {
      "200 placed": 20,
      "409 slot-full": 180,
    },
  );
  expect(await slotOf(day(deliveryDate))).toEqual({ taken: 20, orders: 20, holds: 20 });
});

test("32 shoppers who order and pay at once are all served", async () => {
  const shoppers = await customers("lunch", 32, 60);
  const times = ["9 AM - 12 PM", "12 PM - 3 PM"];
  const results = await Promise.all(
    shoppers.map(async (who, index) => {
      const wish = { deliveryDate: "2026-12-02", deliveryTime: times[index % 2], useCoins: true };
      const created = await create(who, wish);
      if (created.status !== 200) return created;
      const signedPayment = (await pay(testApp, created.body.data.razorpayOrder.id)).body;
      return testApp.call(who, "POST", "/payment/verify-payment", signedPayment);
    }),
  );
  expect(results.filter(({ body }) => body.data?.paid === true)).toHaveLength(32);
});

test("of fifty spends of one balance of 60 coins, one succeeds", async () => {
  const userId = await testApp.customer("spender", 60);
  const spends = await Promise.all(
    many(50).map(() => holdCoins(testApp.services, { userId, orderId: crypto.randomUUID(), coins: 60 })),
  );
  expect(spends.filter((spend) => spend.ok)).toHaveLength(1);
  expect(await getCoinBalance(testApp.services, { userId })).toBe(0);
});

test("holding and giving back the coins of one order, many times at once, never counts any twice", async () => {
  const order = { userId: await testApp.customer("twice", 60), orderId: crypto.randomUUID() };
  await Promise.all(many(20).map(() => holdCoins(testApp.services, { ...order, coins: 30 })));
  expect(await getCoinBalance(testApp.services, order)).toBe(30);
  await Promise.all(many(20).map(() => returnCoins(testApp.services, order)));
  expect(await getCoinBalance(testApp.services, order)).toBe(60);
});

const HOURS = ["9 AM - 12 PM", "12 PM - 3 PM", "3 PM - 6 PM", "6 PM - 9 PM"];

test("fifty tabs of one customer open three payments, and spend her coins once", async () => {
  const who = await testApp.customer("tabs", 60);
  const wish = (index: number) => ({
    deliveryDate: "2026-12-03",
    deliveryTime: HOURS[index % 4],
    message: `Tab ${index}`,
    useCoins: true,
  });
  const replies = await Promise.all(many(50).map((index) => create(who, wish(index))));
  const made = replies.filter(({ status }) => status === 200);
  expect(made).toHaveLength(3);
  expect(made.map(({ body }) => body.data.summary.coins).sort()).toEqual([0, 0, 60]);
  const refused = replies.filter(({ body }) => body.code === "too-many-open-payments");
  expect(refused).toHaveLength(47);
});

test("fifty tabs with the same order open one payment", async () => {
  const who = await testApp.customer("same-tabs", 60);
  const wish = { deliveryDate: "2026-12-13", useCoins: true };
  const replies = await Promise.all(many(50).map(() => create(who, wish)));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(replies.map(({ body }) => body.data.razorpayOrder.id)).size).toBe(1);
  expect(await slotOf(day("2026-12-13"))).toEqual({ taken: 1, orders: 1, holds: 1 });
});

test("one cart at the checkout in two tabs, both paid at the same moment, is sold once and refunded once", async () => {
  const carts = await Promise.all(
    many(6).map(async (index) => {
      const who = await testApp.customer(`two-tabs${index}`, 60);
      await testApp.db.insert(cartLines).values({ userId: who, sku: "TRUF05", quantity: 1 });
      const tabs = await Promise.all(
        ["2026-12-14", "2026-12-15"].map((deliveryDate) =>
          create(who, { deliveryDate, fromCart: true, useCoins: true }),
        ),
      );
      const signedPayments = await Promise.all(
        tabs.map(async ({ body }) => (await pay(testApp, body.data.razorpayOrder.id)).body),
      );
      return { who, uuids: tabs.map(({ body }) => body.data.uuid as string), signedPayments };
    }),
  );
  const replies = await Promise.all(
    carts.flatMap(({ who, signedPayments }) =>
      signedPayments.map((signedPayment) =>
        testApp.call(who, "POST", "/payment/verify-payment", signedPayment),
      ),
    ),
  );
  expect(replies.filter(({ body }) => body.data?.paid === true)).toHaveLength(6);
  await testApp.work();
  for (const { uuids } of carts) {
    const rows = await testApp.db.select().from(orders).where(inArray(orders.id, uuids));
    expect(rows.map(({ status }) => status).sort()).toEqual(["cancelled", "placed"]);
    const money = await testApp.db.select().from(payments).where(inArray(payments.orderId, uuids));
    expect(money.map(({ status }) => status).sort()).toEqual(["paid", "refunded"]);
  }
});

test("one request sent twenty times at once makes one order", async () => {
  const who = await testApp.customer("clicker", 60);
  const key = { "idempotency-key": "one-click" };
  const replies = await Promise.all(
    many(20).map(() => create(who, { deliveryDate: "2026-12-04", useCoins: true }, key)),
  );
  expect(replies.map(({ status }) => status)).toEqual(many(20).map(() => 200));
  const ids = new Set(replies.map(({ body }) => `${body.data.uuid} ${body.data.razorpayOrder.id}`));
  expect(ids.size).toBe(1);
  expect(await slotOf(day("2026-12-04"))).toEqual({ taken: 1, orders: 1, holds: 1 });
  expect(await getCoinBalance(testApp.services, { userId: who })).toBe(0);
});

test("a hundred deliveries of one webhook, with the shopper's return among them, place one order", async () => {
  const who = await testApp.customer("webhooked", 60);
  const created = (await create(who, { deliveryDate: "2026-12-05", useCoins: true })).body.data;
  const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
  const webhooks = await testApp.webhooks(created.razorpayOrder.id);
  await Promise.all([
    ...many(100).map(() => webhooks[0]?.deliver()),
    ...many(5).map(() => testApp.call(who, "POST", "/payment/verify-payment", signedPayment)),
    ...many(5).map(() => webhooks[1]?.deliver()),
  ]);
  await testApp.work();
  expect(testApp.mails.filter((mail) => mail.to === "webhooked@example.com")).toHaveLength(1);
  const [payment] = await testApp.db.select().from(payments).where(eq(payments.orderId, created.uuid));
  expect(payment).toMatchObject({ status: "paid" });
  expect(await testApp.db.$count(refunds, eq(refunds.paymentId, payment?.id ?? ""))).toBe(0);
  const spent = await testApp.db.select().from(coinEntries).where(eq(coinEntries.orderId, created.uuid));
  expect(spent).toHaveLength(1);
});

test("when payment and expiry coincide, the order is placed or the slot is free, never both", async () => {
  const shoppers = await customers("late", 12, 60);
  const deliveryDate = "2026-12-06";
  const made = await Promise.all(
    shoppers.map(async (who) => {
      const created = (await create(who, { deliveryDate, useCoins: true })).body.data;
      const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
      return { who, uuid: created.uuid as string, signedPayment };
    }),
  );
  testApp.pass(31);
  await Promise.all([
    ...made.map(({ who, signedPayment }) =>
      testApp.call(who, "POST", "/payment/verify-payment", signedPayment),
    ),
    ...made.map(({ uuid }) => expireOrder(testApp.services, { orderId: uuid })),
    ...made.map(({ uuid }) => expireOrder(testApp.services, { orderId: uuid })),
  ]);
  const rows = await testApp.db
    .select()
    .from(orders)
    .where(eq(orders.deliveryOn, day(deliveryDate)));
  expect(rows.map((order) => order.status)).toEqual(many(12).map(() => "placed"));
  expect((await slotOf(day(deliveryDate))).taken).toBe(12);
  for (const { who } of made) {
    expect(await getCoinBalance(testApp.services, { userId: who })).toBe(0);
  }
});

test("the sign-up bonus asked for fifty times at once is given once", async () => {
  const userId = await testApp.customer("welcome");
  const bonus = { userId, amount: 50, reason: "sign-up", key: "sign-up:welcome" } as const;
  await Promise.all(many(50).map(() => addCoins(testApp.services, bonus)));
  expect(await getCoinBalance(testApp.services, { userId })).toBe(50);
});
