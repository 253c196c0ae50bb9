import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeOrderStatus } from "../../../tests/support/change-order-status.ts";
import { openTestAppWithCustomer } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords, staff } from "../../../tests/support/paid-order.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import type { Role } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { paise } from "../basics/money.ts";
import { expireOrder } from "../checkout/expire-order.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { getCoinBalance } from "../rewards/rewards.reads.ts";
import { cancelAsStaff, quoteForStaff } from "./cancel-as-staff.ts";
import { refundDelivered } from "./refund-delivered.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({ coins: 50 }, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

/** A paid order for Monday, 9 AM to 12 PM, of ₹719, with 50 coins spent on it. */
async function paidOrder(overrides: Record<string, unknown> = {}): Promise<string> {
  const order = anOrder(asha, { useCoins: true, ...overrides });
  const created = await testApp.call(asha, "POST", "/payment/create-order", order);
  expect(created.body).toMatchObject({ success: true });
  const signedPayment = (await pay(testApp, created.body.data.razorpayOrder.id)).body;
  await testApp.call(asha, "POST", "/payment/verify-payment", signedPayment);
  return created.body.data.uuid;
}

const quote = (uuid: string, who: string | null = asha) =>
  testApp.call(who, "GET", `/orders/${uuid}/cancellation`);
const cancel = (uuid: string, figures: { refund: number; coins: number }, who: string | null = asha) =>
  testApp.call(who, "POST", `/orders/${uuid}/cancel`, figures);

const recordsOf = (uuid: string) => orderRecords(testApp, uuid);
const statusOf = async (uuid: string) => (await recordsOf(uuid)).order.status;
const placeOf = async (uuid: string) => (await recordsOf(uuid)).place;
const coins = () => getCoinBalance(testApp.services, { userId: asha });
const SUNDAY_NOON = new Date("2026-11-22T06:30:00Z");

test("24 hours ahead, a cancellation refunds everything, returns the coins and frees the slot", async () => {
  const uuid = await paidOrder();
  expect(await coins()).toBe(0);
  const before = await placeOf(uuid);
  expect((await quote(uuid)).body.data).toEqual({
    possible: true,
    reason: "early",
    words: "You get all of it back until Sun, 22 Nov, 9:00 AM.",
    percent: 100,
    paid: 669,
    refund: 669,
    coins: 50,
    freeUntil: "2026-11-22T03:30:00.000Z",
  });
  expect(await cancel(uuid, { refund: 669, coins: 50 })).toMatchObject({
    status: 200,
    body: { data: { uuid, status: "cancelled", refund: 669, coins: 50 } },
  });
  expect(await statusOf(uuid)).toBe("cancelled");
  expect(await coins()).toBe(50);
  expect(await placeOf(uuid)).toEqual({ state: "released", taken: (before.taken ?? 0) - 1 });
  await testApp.work();
  expect(await recordsOf(uuid)).toMatchObject({
    payment: { status: "refunded", refundedPaise: 66_900 },
    refunds: [{ amountPaise: 66_900, status: "processed" }],
  });
});

test("a cancellation within 24 hours refunds half of the money and all coins", async () => {
  const uuid = await paidOrder();
  testApp.setClock(SUNDAY_NOON);
  const { data } = (await quote(uuid)).body;
  expect(data).toMatchObject({ percent: 50, refund: 334.5, coins: 50, freeUntil: null, reason: "late" });
  expect(await cancel(uuid, data)).toMatchObject({ status: 200 });
  await testApp.work();
  expect(await coins()).toBe(50);
  expect(await recordsOf(uuid)).toMatchObject({
    payment: { status: "part-refunded", refundedPaise: 33_450 },
    refunds: [{ amountPaise: 33_450, status: "processed", reason: "You cancelled the order." }],
  });
});

test("a customer who saw the full refund but cancels within the 24 hours is shown the new figures", async () => {
  const uuid = await paidOrder();
  const { data } = (await quote(uuid)).body;
  testApp.setClock(SUNDAY_NOON);
  expect(await cancel(uuid, data)).toMatchObject({
    status: 409,
    body: { code: "cancellation-changed", data: { refund: 334.5, coins: 50, percent: 50 } },
  });
  expect(await statusOf(uuid)).toBe("placed");
  expect((await recordsOf(uuid)).refunds).toEqual([]);
});

