import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import { listHeldCoins } from "./list-held-coins.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});

async function held(userId: string) {
  return listHeldCoins(testApp.services, { userId });
}

test("coins are held by an open payment until its order expires, and by nothing once it is paid or over", async () => {
  const asha = await testApp.customer("asha", 100);
  const began = testApp.services.clock();
  const open = await testApp.call(asha, "POST", "/payment/create-order", anOrder(asha, { useCoins: true }));
  const { uuid, razorpayOrder } = open.body.data;
  expect(await held(asha)).toEqual([
    { orderId: uuid, number: expect.any(String), coins: 60, until: new Date(began.getTime() + 30 * 60_000) },
  ]);
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  await testApp.call(asha, "POST", "/payment/verify-payment", { ...anOrder(asha), ...signedPayment });
  expect(await held(asha)).toEqual([]);

  const ravi = await testApp.customer("ravi", 100);
  await testApp.call(ravi, "POST", "/payment/create-order", anOrder(ravi, { useCoins: true }));
  const until = (await held(ravi))[0]?.until.getTime() ?? 0;
  testApp.setClock(new Date(until - 60_000));
  await testApp.everyMinute();
  expect(await held(ravi)).toHaveLength(1);
  testApp.setClock(new Date(until + 5 * 60_000));
  await testApp.everyMinute();
  expect(await held(ravi)).toEqual([]);
});
