import { expect, test } from "vitest";
import { openCartFor, roses, truffle } from "../../../tests/support/cart-orders.ts";
import { orderRecords } from "../../../tests/support/paid-order.ts";
import { pay, type TestApp } from "../../../tests/support/test-app.ts";
import { slotHolds } from "../delivery/delivery.tables.ts";
import { orders } from "../orders/orders.tables.ts";

let testApp: TestApp;
let asha: string;
const { create, order, putInCart, cart, payFor } = openCartFor((opened, customer) => {
  testApp = opened;
  asha = customer;
});

test("a paid order removes its items from the cart once; items that were added meanwhile stay", async () => {
  await putInCart("TRUF10", 2);
  await putInCart("ROSES12");
  const created = await create([truffle(2), roses]);
  expect(await cart()).toHaveLength(2);
  await putInCart("TRUF10", 3);
  await putInCart("PHOTO10");
  const signedPayment = await payFor(created);
  const left = [
    { skuid: "PHOTO10", quantity: 1 },
    { skuid: "TRUF10", quantity: 3 },
  ];
  const bySku = (line: { skuid: string }, other: { skuid: string }) => (line.skuid < other.skuid ? -1 : 1);
  expect((await cart()).sort(bySku)).toEqual(left);

  await testApp.call(asha, "POST", "/payment/verify-payment", signedPayment);
  for (const webhook of await testApp.webhooks(created.body.data.razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect((await cart()).sort(bySku)).toEqual(left);
});

test("a cart that was paid for in one tab is not sold again in another one", async () => {
  await putInCart("TRUF10", 2);
  await putInCart("ROSES12");
  await payFor(await order([truffle(2), roses]));
  const before = await testApp.db.$count(orders);
  expect(await order([truffle(2), roses])).toMatchObject({
    status: 409,
    body: {
      code: "cart-changed",
      message:
        "Your cart has changed meanwhile, perhaps in another tab or on another device. Please look at it again.",
      data: { SKU: "TRUF10" },
    },
  });
  expect(await testApp.db.$count(orders)).toBe(before);
});

test("a cart checked out in two tabs is sold once, and the duplicate payment is refunded", async () => {
  await putInCart("TRUF10");
  const monday = await order([truffle()], { useCoins: true });
  const tuesday = await order([truffle()], { deliveryDate: "2026-11-24" });
  expect(tuesday.body.data.razorpayOrder.id).not.toBe(monday.body.data.razorpayOrder.id);
  await payFor(monday);
  const signedPayment = (await pay(testApp, tuesday.body.data.razorpayOrder.id)).body;
  expect(await testApp.call(asha, "POST", "/payment/verify-payment", signedPayment)).toMatchObject({
    body: { data: { paid: false, status: "cancelled" } },
  });
  await testApp.work();
  const { uuid } = tuesday.body.data;
  expect(await orderRecords(testApp, uuid)).toMatchObject({
    payment: { status: "refunded" },
    refunds: [{ status: "processed", reason: expect.stringContaining("paid already") }],
    place: { state: "released" },
  });
  expect(await orderRecords(testApp, monday.body.data.uuid)).toMatchObject({ order: { status: "placed" } });
  const [mail] = testApp.mails.filter(({ subject }) => subject.includes(tuesday.body.data.orderNumber));
  expect(mail?.subject).toContain("goes back to you");
  expect(mail?.text.replaceAll("\n", " ")).toContain("was paid already, with another order.");
});

test("items removed from the cart during payment are still sold, unless another order has taken them", async () => {
  await putInCart("TRUF10");
  const created = await order([truffle()]);
  await testApp.call(asha, "POST", "/user/deleteCart", { email: `${asha}@example.com`, skuid: "TRUF10" });
  await payFor(created);
  expect(await orderRecords(testApp, created.body.data.uuid)).toMatchObject({ order: { status: "placed" } });
});

test("two orders out of a cart that holds enough for both are both sold", async () => {
  await putInCart("TRUF10", 2);
  const monday = await order([truffle()]);
  const tuesday = await order([truffle()], { deliveryDate: "2026-11-24" });
  await payFor(monday);
  await payFor(tuesday);
  expect(await cart()).toEqual([]);
});

test("more of a cake than the cart holds is refused, and nothing is reserved; less is accepted", async () => {
  await putInCart("TRUF10", 2);
  const held = await testApp.db.$count(slotHolds);
  expect(await order([truffle(3)])).toMatchObject({ status: 409, body: { code: "cart-changed" } });
  expect(await testApp.db.$count(slotHolds)).toBe(held);
  expect((await order([truffle(1)])).status).toBe(200);
});

test("a repeated request is the same order, even if its cake has left the cart meanwhile", async () => {
  await putInCart("TRUF10");
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await order([truffle()], {}, key);
  await testApp.call(asha, "POST", "/user/deleteCart", { email: `${asha}@example.com`, skuid: "TRUF10" });
  const again = await order([truffle()], {}, key);
  expect(again).toMatchObject({ status: 200, body: { data: { uuid: first.body.data.uuid } } });
});

test("an order of one cake straight from its page leaves the cart alone", async () => {
  await putInCart("TRUF10");
  await payFor(await create([truffle()], { fromCart: false }));
  expect(await cart()).toEqual([{ skuid: "TRUF10", quantity: 1 }]);
});
