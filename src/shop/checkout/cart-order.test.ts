import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppWithCustomer } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords } from "../../../tests/support/paid-order.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { skus } from "../catalogue/catalogue.tables.ts";
import { slotHolds } from "../delivery/delivery.tables.ts";
import { invoiceLines, invoices } from "../invoices/invoices.tables.ts";
import { orders } from "../orders/orders.tables.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({ coins: 50 }, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

const line = (SKU: string, price: number, quantity = 1, message = "") => ({
  ...{ SKU, price, quantity, message },
  sheetName: "Cakes",
  image: "",
});
const candle = { SKU: "ADDCANDLE", price: 49, quantity: 2, sheetName: "Add-Ons", image: "" };
const truffle = (quantity = 1, message = "") => line("TRUF10", 1259, quantity, message);
const photo = (message = "") => line("PHOTO10", 899, 1, message);
const roses = line("ROSES12", 449);

/** An order of what is in the cart. */
async function create(sku: ReturnType<typeof line>[] | object[], overrides: object = {}) {
  const cakes = (sku as ReturnType<typeof line>[]).filter(({ sheetName }) => sheetName === "Cakes");
  const lines = cakes.map(({ SKU, quantity }) => ({
    userId: asha,
    sku: SKU,
    quantity: Math.min(quantity, 20),
  }));
  await testApp.db.insert(cartLines).values(lines).onConflictDoNothing();
  return order(sku, overrides);
}
const order = (sku: object[], overrides: object = {}, headers = {}) =>
  testApp.call(
    asha,
    "POST",
    "/payment/create-order",
    anOrder(asha, { message: "", fromCart: true, sku, ...overrides }),
    headers,
  );
const putInCart = (skuid: string, quantity = 1) =>
  testApp.call(asha, "POST", "/user/addTocart", { email: `${asha}@example.com`, SKU: [{ skuid, quantity }] });
async function cart() {
  const { body } = await testApp.call(asha, "GET", `/user/getCart/${asha}@example.com`);
  return JSON.parse(body.data.cart) as { skuid: string; quantity: number }[];
}
async function payFor(created: { body: { data: { razorpayOrder: { id: string } } } }) {
  const proof = (await pay(testApp, created.body.data.razorpayOrder.id)).body;
  const verified = await testApp.call(asha, "POST", "/payment/verify-payment", proof);
  expect(verified.body).toMatchObject({ success: true, data: { paid: true } });
  return proof;
}

test("a whole cart is one order in one slot, each cake with its own message", async () => {
  const created = await create([truffle(2, "Happy 30th, Meera"), photo("For Dad"), roses, candle], {
    useCoins: true,
  });
  expect(created).toMatchObject({
    status: 200,
    body: { data: { summary: { items: 2 * 1259 + 899 + 449, addOns: 98, delivery: 0, coins: 50 } } },
  });
  await payFor(created);
  const { uuid } = created.body.data;
  const details = await testApp.call(asha, "GET", `/delivery/orderdetailsUUID/${uuid}`);
  expect(JSON.parse(details.body.data.sku)).toMatchObject([
    { SKU: "TRUF10", quantity: 2, message: "Happy 30th, Meera" },
    { SKU: "PHOTO10", quantity: 1, message: "For Dad" },
    { SKU: "ROSES12", quantity: 1, message: "" },
    { SKU: "ADDCANDLE", quantity: 2, message: "" },
  ]);
  expect(await testApp.db.$count(slotHolds, eq(slotHolds.orderId, uuid))).toBe(1);
  await testApp.work();
  expect(testApp.mails[0]?.text).toContain("Message on the cake: For Dad");
});

test("the contract's one message goes on the first cake that takes one", async () => {
  const created = await create([roses, truffle(), photo()], { message: "Happy birthday" });
  const details = await testApp.call(asha, "GET", `/delivery/orderdetailsUUID/${created.body.data.uuid}`);
  expect(JSON.parse(details.body.data.sku)).toMatchObject([
    { SKU: "ROSES12", message: "" },
    { SKU: "TRUF10", message: "Happy birthday" },
    { SKU: "PHOTO10", message: "" },
  ]);
});