test.each([
  ["same-day", { deliveryDate: "2026-11-21", deliveryTime: "3 PM - 6 PM" }],
  ["midnight", { deliveryType: "Midnight Delivery", deliveryTime: "11 PM - 12 AM" }],
  ["fixed-time", { deliveryType: "Fixed Time Delivery", deliveryTime: "9 AM - 10 AM" }],
  ["customised", { message: "", sku: [{ SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes" }] }],
])("an order that is %s says so, and is not cancelled", async (reason, overrides) => {
  const uuid = await paidOrder(overrides);
  expect((await quote(uuid)).body.data).toMatchObject({ possible: false, reason, refund: 0, coins: 0 });
  expect(await cancel(uuid, { refund: 0, coins: 0 })).toMatchObject({
    status: 409,
    body: { code: "cancellation-closed", data: { reason } },
  });
  expect(await statusOf(uuid)).toBe("placed");
});

test("an order can't be cancelled once the kitchen has begun", async () => {
  const uuid = await paidOrder();
  const { data } = (await quote(uuid)).body;
  await advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: staff("kitchen") });
  expect(await cancel(uuid, data)).toMatchObject({ status: 409, body: { data: { reason: "begun" } } });
  expect(await statusOf(uuid)).toBe("preparing");
  expect(await coins()).toBe(0);
});

test("an order cancelled twice refunds money and coins once", async () => {
  const uuid = await paidOrder();
  const { data } = (await quote(uuid)).body;
  await cancel(uuid, data);
  expect(await cancel(uuid, data)).toMatchObject({ status: 409, body: { data: { reason: "over" } } });
  await testApp.work();
  expect((await recordsOf(uuid)).refunds).toHaveLength(1);
  expect(await coins()).toBe(50);
});

test("an unpaid order is cancelled at once; late money is refunded", async () => {
  const created = await testApp.call(
    asha,
    "POST",
    "/payment/create-order",
    anOrder(asha, { useCoins: true }),
  );
  const { uuid, razorpayOrder } = created.body.data;
  expect((await quote(uuid)).body.data).toMatchObject({
    possible: true,
    reason: "unpaid",
    refund: 0,
    coins: 50,
  });
  expect(await cancel(uuid, { refund: 0, coins: 50 })).toMatchObject({ status: 200 });
  expect(await coins()).toBe(50);
  expect(await placeOf(uuid)).toMatchObject({ state: "released" });
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  expect(await testApp.call(asha, "POST", "/payment/verify-payment", signedPayment)).toMatchObject({
    body: { data: { paid: false, status: "cancelled" } },
  });
  await testApp.work();
  expect(await recordsOf(uuid)).toMatchObject({ payment: { status: "refunded" } });
  expect(await coins()).toBe(50);
  expect(await placeOf(uuid)).toMatchObject({ state: "released" });
});

test("an order that was not paid in time has nothing to cancel, and its quote says so", async () => {
  const created = await testApp.call(asha, "POST", "/payment/create-order", anOrder(asha));
  const { uuid } = created.body.data;
  await expireOrder(testApp.services, { orderId: uuid });
  const words =
    "This order was not paid in time, so there is nothing to cancel. Nothing was charged. Please order again.";
  const expired = { possible: false, reason: "unpaid", words, paid: 0, refund: 0 };
  expect((await quote(uuid)).body.data).toMatchObject(expired);
  expect(await cancel(uuid, { refund: 0, coins: 0 })).toMatchObject({
    status: 409,
    body: { code: "cancellation-closed", data: expired },
  });
});

test("only its customer can see an order's refund quote or cancel it", async () => {
  const uuid = await paidOrder();
  const ravi = await testApp.customer(`ravi-${asha}`);
  expect(await quote(uuid, ravi)).toMatchObject({ status: 404, body: { code: "unknown-order" } });
  expect(await cancel(uuid, { refund: 669, coins: 50 }, ravi)).toMatchObject({ status: 404 });
  expect(await quote(uuid, `${ravi}+owner`)).toMatchObject({ status: 404 });
  expect(await quote("no-uuid")).toMatchObject({ status: 404 });
  expect(await quote(uuid, null)).toMatchObject({ status: 401 });
  const forged = { "x-xsrf-token": "another" };
  const sent = await testApp.call(asha, "POST", `/orders/${uuid}/cancel`, { refund: 669, coins: 50 }, forged);
  expect(sent).toMatchObject({ status: 403, body: { code: "csrf" } });
  expect(await cancel(uuid, { refund: -1, coins: 0.5 })).toMatchObject({ status: 400 });
  expect(await statusOf(uuid)).toBe("placed");
});

test("when the shop cancels, all money is refunded and coins compensate the lost share", async () => {
  const uuid = await paidOrder();
  testApp.setClock(SUNDAY_NOON);
  const cause = { id: uuid, cause: "shop" } as const;
  const quoted = await quoteForStaff(testApp.services, cause);
  const figures = { refund: 66_900, coins: 50, compensation: 335 };
  expect(quoted).toMatchObject({ value: figures });
  const wish = { ...cause, reason: "The oven broke.", expected: figures as never };
  expect(await cancelAsStaff(testApp.services, { ...wish, staff: staff("kitchen") })).toMatchObject({
    code: "not-your-move",
  });
  expect(await cancelAsStaff(testApp.services, { ...wish, staff: staff("manager") })).toMatchObject({
    ok: true,
  });
  expect(await cancelAsStaff(testApp.services, { ...wish, staff: staff("manager") })).toMatchObject({
    code: "order-moved-on",
  });
  await testApp.work();
  expect(await coins()).toBe(50 + 335);
  expect(await recordsOf(uuid)).toMatchObject({ payment: { status: "refunded", refundedPaise: 66_900 } });
});

test("24 hours ahead the shop adds no coins, because the customer would have lost nothing", async () => {
  const uuid = await paidOrder();
  expect(await quoteForStaff(testApp.services, { id: uuid, cause: "shop" })).toMatchObject({
    value: { refund: 66_900, compensation: 0 },
  });
});

test("a begun order that the shop cancels refunds the money and adds its whole value in coins", async () => {
  const uuid = await paidOrder();
  await advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: staff("kitchen") });
  expect(await quoteForStaff(testApp.services, { id: uuid, cause: "shop" })).toMatchObject({
    value: { refund: 66_900, compensation: 669 },
  });
  expect(await quoteForStaff(testApp.services, { id: uuid, cause: "customer" })).toMatchObject({
    value: { refund: 0, compensation: 0 },
  });
});

