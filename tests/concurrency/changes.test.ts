import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { day } from "../../src/shop/basics/india-time.ts";
import { paise } from "../../src/shop/basics/money.ts";
import { cancelAsStaff } from "../../src/shop/changes/cancel-as-staff.ts";
import { slotHolds, slots } from "../../src/shop/delivery/delivery.tables.ts";
import { advanceOrder } from "../../src/shop/orders/advance-order.ts";
import { orderEvents, orders } from "../../src/shop/orders/orders.tables.ts";
import { findPayment } from "../../src/shop/payments/payments.reads.ts";
import { payments, refunds } from "../../src/shop/payments/payments.tables.ts";
import { requestRefund } from "../../src/shop/payments/request-refund.ts";
import { settleRefund } from "../../src/shop/payments/settle-refund.ts";
import { getCoinBalance } from "../../src/shop/rewards/rewards.reads.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../support/test-app.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const kitchen = testSession({ userId: "the-kitchen", roles: ["kitchen"] });

/** A paid order of ₹719, of which 60 coins. */
async function paidOrder(who: string, overrides: Record<string, unknown> = {}): Promise<string> {
  await testApp.customer(who, 60);
  const order = anOrder(who, { useCoins: true, ...overrides });
  const created = await testApp.call(who, "POST", "/payment/create-order", order);
  const signedPayment = (await pay(testApp, created.body.data.razorpayOrder.id)).body;
  await testApp.call(who, "POST", "/payment/verify-payment", signedPayment);
  return created.body.data.uuid;
}
const cancel = (who: string, uuid: string) =>
  testApp.call(who, "POST", `/orders/${uuid}/cancel`, { refund: 659, coins: 60 });

async function orderRecords(uuid: string, who: string) {
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  const [payment] = await testApp.db.select().from(payments).where(eq(payments.orderId, uuid));
  const back = await testApp.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment?.id ?? ""));
  const [hold] = await testApp.db.select().from(slotHolds).where(eq(slotHolds.orderId, uuid));
  const coins = await getCoinBalance(testApp.services, { userId: who });
  return {
    status: order?.status,
    refunded: back.map(({ amountPaise }) => amountPaise),
    place: hold?.state,
    coins,
  };
}

test("an order cancelled twenty times at once is refunded once", async () => {
  const uuid = await paidOrder("impatient");
  const replies = await Promise.all(many(20).map(() => cancel("impatient", uuid)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  await testApp.work();
  expect(await orderRecords(uuid, "impatient")).toEqual({
    status: "cancelled",
    refunded: [65_900],
    place: "released",
    coins: 60,
  });
});

test("cancelled while the kitchen begins, an order is either refunded or baked", async () => {
  const pairs = await Promise.all(
    many(12).map(async (index) => ({ who: `racer${index}`, uuid: await paidOrder(`racer${index}`) })),
  );
  await Promise.all(
    pairs.flatMap(({ who, uuid }, index) => {
      const kitchenBegins = () =>
        advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: kitchen });
      return index % 2 === 0 ? [cancel(who, uuid), kitchenBegins()] : [kitchenBegins(), cancel(who, uuid)];
    }),
  );
  await testApp.work();
  const ends = await Promise.all(pairs.map(({ who, uuid }) => orderRecords(uuid, who)));
  for (const end of ends) {
    expect([
      { status: "cancelled", refunded: [65_900], place: "released", coins: 60 },
      { status: "preparing", refunded: [], place: "kept", coins: 0 },
    ]).toContainEqual(end);
  }
  const [slot] = await testApp.db
    .select()
    .from(slots)
    .where(eq(slots.onDate, day("2026-11-23")));
  expect(slot?.taken).toBe(ends.filter(({ status }) => status === "preparing").length);
});

test("cancelled by staff with the figures of before, an order that the kitchen begins stays begun", async () => {
  const care = testSession({ userId: "care", roles: ["manager"] });
  const uuids = await Promise.all(
    many(8).map((index) => paidOrder(`caller${index}`, { deliveryDate: "2026-11-28" })),
  );
  const cancelled = await Promise.all(
    uuids.map(async (id) => {
      const begun = advanceOrder(testApp.services, { id, to: "preparing", staff: kitchen });
      const outcome = await cancelAsStaff(testApp.services, {
        ...{ id, staff: care, cause: "customer", reason: "called" },
        expected: { refund: paise(65_900), coins: 60, compensation: 0 },
      });
      await begun;
      return outcome.ok;
    }),
  );
  const begun = await testApp.db
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, uuids), eq(orderEvents.status, "preparing")));
  const expected = uuids.filter((_, index) => !cancelled[index]);
  expect(begun.map(({ id }) => id).sort()).toEqual(expected.sort());
});

