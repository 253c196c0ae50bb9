import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import { anOrder, pay, type TestApp } from "../../tests/support/test-app.ts";
import { slotHolds } from "../shop/delivery/delivery.tables.ts";
import { orders } from "../shop/orders/orders.tables.ts";
import { gatewayEvents, payments } from "../shop/payments/payments.tables.ts";
import { coinEntries } from "../shop/rewards/rewards.tables.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});

test("a shopper orders, pays, and finds the order placed", async () => {
  const asha = await testApp.customer("asha");
  const created = await testApp.call(asha, "POST", "/payment/create-order", anOrder(asha));
  expect(created).toMatchObject({
    status: 200,
    body: {
      success: true,
      data: {
        razorpayOrder: { amount: 71_900, currency: "INR" },
        summary: { items: 719, addOns: 0, delivery: 0, coins: 0, total: 719 },
      },
    },
  });
  const signedPayment = (await pay(testApp, created.body.data.razorpayOrder.id)).body;
  const verified = await testApp.call(asha, "POST", "/payment/verify-payment", {
    ...anOrder(asha),
    ...signedPayment,
  });
  expect(verified).toMatchObject({
    status: 200,
    body: { data: { uuid: created.body.data.uuid, paid: true } },
  });
  const details = await testApp.call(asha, "GET", `/delivery/orderdetailsUUID/${created.body.data.uuid}`);
  expect(details).toMatchObject({
    status: 200,
    body: {
      data: {
        orderId: created.body.data.orderNumber,
        status: "placed",
        deliveryDate: "2026-11-23",
        phone: "+919876543210",
        message: "Happy birthday",
        total: 719,
        paymentMethod: "upi",
      },
    },
  });
  expect(JSON.parse(details.body.data.sku)).toMatchObject([
    { SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes" },
  ]);
});

/** Counts the rows that a refused order must not add: orders, slot holds, spent coins, payments. */
async function traces() {
  const tables = [orders, slotHolds, coinEntries, payments];
  return Promise.all(tables.map((table) => testApp.db.$count(table)));
}

const truffle = { SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes" };
const candle = { SKU: "ADDCANDLE", price: 49, quantity: 1, sheetName: "Add-Ons" };

test.each<[string, Record<string, unknown>, number, string]>([
  ["a forged price", { sku: [{ ...truffle, price: 1 }] }, 409, "price-changed"],
  ["a forged price of an add-on", { sku: [truffle, { ...candle, price: 0 }] }, 409, "price-changed"],
  ["a foreign e-mail address", { email: "someone@example.com" }, 403, "not-your-account"],
  ["no e-mail address", { email: "asha" }, 400, "bad-input"],
  ["a past date", { deliveryDate: "2026-11-20" }, 422, "date-out-of-range"],
  ["a date too far ahead", { deliveryDate: "2027-02-20" }, 422, "date-out-of-range"],
  ["no such date", { deliveryDate: "2026-02-30" }, 400, "bad-input"],
  ["no date", { deliveryDate: undefined }, 400, "bad-input"],
  ["a slot that has begun", { deliveryDate: "2026-11-21" }, 409, "slot-closed"],
  ["no such slot", { deliveryTime: "3 AM - 4 AM" }, 422, "unknown-slot"],
  ["an unserved pincode", { pinCode: "999999" }, 422, "pincode-not-served"],
  ["no pincode at all", { pinCode: "six" }, 422, "pincode-not-served"],
  [
    "an option that is not offered there",
    { pinCode: "700001", deliveryType: "Pickup" },
    422,
    "option-not-offered",
  ],
  ["no such option", { deliveryType: "Drone" }, 422, "option-not-offered"],
  ["an unknown SKU", { sku: [{ ...truffle, SKU: "NOTHING" }] }, 404, "unknown-sku"],
  ["a cake named as an add-on", { sku: [truffle, { ...truffle, sheetName: "Add-Ons" }] }, 404, "unknown-sku"],
  ["an inactive SKU", { sku: [{ ...truffle, SKU: "TRUF20", price: 2519 }] }, 409, "sku-unavailable"],
  [
    "a cake that needs longer",
    {
      sku: [{ ...truffle, SKU: "PHOTO10", price: 719 }],
      deliveryDate: "2026-11-21",
      deliveryTime: "6 PM - 9 PM",
    },
    409,
    "slot-closed",
  ],
  ["nothing", { sku: [] }, 400, "bad-input"],
  ["add-ons alone", { sku: [candle] }, 400, "bad-input"],
  [
    "an inactive add-on",
    { sku: [truffle, { ...candle, SKU: "ADDKNIFE", price: 29 }] },
    409,
    "sku-unavailable",
  ],
  ["no quantity", { sku: [{ ...truffle, quantity: 0 }] }, 400, "bad-input"],
  ["half a cake", { sku: [{ ...truffle, quantity: 0.5 }] }, 400, "bad-input"],
  ["too many of one", { sku: [{ ...truffle, quantity: 21 }] }, 400, "bad-input"],
  [
    "too many lines",
    { sku: Array.from({ length: 31 }, (_, at) => ({ ...truffle, SKU: `CAKE${at}` })) },
    400,
    "bad-input",
  ],
  ["a price that is no number", { sku: [{ ...truffle, price: "719" }] }, 400, "bad-input"],
  ["an unknown sheet", { sku: [{ ...truffle, sheetName: "Gold" }] }, 400, "bad-input"],
  ["a message of 26 characters", { message: "abcdefghijklmnopqrstuvwxyz" }, 400, "bad-input"],
  ["an emoji in the message", { message: "Happy birthday 🎂" }, 400, "bad-input"],
  ["an emoji on one of the cakes", { sku: [{ ...truffle, message: "Asha 🇮🇳" }] }, 400, "bad-input"],
  ["a message on roses", { sku: [{ ...truffle, SKU: "ROSES12", price: 719 }] }, 422, "message-not-taken"],
  ["a NUL in the message", { message: "Happy\0" }, 400, "bad-input"],
  ["a NUL in the address", { address: "Flat 4B\0, Lotus Court" }, 400, "bad-input"],
  ["a NUL in a SKU", { sku: [{ ...truffle, SKU: "TRUF\0" }] }, 400, "bad-input"],
  ["no name", { name: "  " }, 400, "bad-input"],
  ["a name without end", { name: "a".repeat(81) }, 400, "bad-input"],
  ["no address", { address: "" }, 400, "bad-input"],
  ["no phone", { phone: "12345" }, 400, "bad-input"],
  ["a wrong second phone", { altPhone: "call me" }, 400, "bad-input"],
  ["an unknown kind of address", { addressType: "Boat" }, 400, "bad-input"],
  ["coins as a text", { useCoins: "yes" }, 400, "bad-input"],
  ["a total below today's", { total: 718 }, 409, "price-changed"],
  ["a total above today's", { total: 719.5 }, 409, "price-changed"],
  ["a total as a text", { total: "719" }, 400, "bad-input"],
  ["a total below nothing", { total: -1 }, 400, "bad-input"],
  ["a total beyond every order", { total: 1e300 }, 400, "bad-input"],
])("an order with %s is refused, and leaves no trace", async (_what, overrides, status, code) => {
  const before = await traces();
  const refused = await testApp.call("asha", "POST", "/payment/create-order", anOrder("asha", overrides));
  expect(refused).toMatchObject({ status, body: { success: false, code } });
  expect(refused.body.message).toMatch(/^[A-Z].*\.$/);
  expect(await traces()).toEqual(before);
});

test("a price that changed comes with the fresh figures", async () => {
  const stale = anOrder("asha", { sku: [{ ...truffle, price: 699 }, candle] });
  const refused = await testApp.call("asha", "POST", "/payment/create-order", stale);
  expect(refused.body.data).toEqual({
    lines: [
      { SKU: "TRUF05", price: 719 },
      { SKU: "ADDCANDLE", price: 49 },
    ],
    summary: { items: 719, addOns: 49, delivery: 0, coins: 0, total: 768 },
  });
});

test("nobody orders or verifies without a session", async () => {
  const order = await testApp.call(null, "POST", "/payment/create-order", anOrder("asha"));
  expect(order).toMatchObject({ status: 401, body: { code: "sign-in-needed" } });
  const signedPayment = { orderId: "order_x", paymentId: "pay_x", signature: "x" };
  expect(await testApp.call(null, "POST", "/payment/verify-payment", signedPayment)).toMatchObject({
    status: 401,
  });
});

test("an order from another site's page is refused", async () => {
  const headers = { origin: "https://elsewhere.example" };
  const refused = await testApp.call("asha", "POST", "/payment/create-order", anOrder("asha"), headers);
  expect(refused).toMatchObject({ status: 403, body: { code: "csrf" } });
});

test("a full slot is refused, and leaves no trace", async () => {
  const pickup = { deliveryType: "Pickup", deliveryTime: "10 AM - 11 AM" };
  for (let i = 0; i < 6; i++) {
    const other = await testApp.customer(`early${i}`);
    const taken = await testApp.call(other, "POST", "/payment/create-order", anOrder(other, pickup));
    expect(taken.status).toBe(200);
  }
  const before = await traces();
  const late = await testApp.customer("late");
  const refused = await testApp.call(late, "POST", "/payment/create-order", anOrder(late, pickup));
  expect(refused).toMatchObject({ status: 409, body: { code: "slot-full" } });
  expect(await traces()).toEqual(before);
});

test("coins pay for a part, a rupee each, sixty at most", async () => {
  const rich = await testApp.customer("rich", 120);
  const created = await testApp.call(
    rich,
    "POST",
    "/payment/create-order",
    anOrder(rich, { useCoins: true }),
  );
  expect(created.body.data).toMatchObject({
    razorpayOrder: { amount: 65_900 },
    summary: { items: 719, coins: 60, total: 659 },
  });
  const next = await testApp.call(rich, "POST", "/payment/create-order", anOrder(rich, { useCoins: true }));
  expect(next.body.data.summary).toMatchObject({ coins: 60, total: 659 });
});

test("the same key gives the same order again; with another order it is refused", async () => {
  const ravi = await testApp.customer("ravi");
  const key = { "idempotency-key": "once" };
  const order = anOrder(ravi);
  const first = await testApp.call(ravi, "POST", "/payment/create-order", order, key);
  const again = await testApp.call(ravi, "POST", "/payment/create-order", order, key);
  expect(again).toEqual(first);
  const other = await testApp.call(
    ravi,
    "POST",
    "/payment/create-order",
    { ...order, message: "Other" },
    key,
  );
  expect(other).toMatchObject({ status: 409, body: { code: "idempotency-key-reused" } });
  const someone = await testApp.customer("someone");
  const theirs = await testApp.call(someone, "POST", "/payment/create-order", anOrder(someone), key);
  expect(theirs.body.data.uuid).not.toBe(first.body.data.uuid);
});

test("a customer has three open payments at most, until one is paid", async () => {
  const busy = await testApp.customer("busy");
  const create = (message: string) =>
    testApp.call(busy, "POST", "/payment/create-order", anOrder(busy, { message }));
  const first = await create("One");
  await create("Two");
  await create("Three");
  expect(await create("Four")).toMatchObject({
    status: 409,
    body: {
      code: "too-many-open-payments",
      message:
        "Three of your orders are waiting for their payment. Please pay one of them, or wait 15 minutes.",
    },
  });
  const signedPayment = (await pay(testApp, first.body.data.razorpayOrder.id)).body;
  await testApp.call(busy, "POST", "/payment/verify-payment", signedPayment);
  expect(await create("Four")).toMatchObject({ status: 200 });
});

test("a forged signature, a foreign payment and a foreign customer change nothing", async () => {
  const meera = await testApp.customer("meera");
  const create = async (deliveryTime: string) =>
    (await testApp.call(meera, "POST", "/payment/create-order", anOrder(meera, { deliveryTime }))).body.data;
  const ownOrder = await create("9 AM - 12 PM");
  const other = await create("12 PM - 3 PM");
  const signedPayment = (await pay(testApp, ownOrder.razorpayOrder.id)).body;
  const verify = (who: string, body: unknown) => testApp.call(who, "POST", "/payment/verify-payment", body);
  const forged = { ...signedPayment, signature: "0".repeat(64) };
  expect(await verify(meera, forged)).toMatchObject({ status: 400, body: { code: "bad-signature" } });
  const swapped = { ...signedPayment, orderId: other.razorpayOrder.id };
  expect(await verify(meera, swapped)).toMatchObject({ status: 400, body: { code: "bad-signature" } });
  expect(await verify("asha", signedPayment)).toMatchObject({ status: 404, body: { code: "unknown-order" } });
  expect(await verify(meera, { ...signedPayment, orderId: "order_unknown" })).toMatchObject({ status: 404 });
  const { body } = await testApp.call(meera, "GET", `/delivery/orderdetailsUUID/${ownOrder.uuid}`);
  expect(body.data).toMatchObject({ status: "awaiting payment", paid: false });
});

test("a webhook without the provider's signature is refused and leaves no trace", async () => {
  const body = JSON.stringify({ event: "payment.captured", payload: {} });
  expect(await testApp.deliver(body, {})).toMatchObject({ status: 400, body: { code: "bad-signature" } });
  const forged = { "x-razorpay-signature": "0".repeat(64), "x-razorpay-event-id": "evt_forged" };
  expect(await testApp.deliver(body, forged)).toMatchObject({ status: 400, body: { code: "bad-signature" } });
  expect(await testApp.db.select().from(gatewayEvents).where(eq(gatewayEvents.id, "evt_forged"))).toEqual([]);
});

test("the calls are described in the API's own document", async () => {
  const { paths } = (await testApp.call(null, "GET", "/openapi.json")).body;
  const describedPaths = Object.keys(paths);
  for (const path of ["/payment/create-order", "/payment/verify-payment", "/payment/webhook", "/orders"]) {
    expect(describedPaths.some((described) => described.endsWith(path))).toBe(true);
  }
});
