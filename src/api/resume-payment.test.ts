import { expect, test } from "vitest";
import { openTestAppWithCustomer } from "../../tests/support/open-test-app-for.ts";
import { testSession } from "../../tests/support/session.ts";
import { SATURDAY_MORNING } from "../../tests/support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../../tests/support/test-app.ts";
import { HOLD_MINUTES } from "../shop/checkout/rules/payment-times.ts";
import { getOrderProgress } from "../web/order/progress/get-order-progress.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({}, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

const minutesLater = (minutes: number) => new Date(SATURDAY_MORNING.getTime() + minutes * 60_000);

async function unpaidOrder() {
  const created = await testApp.call(asha, "POST", "/payment/create-order", anOrder(asha));
  return created.body.data as { uuid: string; razorpayOrder: { id: string }; holdUntil: string };
}

const payCall = (uuid: string, who = asha) => testApp.call(who, "POST", `/orders/${uuid}/pay`, {});

/** Returns the stage of the payment that the order's page shows to its customer. */
async function unpaidOnPage(uuid: string) {
  const viewer = testSession({ userId: asha });
  const order = await getOrderProgress(testApp.services, viewer, { uuid, token: null });
  return order?.unpaid?.stage ?? null;
}

test("an order whose payment window was closed is paid from its page: the same order, the same hour", async () => {
  const { uuid, razorpayOrder, holdUntil } = await unpaidOrder();
  testApp.setClock(minutesLater(HOLD_MINUTES - 1));
  expect(await unpaidOnPage(uuid)).toBe("open");
  const opened = await payCall(uuid);
  expect(opened).toMatchObject({ status: 200, body: { data: { uuid, razorpayOrder, holdUntil } } });
  const signedPayment = (await pay(testApp, opened.body.data.razorpayOrder.id)).body;
  const paid = await testApp.call(asha, "POST", "/payment/verify-payment", signedPayment);
  expect(paid.body.data).toMatchObject({ uuid, paid: true });
  expect(await unpaidOnPage(uuid)).toBeNull();
  expect(await payCall(uuid)).toMatchObject({ status: 409, body: { code: "already-paid" } });
});

test("once the slot is free again, the order can't be paid any more", async () => {
  const { uuid } = await unpaidOrder();
  testApp.setClock(minutesLater(HOLD_MINUTES));
  expect(await unpaidOnPage(uuid)).toBe("lapsed");
  expect(await payCall(uuid)).toMatchObject({ status: 409, body: { code: "order-lapsed" } });
});

test("nobody can pay somebody else's order, or learn that it exists", async () => {
  const { uuid } = await unpaidOrder();
  const ravi = await testApp.customer(`ravi-${asha}`);
  expect(await payCall(uuid, ravi)).toMatchObject({ status: 404, body: { code: "unknown-order" } });
  expect(await payCall("no-order")).toMatchObject({ status: 404 });
});