test("the order shows its refund and the refund's stage at once", async () => {
  const uuid = await paidOrder();
  await testApp.bankCall("POST", "/v1/faults", { fault: "refund-slow", times: 1 });
  await cancel(uuid, (await quote(uuid)).body.data);
  const shown = async () =>
    (await testApp.call(asha, "GET", `/delivery/orderdetailsUUID/${uuid}`)).body.data.refunds;
  expect(await shown()).toMatchObject([{ amount: 669, stage: "requested", settledAt: null }]);
  await testApp.work();
  expect(await shown()).toMatchObject([{ stage: "sent" }]);
  await testApp.bankCall("POST", "/v1/settle");
  testApp.pass(3 * 60);
  await testApp.retryRefunds();
  expect(await shown()).toMatchObject([{ stage: "processed", settledAt: expect.any(String) }]);
});

test("a complaint can refund a delivered order in part or in full; a full refund revokes earned coins and returns spent ones", async () => {
  const uuid = await paidOrder();
  for (const to of ["preparing", "ready", "shipped"] as const) {
    await advanceOrder(testApp.services, { id: uuid, to, staff: staff("owner") });
  }
  await changeOrderStatus(testApp.services, { id: uuid }, "delivered");
  await testApp.work();
  expect(await coins()).toBe(66);
  const refund = (rupees: number, role: Role = "manager", left = 669) =>
    refundDelivered(testApp.services, {
      ...{ id: uuid, staff: staff(role), amount: paise(rupees * 100), reason: "The icing had melted." },
      left: paise(left * 100),
    });
  expect(await refund(100, "rider")).toMatchObject({ code: "not-your-move" });
  expect(await refund(670)).toMatchObject({ code: "refund-too-large", details: { left: 669 } });
  expect(await refund(100)).toMatchObject({ value: { left: 56_900 } });
  expect(await coins()).toBe(66);
  // Pressed twice, or by two people: a request with outdated figures changes nothing.
  expect(await refund(100)).toMatchObject({ code: "refund-changed", details: { left: 569 } });
  // A remainder below a rupee could never be refunded, nor the coins be returned.
  for (const most of [568.01, 568.5, 568.99])
    expect(await refund(most, "manager", 569)).toMatchObject({ code: "refund-leaves-paise" });
  expect(await refund(569, "manager", 569)).toMatchObject({ value: { left: 0 } });
  await testApp.work();
  expect(await coins()).toBe(50);
  expect(await recordsOf(uuid)).toMatchObject({ payment: { status: "refunded", refundedPaise: 66_900 } });
  expect(await statusOf(uuid)).toBe("delivered");
  const log = await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid));
  expect(log.slice(-2)).toMatchObject([
    { actorId: "the-manager", role: "manager", note: "₹100 refunded: The icing had melted." },
    { actorId: "the-manager", role: "manager", note: "₹569 refunded: The icing had melted." },
  ]);
});

test("an order that is refunded in full before its coins are credited earns none", async () => {
  const uuid = await paidOrder();
  for (const to of ["preparing", "ready", "shipped"] as const) {
    await advanceOrder(testApp.services, { id: uuid, to, staff: staff("owner") });
  }
  await testApp.work();
  await changeOrderStatus(testApp.services, { id: uuid }, "delivered");
  const wholeRefund = {
    id: uuid,
    staff: staff("manager"),
    amount: paise(66_900),
    left: paise(66_900),
    reason: "It fell.",
  };
  expect(await refundDelivered(testApp.services, wholeRefund)).toMatchObject({ value: { left: 0 } });
  await testApp.work();
  expect(await coins()).toBe(50);
});
