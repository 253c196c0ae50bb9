import { expect, test } from "vitest";
import { changeOrderStatus } from "../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import { anOrder, pay, type TestApp } from "../../tests/support/test-app.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});

/** A paid and delivered order of ₹719. */
async function delivered(who: string): Promise<string> {
  const created = await testApp.call(who, "POST", "/payment/create-order", anOrder(who));
  const { uuid, razorpayOrder } = created.body.data;
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  await testApp.call(who, "POST", "/payment/verify-payment", { ...anOrder(who), ...signedPayment });
  await changeOrderStatus(
    testApp.services,
    { id: uuid, by: "rider" },
    "preparing",
    "ready",
    "shipped",
    "delivered",
  );
  return uuid;
}

const ledger = async (who: string) => (await testApp.call(who, "GET", "/rewards")).body.data;

test("a customer sees the coins of a delivered order, and where they came from", async () => {
  const asha = await testApp.customer("asha", 10);
  const orderId = await delivered(asha);
  expect(await ledger(asha)).toMatchObject({ coins: 10 });
  await testApp.work();
  expect(await ledger(asha)).toMatchObject({
    coins: 81,
    entries: [
      { amount: 71, balance: 81, reason: "order", orderId },
      { amount: 10, balance: 10, reason: "demo", orderId: null },
    ],
  });
  await testApp.retry("order-delivered", { orderId });
  expect(await ledger(asha)).toMatchObject({ coins: 81 });
});

test("a friend's code brings its owner 200 coins when the friend's first order has arrived", async () => {
  const [meera, ravi] = [await testApp.customer("meera"), await testApp.customer("ravi")];
  const { code, link } = (await ledger(meera)).referral;
  expect(link).toContain(code);
  expect(await testApp.call(ravi, "POST", "/rewards/referral", { code: code.toLowerCase() })).toMatchObject({
    status: 200,
  });
  expect(await ledger(meera)).toMatchObject({ coins: 0 });
  await delivered(ravi);
  await testApp.work();
  expect(await ledger(meera)).toMatchObject({ coins: 200, entries: [{ reason: "referral", amount: 200 }] });
});

test("a code of one's own, an unknown one and a broken one are refused in words", async () => {
  const kabir = await testApp.customer("kabir");
  const { code } = (await ledger(kabir)).referral;
  const refused = (sent: unknown) => testApp.call(kabir, "POST", "/rewards/referral", { code: sent });
  expect(await refused(code)).toMatchObject({ status: 409, body: { code: "referral-not-possible" } });
  expect(await refused("ZZZZZZZZ")).toMatchObject({ status: 404, body: { code: "unknown-referral-code" } });
  expect(await refused("' or 1=1")).toMatchObject({ status: 400 });
  expect(await refused(["ZZZZZZZZ"])).toMatchObject({ status: 400 });
});

test("nobody sees a ledger without being signed in", async () => {
  expect(await testApp.call(null, "GET", "/rewards")).toMatchObject({ status: 401 });
  expect(await testApp.call(null, "POST", "/rewards/referral", { code: "ZZZZZZZZ" })).toMatchObject({
    status: 401,
  });
});
