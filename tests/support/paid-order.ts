import { eq } from "drizzle-orm";
import type { Role, Session } from "../../src/shop/accounts/identity.ts";
import { slotHolds, slots } from "../../src/shop/delivery/delivery.tables.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { payments, refunds } from "../../src/shop/payments/payments.tables.ts";
import { getCoinBalance } from "../../src/shop/rewards/rewards.reads.ts";
import { testSession } from "./session.ts";
import { anOrder, pay, type TestApp } from "./test-app.ts";

/** Orders and pays half a kilo of truffle cake, with the given fields changed. Returns the order's uuid. */
export async function paidOrder(
  testApp: TestApp,
  who: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const created = await testApp.call(who, "POST", "/payment/create-order", anOrder(who, overrides));
  if (created.status !== 200) throw new Error(`no order: ${JSON.stringify(created.body)}`);
  const signedPayment = (await pay(testApp, created.body.data.razorpayOrder.id)).body;
  await testApp.call(who, "POST", "/payment/verify-payment", signedPayment);
  return created.body.data.uuid;
}

/** The shop's records of an order: its row, payment, refunds, slot, and its customer's coins. */
export async function orderRecords(testApp: TestApp, uuid: string) {
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  if (!order) throw new Error("there is no order");
  const [payment] = await testApp.db.select().from(payments).where(eq(payments.orderId, uuid));
  const back = await testApp.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment?.id ?? ""))
    .orderBy(refunds.createdAt, refunds.id);
  const [hold] = await testApp.db.select().from(slotHolds).where(eq(slotHolds.orderId, uuid));
  const [slot] = await testApp.db
    .select()
    .from(slots)
    .where(eq(slots.id, hold?.slotId ?? 0));
  const coins = await getCoinBalance(testApp.services, { userId: order.userId });
  return {
    order,
    payment,
    refunds: back,
    place: { state: hold?.state, taken: slot?.taken },
    coins,
  };
}

/** A member of staff with this role. */
export function staff(role: Role): Session {
  const name = `the-${role}`;
  return testSession({ userId: name, name, roles: [role] });
}
