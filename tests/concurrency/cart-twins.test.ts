import { beforeEach, expect, test } from "vitest";
import { cartLines } from "../../src/shop/cart/cart.tables.ts";
import { cancelOrder } from "../../src/shop/changes/cancel-order.ts";
import { quoteCancellation } from "../../src/shop/changes/quote-cancellation.ts";
import { lockLedger } from "../../src/shop/rewards/rewards.queries.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../support/test-app.ts";
import { untilWaiting } from "../support/until-waiting.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

test("an order whose cart is sold does not block the cancellation of the order that took it", async () => {
  const userId = await testApp.customer("twin", 60);
  await testApp.db.insert(cartLines).values({ userId, sku: "TRUF05", quantity: 1 });
  const order = async (message: string) => {
    const body = anOrder(userId, { deliveryDate: "2026-12-14", fromCart: true, useCoins: true, message });
    return (await testApp.call(userId, "POST", "/payment/create-order", body)).body.data;
  };
  const verify = async (created: { razorpayOrder: { id: string } }) => {
    const { body } = await pay(testApp, created.razorpayOrder.id);
    return () => testApp.call(userId, "POST", "/payment/verify-payment", body);
  };
  const withCoins = await order("A");
  const taking = await order("C");
  expect((await (await verify(taking))()).body.data.paid).toBe(true);
  const verifyLate = await verify(withCoins);
  const customer = { userId };
  const quote = await quoteCancellation(testApp.services, { id: taking.uuid, customer });
  if (!quote.ok) throw new Error(quote.code);
  const { refund, coins } = quote.value;

  // Both wait for the ledger, with the locks that they take before it.
  let late: ReturnType<typeof verifyLate> | undefined;
  let cancelled: ReturnType<typeof cancelOrder> | undefined;
  await testApp.db.transaction(async (tx) => {
    await lockLedger(tx, userId);
    late = verifyLate();
    await untilWaiting(testApp);
    cancelled = cancelOrder(testApp.services, { id: taking.uuid, customer, expected: { refund, coins } });
    await untilWaiting(testApp, { count: 2 });
  });
  expect(await cancelled).toMatchObject({ ok: true });
  expect((await late)?.body.data).toMatchObject({ paid: false, status: "cancelled" });
});
