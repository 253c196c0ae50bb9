import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeOrderStatus } from "../../../../tests/support/change-order-status.ts";
import { openTestAppWithCustomer } from "../../../../tests/support/open-test-app-for.ts";
import { staff } from "../../../../tests/support/paid-order.ts";
import { anOrder, pay, type TestApp } from "../../../../tests/support/test-app.ts";
import { TEST_SETTINGS } from "../../../../tests/support/test-settings.ts";
import { paise } from "../../basics/money.ts";
import { cancelAsStaff } from "../../changes/cancel-as-staff.ts";
import { findPayment } from "../../payments/payments.reads.ts";
import { payments, refunds } from "../../payments/payments.tables.ts";
import { requestRefund } from "../../payments/request-refund.ts";
import { REFUND_REASONS } from "../../payments/rules/refund-reasons.ts";
import { getOrder } from "../get-order.ts";
import { orderEvents } from "../orders.tables.ts";
import type { OrderStatus } from "../rules/order-status.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({ coins: 50 }, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

/** The reason that `cancelOrder` stores, and the sort order of refunds: newest first. */
const REASON = "You cancelled the order.";
const LAST = desc(refunds.createdAt);

type Created = { uuid: string; orderNumber: string; razorpayOrder: { id: string; amount: number } };

async function order(overrides: Record<string, unknown> = {}): Promise<Created> {
  const key = { "idempotency-key": `order-of-${asha}` };
  const reply = await testApp.call(asha, "POST", "/payment/create-order", anOrder(asha, overrides), key);
  expect(reply.status).toBe(200);
  return reply.body.data;
}

async function paidOrder(overrides: Record<string, unknown> = {}): Promise<Created> {
  const created = await order(overrides);
  const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
  await testApp.call(asha, "POST", "/payment/verify-payment", {
    ...anOrder(asha, overrides),
    ...signedPayment,
  });
  await testApp.work();
  return created;
}

async function move(id: string, ...steps: OrderStatus[]) {
  for (const to of steps) {
    testApp.pass(1);
    await changeOrderStatus(testApp.services, { id, by: "shop" }, to);
  }
  await testApp.work();
}

const subjects = () => testApp.mails.map(({ subject }) => subject);
const last = () => {
  const mail = testApp.mails.at(-1);
  if (!mail) throw new Error("no mail came");
  return mail;
};

test("the mail of an Express order says by when it arrives, counted from the payment", async () => {
  const express = {
    deliveryDate: "2026-11-21",
    deliveryTime: "Within 2 hours",
    deliveryType: "Express Delivery",
  };
  const created = await order(express);
  testApp.pass(4);
  const signedPayment = (await pay(testApp, created.razorpayOrder.id)).body;
  await testApp.call(asha, "POST", "/payment/verify-payment", {
    ...anOrder(asha, express),
    ...signedPayment,
  });
  await testApp.work();
  const { text, html = "" } = last();
  expect(text).toContain("Arriving: Sat, 21 Nov 2026, by 12:34 PM\nExpress Delivery");
  for (const part of [text, html]) expect(part).not.toContain("Within 2 hours");
});

