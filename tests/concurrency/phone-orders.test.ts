import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import { type Day, day } from "../../src/shop/basics/india-time.ts";
import { OrderPayload } from "../../src/shop/checkout/place-order.inputs.ts";
import { slots } from "../../src/shop/delivery/delivery.tables.ts";
import { MOST_OPEN_PAYMENTS } from "../../src/shop/orders/lock-order-request.ts";
import { paymentToken } from "../../src/shop/orders/order-link.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { payments, refunds } from "../../src/shop/payments/payments.tables.ts";
import { cancelUnpaid } from "../../src/shop/phone-orders/cancel-unpaid.ts";
import { takePhoneOrder } from "../../src/shop/phone-orders/take-phone-order.ts";
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
const staffNamed = (name: string) => testSession({ userId: name, name, roles: ["care"] });
const staff = staffNamed("Ravi");

function take(email: string, { deliveryDate, key = email }: { deliveryDate: string; key?: string }) {
  const order = OrderPayload.parse(anOrder("nobody", { deliveryDate, message: key.slice(0, 20) }));
  const caller = { phone: "+919886055213", callerName: "Radhika", email };
  return takePhoneOrder(testApp.services, { staff: staffNamed(email), key, caller, order });
}

async function takenOn(on: Day) {
  const [slot] = await testApp.db.select().from(slots).where(eq(slots.onDate, on));
  return slot?.taken;
}

test("callers and shoppers rushing for a slot with 20 places make exactly 20 orders", async () => {
  const deliveryDate = "2026-12-01";
  const shoppers = await Promise.all(many(30).map((index) => testApp.customer(`online${index}`)));
  const [calls, checkouts] = await Promise.all([
    Promise.all(many(30).map((index) => take(`rush${index}@example.com`, { deliveryDate }))),
    Promise.all(
      shoppers.map((who) =>
        testApp.call(who, "POST", "/payment/create-order", anOrder(who, { deliveryDate })),
      ),
    ),
  ]);
  const refused = calls.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]));
  const sold = calls.length - refused.length + checkouts.filter(({ status }) => status === 200).length;
  expect(sold).toBe(20);
  expect(new Set(refused)).toEqual(new Set(["slot-full"]));
  expect(await takenOn(day(deliveryDate))).toBe(20);
});

test("one new caller on many phones gets one account, and holds at most three slots", async () => {
  const email = "caller@example.com";
  const deliveryDate = "2026-12-02";
  const outcomes = await Promise.all(
    many(8).map((index) => take(email, { deliveryDate, key: `phone ${index}` })),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(MOST_OPEN_PAYMENTS);
  expect(await testApp.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect(await takenOn(day(deliveryDate))).toBe(MOST_OPEN_PAYMENTS);
});

test("when payment and cancellation coincide, an order is placed, or its money goes back", async () => {
  const on = day("2026-12-03");
  const made = await Promise.all(
    many(12).map(async (index) => {
      const taken = await take(`late${index}@example.com`, { deliveryDate: on });
      if (!taken.ok) throw new Error(taken.code);
      const token = paymentToken(testApp.services, taken.value.orderId);
      const opened = await testApp.call(null, "POST", `/payment-links/${token}/pay`, {});
      const signedPayment = (await pay(testApp, opened.body.data.razorpayOrder.id)).body;
      return { id: taken.value.orderId, token, signedPayment };
    }),
  );
  await Promise.all([
    ...made.map(({ token, signedPayment }) =>
      testApp.call(null, "POST", `/payment-links/${token}/verify`, signedPayment),
    ),
    ...made.map(({ id }) => cancelUnpaid(testApp.services, { id, staff })),
  ]);
  const rows = await testApp.db
    .select({
      id: orders.id,
      status: orders.status,
      refunded: payments.refundedPaise,
      paymentId: payments.id,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.deliveryOn, on));
  const cancelled = rows.filter(({ status }) => status === "cancelled");
  expect(rows.filter(({ status }) => status === "placed")).toHaveLength(12 - cancelled.length);
  for (const { status, refunded } of rows) expect(refunded > 0).toBe(status === "cancelled");
  expect(await takenOn(on)).toBe(12 - cancelled.length);
  const sent = await testApp.db
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        rows.map(({ paymentId }) => paymentId),
      ),
    );
  expect(sent).toHaveLength(cancelled.length);
});