test("an unpaid order cancelled during its payment is either placed or refunded", async () => {
  const made = await Promise.all(
    many(8).map(async (index) => {
      const who = await testApp.customer(`wavering${index}`, 60);
      const order = anOrder(who, { useCoins: true, deliveryDate: "2026-11-24" });
      const created = (await testApp.call(who, "POST", "/payment/create-order", order)).body.data;
      const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
      return { who, uuid: created.uuid as string, signedPayment };
    }),
  );
  await Promise.all(
    made.flatMap(({ who, uuid, signedPayment }) => [
      testApp.call(who, "POST", "/payment/verify-payment", signedPayment),
      testApp.call(who, "POST", `/orders/${uuid}/cancel`, { refund: 0, coins: 60 }),
    ]),
  );
  await testApp.work();
  for (const { who, uuid } of made) {
    expect([
      { status: "placed", refunded: [], place: "kept", coins: 0 },
      { status: "cancelled", refunded: [65_900], place: "released", coins: 60 },
    ]).toContainEqual(await orderRecords(uuid, who));
  }
});

test("two customers move to the last place at once: one has it, the other keeps the old one", async () => {
  const last = { deliveryDate: "2026-11-26", deliveryType: "Pickup", deliveryTime: "4 PM - 5 PM" };
  for (const index of many(5)) await paidOrder(`sitting${index}`, last);
  const movers = await Promise.all(
    many(6).map(async (index) => ({ who: `mover${index}`, uuid: await paidOrder(`mover${index}`) })),
  );
  const replies = await Promise.all(
    movers.map(({ who, uuid }) =>
      testApp.call(who, "POST", `/orders/${uuid}/reschedule`, { ...last, refund: 0 }),
    ),
  );
  expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    ...many(5).map(() => "slot-full"),
  ]);
  const rows = await testApp.db
    .select()
    .from(orders)
    .where(eq(orders.deliveryOn, day("2026-11-26")));
  expect(rows).toHaveLength(6);
  const [slot] = await testApp.db
    .select()
    .from(slots)
    .where(eq(slots.onDate, day("2026-11-26")));
  expect(slot).toMatchObject({ taken: 6, capacity: 6 });
});

test("customers who swap their slots at the same moment don't block each other", async () => {
  const here = { deliveryDate: "2026-11-27", deliveryType: "Pickup", deliveryTime: "1 PM - 2 PM" };
  const there = { ...here, deliveryTime: "2 PM - 3 PM" };
  const orderers = await Promise.all(
    many(6).map(async (index) => {
      const who = `swap${index}`;
      return { who, uuid: await paidOrder(who, index % 2 ? here : there), to: index % 2 ? there : here };
    }),
  );
  const replies = await Promise.all(
    orderers.map(({ who, uuid, to }) =>
      testApp.call(who, "POST", `/orders/${uuid}/reschedule`, { ...to, refund: 0 }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(many(6).map(() => 200));
  const both = await testApp.db
    .select()
    .from(slots)
    .where(eq(slots.onDate, day("2026-11-27")));
  expect(both.map(({ taken }) => taken)).toEqual([3, 3]);
});

test("two refunds of one payment that end at the same moment close it", async () => {
  const uuids = await Promise.all(
    many(6).map((index) => paidOrder(`twice${index}`, { deliveryDate: "2026-11-25" })),
  );
  for (const uuid of uuids) {
    const payment = await findPayment(testApp.services, { orderId: uuid });
    if (!payment.ok) throw new Error("no payment");
    const gatewayPaymentId = payment.value.gatewayPaymentId ?? "";
    const ask = { payment: payment.value, gatewayPaymentId, amount: paise(10_000), reason: "test" };
    await requestRefund(testApp.services, ask);
    await requestRefund(testApp.services, ask);
    const both = (await testApp.db.select().from(refunds)).filter(
      (refund) => refund.paymentId === payment.value.id,
    );
    await Promise.all(
      both.map((refund) => {
        const report = { id: `rfnd_of_${refund.id}`, paymentId: gatewayPaymentId, amount: ask.amount };
        return settleRefund(testApp.services, {
          refund: { ...report, status: "processed", reference: refund.id },
        });
      }),
    );
    const [after] = await testApp.db.select().from(payments).where(eq(payments.orderId, uuid));
    expect(after?.status).toBe("part-refunded");
  }
});
