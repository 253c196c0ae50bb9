import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { candle, line, openCartFor, photo, roses, truffle } from "../../../tests/support/cart-orders.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { paise } from "../basics/money.ts";
import { skus } from "../catalogue/catalogue.tables.ts";
import { slotHolds } from "../delivery/delivery.tables.ts";
import { invoiceLines, invoices } from "../invoices/invoices.tables.ts";
import { orders } from "../orders/orders.tables.ts";

let testApp: TestApp;
let asha: string;
const { create, order, putInCart, cart, payFor, shopAs } = openCartFor((opened, customer) => {
  testApp = opened;
  asha = customer;
});

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
  shopAs(asha);
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

/** Sets the prices of the roses, in paise. */
const setPrice = (sellPaise: number, pricePaise = 49_900) =>
  testApp.db
    .update(skus)
    .set({ sellPaise: paise(sellPaise), pricePaise: paise(pricePaise) })
    .where(eq(skus.sku, "ROSES12"));

test("a changed price is refused with the current figures", async () => {
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

test("an order of more than two crore rupees is refused with a sentence, and nothing is stored", async () => {
  await setPrice(999_999_900, 999_999_900);
  const dearest = (quantity: number) => ({ ...roses, price: 9_999_999, quantity });
  const before = await testApp.db.$count(orders);
  expect(await create([truffle(), dearest(2)])).toMatchObject({
    status: 422,
    body: { code: "order-too-large", message: expect.stringContaining("₹2,00,00,000 at most") },
  });
  expect(await testApp.db.$count(orders)).toBe(before);
  expect(await create([dearest(2)])).toMatchObject({ body: { data: { summary: { total: 19_999_998 } } } });
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
