import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import { DELETED_USER } from "../../src/shop/accounts/deleted-user.ts";
import { ensureDeletedUser } from "../../src/shop/accounts/erasure.queries.ts";
import { day } from "../../src/shop/basics/india-time.ts";
import { NO_MONEY, paise } from "../../src/shop/basics/money.ts";
import { cartLines } from "../../src/shop/cart/cart.tables.ts";
import { refundDelivered } from "../../src/shop/changes/refund-delivered.ts";
import { confirmPayment } from "../../src/shop/checkout/confirm-payment.ts";
import { expireOrder } from "../../src/shop/checkout/expire-order.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import type { GatewayPayment } from "../../src/shop/payments/gateways/gateway.ts";
import { insertPhoto } from "../../src/shop/photos/photos.queries.ts";
import { printPhotos } from "../../src/shop/photos/photos.tables.ts";
import { eraseAccount } from "../../src/shop/privacy/erase-account.ts";
import { insertReview } from "../../src/shop/reviews/reviews.queries.ts";
import { reviews } from "../../src/shop/reviews/reviews.tables.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { orderRecords, paidOrder, staff } from "../support/paid-order.ts";
import { anOrder, type TestApp } from "../support/test-app.ts";
import { untilWaiting } from "../support/until-waiting.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const erase = (userId: string) => eraseAccount(testApp.services, { userId });
const isThere = async (id: string) =>
  (await testApp.db.select().from(users).where(eq(users.id, id))).length === 1;

test("an account erased during an order is either erased or keeps its order, without deadlock", async () => {
  const rounds = many(12).map(async (round) => {
    const who = await testApp.customer(`leaver${round}`, 60);
    const order = anOrder(who, { useCoins: true });
    const [ordered, erased] = await Promise.all([
      testApp.call(who, "POST", "/payment/create-order", order),
      erase(who),
    ]);
    const ordersLeft = await testApp.db.select().from(orders).where(eq(orders.userId, who));
    if (erased.ok) {
      expect(ordered).toMatchObject({ status: 401, body: { code: "sign-in-needed" } });
      expect([ordersLeft, await isThere(who)]).toEqual([[], false]);
    } else {
      expect(erased).toMatchObject({ code: "orders-open" });
      expect(ordered.status).toBe(200);
      expect(ordersLeft).toMatchObject([
        { id: ordered.body.data.uuid, status: "awaiting payment", coins: 60 },
      ]);
    }
  });
  await Promise.all(rounds);
  expect(await testApp.db.select().from(orders).where(eq(orders.userId, DELETED_USER.id))).toEqual([]);
});

test("@all the first accounts of a shop are erased at once: each makes the user who inherits their orders", async () => {
  for (const _round of many(150)) {
    await testApp.db.delete(users).where(eq(users.id, DELETED_USER.id));
    const erasures = many(12).map(() => testApp.db.transaction(ensureDeletedUser));
    expect(await Promise.all(erasures)).toHaveLength(12);
  }
});

test("an account erased while its cart is filled is erased with its cart", async () => {
  const rounds = many(12).map(async (round) => {
    const who = await testApp.customer(`filler${round}`);
    const fill = (...skus: string[]) =>
      testApp.call(who, "POST", "/user/addTocart", {
        email: `${who}@example.com`,
        SKU: skus.map((skuid) => ({ skuid, quantity: 1 })),
      });
    await fill("TRUF05");
    const [filled, erased] = await Promise.all([fill("TRUF05", "TRUF10", "ROSES12"), erase(who)]);
    expect(erased.ok).toBe(true);
    expect([200, 401]).toContain(filled.status);
    expect(await isThere(who)).toBe(false);
    expect(await testApp.db.select().from(cartLines).where(eq(cartLines.userId, who))).toEqual([]);
  });
  await Promise.all(rounds);
});

/** An order whose payment expired, and the money that arrives for it later. */
async function expiredOrder(name: string, { coins = 0, deliveryDate = "2026-11-24" } = {}) {
  const who = await testApp.customer(name, coins);
  const order = anOrder(who, { useCoins: coins > 0, deliveryDate });
  const created = await testApp.call(who, "POST", "/payment/create-order", order);
  const { uuid, razorpayOrder } = created.body.data;
  await expireOrder(testApp.services, { orderId: uuid });
  const { payment } = await orderRecords(testApp, uuid);
  if (!payment) throw new Error("the order has no payment");
  const money = {
    ...{ id: `pay_${name}`, orderId: razorpayOrder.id, status: "captured", method: "upi", currency: "INR" },
    amount: payment.amountPaise,
  } as GatewayPayment;
  return { who, uuid, payment, money };
}