test("the mail of a placed order has its number, items, message, time, address, sums and link", async () => {
  const { uuid, orderNumber } = await paidOrder({ useCoins: true, message: "Happy <b>30th</b>" });
  const { to, subject, text, html = "" } = last();
  expect({ to, subject }).toEqual({
    to: `${asha}@example.com`,
    subject: `Jamun: your order ${orderNumber} is confirmed`,
  });
  for (const fact of [
    "Arriving: Mon, 23 Nov 2026, 9 AM to 12 PM\nStandard Delivery",
    "Belgian Chocolate Truffle Cake",
    "0.5 kg, Qty 1",
    "Message on the cake: Happy <b>30th</b>",
    "Asha Rao\n  Flat 4B, Lotus Court, 12th Main\n  110001",
    `http://localhost:3000/orders/${uuid}?token=`,
    `http://localhost:3000/api/orders/${uuid}/invoice.pdf?token=`,
    `FSSAI ${TEST_SETTINGS.legal.fssai}, GSTIN ${TEST_SETTINGS.legal.gstin}`,
    "care@jamun.example",
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).toMatch(/Belgian Chocolate Truffle Cake +₹719\n/);
  expect(text).toMatch(/Standard Delivery +free\nCoins +−₹50\nPaid by UPI +₹669\n/);
  expect(html).toContain("Happy &lt;b&gt;30th&lt;/b&gt;");
  expect(html).not.toContain("<b>30th");
  const token = /token=(\S+)/.exec(text)?.[1] ?? "";
  expect((await testApp.call(null, "GET", `/delivery/orderdetailsUUID/${uuid}?token=${token}`)).status).toBe(
    200,
  );
});

test("mails of a pickup name the place and when it is ready; mails of a delivery say when it is on its way", async () => {
  const { uuid } = await paidOrder({ deliveryType: "Pickup", deliveryTime: "10 AM - 11 AM" });
  expect(last().text).toContain("Pick it up at: New Delhi kitchen\n  1 Bakers' Lane, New Delhi\n  110001");
  await move(uuid, "preparing", "ready");
  expect(last().text).toContain("Ready for you: Mon, 23 Nov 2026, 10 AM to 11 AM");
  asha = await testApp.customer(`second-${asha}`);
  const delivered = await paidOrder();
  testApp.mails.length = 0;
  await move(delivered.uuid, "accepted", "preparing", "ready", "shipped");
  expect(subjects()).toEqual([]);
  await move(delivered.uuid, "out for delivery");
  expect(subjects()).toEqual([`On its way: your order ${delivered.orderNumber}`]);
});

test("each failed delivery is mailed once, and a late job sends nothing outdated", async () => {
  const { uuid, orderNumber } = await paidOrder();
  await move(uuid, "preparing", "ready", "shipped");
  testApp.mails.length = 0;
  await move(uuid, "out for delivery");
  await move(uuid, "undeliverable");
  expect(last().text).toContain("the rider can come once more");
  await testApp.retry("order-out-for-delivery", { orderId: uuid });
  await move(uuid, "out for delivery");
  await move(uuid, "undeliverable");
  await testApp.work();
  expect(last().text).not.toContain("once more");
  const tried = [`On its way: your order ${orderNumber}`, `We could not deliver your order ${orderNumber}`];
  expect(subjects()).toEqual([...tried, ...tried]);
});

test("one mail after the delivery names the earned coins and where to write a review", async () => {
  const { uuid } = await paidOrder();
  await move(uuid, "preparing", "ready", "shipped", "delivered");
  const { subject, text } = last();
  expect(subject).toMatch(/^Delivered: your order JM\d+$/);
  expect(text).toContain("71 coins are yours");
  expect(text.replaceAll("\n", " ")).toContain("200 more coins are yours");
  expect(text).toContain("http://localhost:3000/reviews?sku=TRUF05");
  await testApp.retry("order-delivered", { orderId: uuid });
  await testApp.work();
  expect(subjects().filter((subject) => subject.startsWith("Delivered"))).toHaveLength(1);
});

async function cancelled(overrides: Record<string, unknown>, refund: number, coins: number) {
  const created = await paidOrder(overrides);
  testApp.mails.length = 0;
  const reply = await testApp.call(asha, "POST", `/orders/${created.uuid}/cancel`, { refund, coins });
  expect(reply.status).toBe(200);
  return created;
}

test.each(["order-cancelled", "refund-requested"])(
  "a cancelled order and its refund are one mail, also when the job %s comes first",
  async (first) => {
    const { uuid, orderNumber } = await cancelled({ useCoins: true }, 669, 50);
    const [refund] = await testApp.db.select().from(refunds).where(eq(refunds.reason, REASON)).orderBy(LAST);
    await testApp.retry(first, { orderId: uuid, refundId: refund?.id });
    await testApp.work();
    expect(subjects()).toEqual([
      `Cancelled: your order ${orderNumber}`,
      `Refunded: ₹669 for order ${orderNumber}`,
    ]);
    expect(testApp.mails[0]?.text).toContain(
      "₹669 goes back to you\nTo the account behind your UPI id, within 3 to 7 working days.",
    );
    expect(testApp.mails[0]?.text).toContain("The 50 coins that you used for it can be used again.");
  },
);

test("the mail of an order that the shop cancels names the added coins", async () => {
  const { uuid, orderNumber } = await paidOrder();
  testApp.setClock(new Date("2026-11-22T06:30:00Z"));
  testApp.mails.length = 0;
  const expected = { refund: paise(71_900), coins: 0, compensation: 360 };
  const wish = {
    id: uuid,
    staff: staff("manager"),
    cause: "shop",
    reason: "The oven broke.",
    expected,
  } as const;
  expect(await cancelAsStaff(testApp.services, wish)).toMatchObject({ ok: true });
  await testApp.work();
  const cancelled = testApp.mails.find(({ subject }) => subject === `Cancelled: your order ${orderNumber}`);
  expect(cancelled?.text).toContain("₹719 goes back to you");
  expect(cancelled?.text).toContain("360 coins more for you");
  // The reason that staff wrote is shown on the order's page, to which the mail links.
  expect(cancelled?.text).not.toContain("oven");
  const order = await getOrder(testApp.services, { id: uuid, viewer: staff("owner") });
  expect(order.ok && order.value.events.at(-1)?.note).toBe("The oven broke.");
});

test("each reschedule sends a mail with the new time", async () => {
  const { uuid, orderNumber } = await paidOrder();
  testApp.mails.length = 0;
  const move = async (deliveryDate: string) => {
    const to = { deliveryDate, deliveryType: "Standard Delivery", deliveryTime: "3 PM - 6 PM" };
    const moved = await testApp.call(asha, "POST", `/orders/${uuid}/reschedule`, { refund: 0, ...to });
    expect(moved.status).toBe(200);
    await testApp.work();
  };
  await move("2026-11-24");
  expect(last().text).toContain("Arriving: Tue, 24 Nov 2026, 3 PM to 6 PM");
  const [event] = await testApp.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, uuid))
    .orderBy(desc(orderEvents.id));
  const moved = { orderId: uuid, eventId: event?.id };
  await testApp.retry("order-rescheduled", moved);
  await testApp.work();
  await move("2026-11-25");
  await testApp.retry("order-rescheduled", moved);
  await testApp.work();
  await move("2026-11-24");
  expect(subjects()).toEqual(Array(3).fill(`New time: your order ${orderNumber}`));
});