test("a paid order removes its items from the cart once; items that were added meanwhile stay", async () => {
  await putInCart("TRUF10", 2);
  await putInCart("ROSES12");
  const created = await create([truffle(2), roses]);
  expect(await cart()).toHaveLength(2);
  await putInCart("TRUF10", 3);
  await putInCart("PHOTO10");
  const proof = await payFor(created);
  const left = [
    { skuid: "PHOTO10", quantity: 1 },
    { skuid: "TRUF10", quantity: 3 },
  ];
  const bySku = (line: { skuid: string }, other: { skuid: string }) => (line.skuid < other.skuid ? -1 : 1);
  expect((await cart()).sort(bySku)).toEqual(left);

  await testApp.call(asha, "POST", "/payment/verify-payment", proof);
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
  const proof = (await pay(testApp, tuesday.body.data.razorpayOrder.id)).body;
  expect(await testApp.call(asha, "POST", "/payment/verify-payment", proof)).toMatchObject({
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

test("a cart with a sold-out item is refused with its name, and nothing is recorded", async () => {
  const before = await testApp.db.$count(orders);
  const refused = await create([truffle(), line("COMBO2", 1574), roses]);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: "sku-unavailable",
      message: "Truffle Cake & Roses is currently unavailable.",
      data: { SKU: "COMBO2", name: "Truffle Cake & Roses" },
    },
  });
  expect(await testApp.db.$count(orders)).toBe(before);
});

test("twenty of one cake can be ordered, twenty-one can't", async () => {
  expect((await create([truffle(20)])).body.data.summary.items).toBe(20 * 1259);
  expect(await create([truffle(21)])).toMatchObject({ status: 400, body: { code: "bad-input" } });
});

test("two lines of one cake must differ in message or photos", async () => {
  expect(await create([truffle(2), truffle(1)], { fromCart: false })).toMatchObject({
    status: 400,
    body: { code: "bad-input", issues: [{ message: "Please name each thing once, with its quantity." }] },
  });
});

test("the limit of twenty counts all lines of a cake", async () => {
  expect(await create([truffle(20), truffle(1, "For Dad")], { fromCart: false })).toMatchObject({
    status: 400,
    body: { code: "bad-input", issues: [{ message: "Please order at most 20 of one thing." }] },
  });
});

test("a cart of thirty products stays the most, and an order has sixty lines at most", async () => {
  const many = (count: number, pieces: number) =>
    Array.from({ length: count * pieces }, (_, at) => line(`SKU${at % count}`, 1, 1, `For ${at}`));
  expect(await order(many(31, 1))).toMatchObject({
    body: { issues: [{ message: "Please order at most 30 different things at once." }] },
  });
  expect(await order(many(30, 2))).toMatchObject({ body: { code: "unknown-sku" } });
  expect(await order(many(7, 9))).toMatchObject({
    status: 400,
    body: { issues: [{ message: expect.stringContaining("One order takes 60 lines.") }] },
  });
});

test("two cakes with a message each are two lines, and cost as much as one line of two", async () => {
  await putInCart("TRUF10", 3);
  const together = await create([truffle(3), roses, candle], { useCoins: true });
  const whatItCosts = async (created: typeof together) => {
    await payFor(created);
    await testApp.work();
    const { uuid, summary } = created.body.data;
    const billed = await testApp.db
      .select({ line: invoiceLines })
      .from(invoiceLines)
      .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
      .where(eq(invoices.orderId, uuid))
      .orderBy(invoiceLines.position);
    const [hold] = await testApp.db.select().from(slotHolds).where(eq(slotHolds.orderId, uuid));
    return {
      summary,
      bill: billed.map(({ line: { invoiceId: _, ...billedLine } }) => billedLine),
      work: [hold?.ovenMinutes, hold?.decoratorMinutes],
    };
  };
  const one = await whatItCosts(together);
  expect(one.bill).toHaveLength(3);
  asha = await testApp.customer(`second-${asha}`, 50);
  await putInCart("TRUF10", 3);
  const split = await create([truffle(1, "For Dad"), roses, truffle(2, "For Mum"), candle], {
    useCoins: true,
  });
  const details = await testApp.call(asha, "GET", `/delivery/orderdetailsUUID/${split.body.data.uuid}`);
  expect(JSON.parse(details.body.data.sku)).toMatchObject([
    { SKU: "TRUF10", quantity: 1, message: "For Dad" },
    { SKU: "ROSES12", quantity: 1 },
    { SKU: "TRUF10", quantity: 2, message: "For Mum" },
    { SKU: "ADDCANDLE", quantity: 2 },
  ]);
  expect(await whatItCosts(split)).toEqual(one);
  expect(await cart()).toEqual([]);
});

test("a sold-out cake with two messages is named once", async () => {
  const refused = await create([line("COMBO2", 1574, 1, "For Dad"), line("COMBO2", 1574, 1, "For Mum")]);
  expect(refused.body).toMatchObject({ code: "sku-unavailable", data: { all: [{ SKU: "COMBO2" }] } });
  expect(refused.body.data.all).toHaveLength(1);
});

test("the slowest cake of the cart decides which time is possible", async () => {
  const tonight = { deliveryDate: "2026-11-21", deliveryTime: "6 PM - 9 PM" };
  expect((await create([truffle(), roses], tonight)).status).toBe(200);
  expect(await create([truffle(), photo(), roses], tonight)).toMatchObject({
    status: 409,
    body: { code: "slot-closed" },
  });
});

test("a cart can be picked up, without a charge however little it is worth", async () => {
  const created = await create([roses], { deliveryType: "Pickup", deliveryTime: "4 PM - 5 PM" });
  expect(created.body.data.summary).toMatchObject({ items: 449, delivery: 0, total: 449 });
});

test("a changed price is refused with the current figures", async () => {
  const setPrice = (sellPaise: number) =>
    testApp.db.update(skus).set({ sellPaise }).where(eq(skus.sku, "ROSES12"));
  await setPrice(47_900);
  expect(await create([truffle(), roses])).toMatchObject({
    status: 409,
    body: {
      code: "price-changed",
      data: {
        lines: [
          { SKU: "TRUF10", price: 1259 },
          { SKU: "ROSES12", price: 479 },
        ],
        summary: { items: 1259 + 479, total: 1259 + 479 },
      },
    },
  });
  await setPrice(44_900);
});

test.each([
  ["flowers", [truffle(), { ...roses, message: "For you" }]],
  ["an add-on", [truffle(), { ...candle, message: "For you" }]],
])("a message on %s is refused", async (_what, sku) => {
  expect(await create(sku)).toMatchObject({ status: 422, body: { code: "message-not-taken" } });
});

test("a message of 26 characters is refused", async () => {
  expect((await create([truffle(1, "x".repeat(26))])).status).toBe(400);
});