test("an account is not erased while late money places its order", async () => {
  const { who, uuid, payment, money } = await expiredOrder("late-payer");
  let erased: ReturnType<typeof erase> | undefined;
  await testApp.db.transaction(async (tx) => {
    await confirmPayment({ ...testApp.services, db: tx as unknown as Db }, { payment, money });
    erased = erase(who);
    await untilWaiting(testApp, { unless: erased });
  });
  expect(await erased).toMatchObject({ ok: false, code: "orders-open" });
  expect(await orderRecords(testApp, uuid)).toMatchObject({
    order: { userId: who, status: "placed" },
    payment: { status: "paid" },
    refunds: [],
  });
});

test("late money for an order with coins either places it or is refunded by the erasure, without deadlock", async () => {
  const rounds = many(12).map(async (round) => {
    // Few on each day, so that each finds its slot free again.
    const deliveryDate = `2026-11-${25 + (round % 4)}`;
    const late = await expiredOrder(`late-coins${round}`, { coins: 60, deliveryDate });
    const { who, uuid, payment, money } = late;
    const [, erased] = await Promise.all([confirmPayment(testApp.services, { payment, money }), erase(who)]);
    const { order, refunds } = await orderRecords(testApp, uuid);
    expect([order.status, refunds.length]).toEqual(erased.ok ? ["cancelled", 1] : ["placed", 0]);
  });
  await Promise.all(rounds);
});

test("an account is not erased while a refund of its order is being requested", async () => {
  const who = await testApp.customer("refunded");
  const id = await paidOrder(testApp, who, { deliveryDate: "2026-11-24" });
  await testApp.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, id));
  const request = { id, staff: staff("manager"), amount: paise(10_000), reason: "Lata found a hair in it." };
  const left = (await orderRecords(testApp, id)).payment?.amountPaise ?? NO_MONEY;
  let erased: ReturnType<typeof erase> | undefined;
  await testApp.db.transaction(async (tx) => {
    const inside = { ...testApp.services, db: tx as unknown as Db };
    expect(await refundDelivered(inside, { ...request, left })).toMatchObject({ ok: true });
    erased = erase(who);
    await untilWaiting(testApp, { unless: erased });
  });
  expect(await erased).toMatchObject({ ok: false, code: "refund-open" });
  expect(await isThere(who)).toBe(true);
});

test("a review sent while its author is erased names nobody", async () => {
  const who = await testApp.customer("reviewer");
  const review = {
    ...{
      id: "rev_late",
      userId: who,
      name: "Late Lata",
      email: `${who}@example.com`,
      phone: "+919811144555",
    },
    ...{ message: "All well.", stars: 5, bought: "", status: "pending" as const, digest: "late" },
    createdAt: testApp.services.clock(),
  };
  let erased: ReturnType<typeof erase> | undefined;
  await testApp.db.transaction(async (tx) => {
    await insertReview(tx, review);
    erased = erase(who);
    await untilWaiting(testApp, { unless: erased });
  });
  expect(await erased).toMatchObject({ ok: true });
  expect(await testApp.db.select().from(reviews).where(eq(reviews.id, review.id))).toEqual([]);
});

test("a photo sent while its customer is erased does not keep the account", async () => {
  const who = await testApp.customer("sender");
  const size = { width: 900, height: 900, createdAt: testApp.services.clock(), eraseOn: day("2027-01-01") };
  const photo = { id: "ph_late", userId: who, file: "a".repeat(32), previewFile: "b".repeat(32), ...size };
  let erased: ReturnType<typeof erase> | undefined;
  await testApp.db.transaction(async (tx) => {
    await insertPhoto(tx, photo);
    erased = erase(who);
    await untilWaiting(testApp, { unless: erased });
  });
  expect(await erased).toMatchObject({ ok: true });
  expect(await testApp.db.select().from(printPhotos).where(eq(printPhotos.id, photo.id))).toEqual([]);
});