test("a rescheduled order that is cancelled before its mail gets no mail about the new time", async () => {
  const { uuid } = await paidOrder();
  testApp.mails.length = 0;
  const to = { deliveryDate: "2026-11-24", deliveryType: "Standard Delivery", deliveryTime: "3 PM - 6 PM" };
  await testApp.call(asha, "POST", `/orders/${uuid}/reschedule`, { refund: 0, ...to });
  await move(uuid, "cancelled");
  expect(subjects()).toEqual([expect.stringContaining("Cancelled")]);
});

test("the mail of a cancellation without a refund mentions none, even if an earlier refund was made", async () => {
  const { uuid } = await paidOrder();
  const payment = await findPayment(testApp.services, { orderId: uuid });
  if (!payment.ok) throw new Error("no payment");
  const gatewayPaymentId = payment.value.gatewayPaymentId ?? "";
  const reason = REFUND_REASONS.cheaperDelivery;
  const ask = { payment: payment.value, gatewayPaymentId, amount: paise(4_900), reason };
  await requestRefund(testApp.services, ask);
  await testApp.work();
  testApp.mails.length = 0;
  await move(uuid, "cancelled");
  expect(last().text).not.toContain("goes back to you");
});

test("the mail of a cancellation without a refund says so", async () => {
  const { uuid } = await paidOrder();
  testApp.mails.length = 0;
  await move(uuid, "cancelled");
  expect(last().text).toContain("http://localhost:3000/cancellation");
});

test("a late payment is refunded, and one mail names both", async () => {
  const created = await order({ deliveryDate: "2026-11-21", deliveryTime: "3 PM - 6 PM" });
  testApp.pass(24 * 60);
  await pay(testApp, created.razorpayOrder.id);
  for (const webhook of await testApp.webhooks(created.razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect(subjects()).toContain(`Your payment came too late: order ${created.orderNumber}`);
  expect(subjects()).not.toContain(`Cancelled: your order ${created.orderNumber}`);
  const late = testApp.mails.find(({ subject }) => subject.startsWith("Your payment"));
  expect(late?.text).toContain("₹719 goes back to you");
});

test.each([
  ["paid twice", "was paid twice. The second payment goes back."],
  ["wrong amount", "was not the sum that it costs"],
  ["The delivery that you moved to costs less.", "to costs less."],
  ["She shouted at the rider.", "This is for order"],
])("money that goes back beside an order (%s) is told with its reason", async (reason, words) => {
  const { uuid, orderNumber } = await paidOrder();
  testApp.mails.length = 0;
  const [payment] = await testApp.db.select().from(payments).where(eq(payments.orderId, uuid));
  if (!payment) throw new Error("no payment");
  const beside = { payment, gatewayPaymentId: `pay_beside_${asha}`, amount: paise(5_000), reason };
  await requestRefund(testApp.services, { ...beside, isWhole: true });
  await testApp.retry("refund-requested", { refundId: `refund_${beside.gatewayPaymentId}` });
  await testApp.retry("mail-written", {
    key: `refund-started:${uuid}:refund_${beside.gatewayPaymentId}`,
  });
  expect(subjects()).toEqual([`₹50 goes back to you: order ${orderNumber}`]);
  expect(last().text.replaceAll("\n", " ")).toContain(words);
  expect(last().text).not.toContain("shouted");
  expect(last().text).toContain("To where it came from, within 3 to 7 working days.");
});
