import { eq } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { paise } from "../../src/shop/basics/money.ts";
import { findPayment } from "../../src/shop/payments/payments.reads.ts";
import { payments, refunds } from "../../src/shop/payments/payments.tables.ts";
import { requestRefund } from "../../src/shop/payments/request-refund.ts";
import { MOST_TRIES } from "../../src/shop/payments/rules/refund-retry.ts";
import { failRefund } from "../../src/shop/payments/settle-refund.ts";
import { openTestAppFor } from "./open-test-app-for.ts";
import { SATURDAY_MORNING } from "./small-shop.ts";
import { anOrder, pay, type TestApp } from "./test-app.ts";

export type PaidOrder = { uuid: string; gatewayOrderId: string };

/** The refunds of a paid order of ₹719, a new one for each test. A file has room for about twenty tests. */
export function refundsOfOrder(onPaid: (testApp: TestApp, order: PaidOrder) => void) {
  let testApp: TestApp;
  let order: PaidOrder;

  openTestAppFor(async (opened) => {
    testApp = opened;
    await testApp.customer("asha");
  });
  beforeEach(async () => {
    testApp.setClock(SATURDAY_MORNING);
    await testApp.bankCall("DELETE", "/v1/faults");
    await testApp.work();
    testApp.alarms.length = 0;
    const created = await testApp.call("asha", "POST", "/payment/create-order", anOrder("asha"));
    const { uuid, razorpayOrder } = created.body.data;
    order = { uuid, gatewayOrderId: razorpayOrder.id };
    await testApp.call(
      "asha",
      "POST",
      "/payment/verify-payment",
      (await pay(testApp, razorpayOrder.id)).body,
    );
    onPaid(testApp, order);
  });

  async function refund(rupees: number) {
    const payment = await findPayment(testApp.services, { orderId: order.uuid });
    if (!payment.ok) throw new Error("no payment");
    const gatewayPaymentId = payment.value.gatewayPaymentId ?? "";
    const amount = paise(rupees * 100);
    return requestRefund(testApp.services, {
      payment: payment.value,
      gatewayPaymentId,
      amount,
      reason: "test",
    });
  }
  async function payment() {
    const [row] = await testApp.db.select().from(payments).where(eq(payments.orderId, order.uuid));
    return row;
  }
  async function rows() {
    return testApp.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, (await payment())?.id ?? ""))
      .orderBy(refunds.createdAt, refunds.id);
  }
  /** Returns the sum of the provider's own refunds, in paise. */
  async function sentBack() {
    const { body } = await testApp.bankCall("GET", `/v1/orders/${order.gatewayOrderId}/payments`);
    return body.items.reduce(
      (sum: number, payment: { amount_refunded: number }) => sum + payment.amount_refunded,
      0,
    );
  }
  async function sendWebhooks() {
    for (const webhook of await testApp.webhooks(order.gatewayOrderId)) await webhook.deliver();
    await testApp.work();
  }
  const fault = (name: string, times = 1) => testApp.bankCall("POST", "/v1/faults", { fault: name, times });

  /** Makes a refund of the order fail for good. */
  async function giveUp(at = 0) {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const current = (await rows())[at];
      if (!current) throw new Error("no refund");
      if (current.status === "processed") throw new Error("the refund has ended well");
      await failRefund(testApp.services, current);
    }
    expect((await rows())[at]).toMatchObject({ status: "failed", dueAt: null });
  }
  /** Refunds by hand, as in the provider's dashboard. Returns the provider's id. */
  async function refundByHand(rupees: number, notes = {}): Promise<string> {
    const path = `/v1/payments/${(await payment())?.gatewayPaymentId}/refund`;
    const { body } = await testApp.bankCall("POST", path, { amount: rupees * 100, notes });
    return body.id;
  }

  return { refund, payment, rows, sentBack, sendWebhooks, fault, giveUp, refundByHand };
}
