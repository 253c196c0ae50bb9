import { beforeEach, expect, test } from "vitest";
import { tryAgain } from "../../src/shop/back-office/try-again.ts";
import { paise } from "../../src/shop/basics/money.ts";
import { findPayment } from "../../src/shop/payments/payments.reads.ts";
import { refunds } from "../../src/shop/payments/payments.tables.ts";
import type { SeenRefunds } from "../../src/shop/payments/retry-given-up-refund.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../support/test-app.ts";

let testApp: TestApp;
let orders = 0;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const staff = [1, 2].map((number) => testSession({ userId: `manager${number}`, roles: ["manager"] }));

/** A paid order with given-up refunds of ₹100, and one of ₹100 that was made by hand. */
async function refundedByHand(names: string[]) {
  const who = await testApp.customer(`asha${++orders}`);
  const created = await testApp.call(who, "POST", "/payment/create-order", anOrder(who));
  const { uuid, razorpayOrder } = created.body.data;
  await testApp.call(who, "POST", "/payment/verify-payment", (await pay(testApp, razorpayOrder.id)).body);
  const payment = await findPayment(testApp.services, { orderId: uuid });
  if (!payment.ok) throw new Error("no payment");
  const gatewayPaymentId = payment.value.gatewayPaymentId ?? "";
  const ids = names.map((name) => `${name}_${uuid}`);
  await testApp.db.insert(refunds).values(
    ids.map((id) => ({
      ...{ id, paymentId: payment.value.id, gatewayPaymentId, amountPaise: paise(10_000), reason: "test" },
      ...{ status: "failed" as const, tries: 6, createdAt: testApp.services.clock() },
    })),
  );
  const path = `/v1/payments/${gatewayPaymentId}/refund`;
  const byHand: string = (await testApp.bankCall("POST", path, { amount: 10_000 })).body.id;
  const press = async (presses: { id: string | undefined; decision: SeenRefunds }[]) => {
    const results = await Promise.all(
      presses.map(({ id = "", decision }, index) => {
        const session = staff[index % 2];
        if (!session) throw new Error("no staff");
        return tryAgain(testApp.services, { what: "refund", id, staff: session, ...decision });
      }),
    );
    await testApp.work();
    return results.map((result) => (result.ok ? "done" : result.code)).sort();
  };
  const sentBack = async () =>
    (await testApp.services.gateway.fetchRefunds(gatewayPaymentId)).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
  return { ids, byHand, press, sentBack };
}

test("sent anyway by two people at the same moment, a refund is sent once", async () => {
  for (let round = 0; round < 5; round++) {
    const { ids, byHand, press, sentBack } = await refundedByHand(["only"]);
    const decision = { seen: [byHand] };
    expect(await press([0, 1].map(() => ({ id: ids[0], decision })))).toEqual(["alarm-moved-on", "done"]);
    expect(await sentBack()).toBe(20_000);
  }
});

test("one person sends a refund, another says that it was made by hand: either is done", async () => {
  for (let round = 0; round < 5; round++) {
    const { ids, byHand, press, sentBack } = await refundedByHand(["only"]);
    const decisions = [{ seen: [byHand] }, { madeByHand: byHand }];
    const results = await press(decisions.map((decision) => ({ id: ids[0], decision })));
    expect(results).toEqual(["alarm-moved-on", "done"]);
    expect([10_000, 20_000]).toContain(await sentBack());
  }
});

test("one refund made by hand settles one of two refunds of its amount, and the other is sent", async () => {
  for (let round = 0; round < 5; round++) {
    const { ids, byHand, press, sentBack } = await refundedByHand(["first", "second"]);
    const decision = { madeByHand: byHand };
    const results = await press(ids.map((id) => ({ id, decision })));
    expect(results).toEqual(["done", "refund-not-matching"]);
    expect(await press(ids.map((id) => ({ id, decision: {} })))).toEqual(["alarm-moved-on", "done"]);
    expect(await sentBack()).toBe(20_000);
  }
});
