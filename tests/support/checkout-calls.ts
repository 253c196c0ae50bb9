import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { payments, refunds } from "../../src/shop/payments/payments.tables.ts";
import { getCoinBalance } from "../../src/shop/rewards/rewards.reads.ts";
import { openTestAppWithCustomer } from "./open-test-app-for.ts";
import { anOrder, type TestApp } from "./test-app.ts";

export type Created = { uuid: string; orderNumber: string; razorpayOrder: { id: string; amount: number } };

/**
 * Opens a test app for a file of tests about paying, as `openTestAppWithCustomer` does. Each customer has 50 coins.
 * @param take gets both before each test
 * @returns what the tests do with orders and payments
 */
export function openCheckoutFor(take: (testApp: TestApp, customer: string) => void) {
  let testApp: TestApp;
  let asha: string;

  openTestAppWithCustomer({ coins: 50 }, (opened, customer) => {
    testApp = opened;
    asha = customer;
    take(testApp, asha);
  });

  async function order(overrides: Record<string, unknown> = {}, who = asha): Promise<Created> {
    const created = await testApp.call(who, "POST", "/payment/create-order", anOrder(who, overrides));
    expect(created.body).toMatchObject({ success: true });
    return created.body.data;
  }

  const verify = (signedPayment: unknown, who = asha) =>
    testApp.call(who, "POST", "/payment/verify-payment", signedPayment);
  const fault = (name: string, times = 1) => testApp.bankCall("POST", "/v1/faults", { fault: name, times });

  async function statusOf(created: Created) {
    const [row] = await testApp.db.select().from(orders).where(eq(orders.id, created.uuid));
    return row?.status;
  }
  async function paymentOf(created: Created) {
    const [row] = await testApp.db.select().from(payments).where(eq(payments.orderId, created.uuid));
    return row;
  }
  async function refundsOf(created: Created) {
    const payment = await paymentOf(created);
    return testApp.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?.id ?? ""));
  }
  async function coins(who = asha) {
    return getCoinBalance(testApp.services, { userId: who });
  }

  return { order, verify, fault, statusOf, paymentOf, refundsOf, coins };
}
