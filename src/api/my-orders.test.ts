import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppWithCustomer } from "../../tests/support/open-test-app-for.ts";
import { anOrder, pay, type TestApp } from "../../tests/support/test-app.ts";
import { paise } from "../shop/basics/money.ts";
import { cartLines } from "../shop/cart/cart.tables.ts";
import { skus } from "../shop/catalogue/catalogue.tables.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({}, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

const cake = (SKU: string, price: number, quantity = 1) => ({
  ...{ SKU, price, quantity },
  sheetName: "Cakes",
  image: "",
});

/** A paid order. Returns its uuid. */
async function ordered(who: string, overrides: Record<string, unknown> = {}): Promise<string> {
  const order = anOrder(who, overrides);
  const created = await testApp.call(who, "POST", "/payment/create-order", order, {
    "idempotency-key": `order-${Math.random()}`,
  });
  expect(created.body).toMatchObject({ success: true });
  const { uuid, razorpayOrder } = created.body.data;
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  await testApp.call(who, "POST", "/payment/verify-payment", { ...order, ...signedPayment });
  testApp.pass(1);
  return uuid;
}

async function list(who: string, query = "") {
  const reply = await testApp.app.inject({ url: `/api/orders${query}`, headers: { "x-who": who } });
  const uuids = (reply.json().data ?? []).map(({ uuid }: { uuid: string }) => uuid);
  return { status: reply.statusCode, headers: reply.headers, data: reply.json().data, uuids };
}

const cartOf = async (who: string) =>
  (await testApp.db.select().from(cartLines).where(eq(cartLines.userId, who))).map(({ sku, quantity }) => ({
    sku,
    quantity,
  }));
const again = (who: string | null, uuid: string) => testApp.call(who, "POST", `/orders/${uuid}/again`, {});
const sell = (sku: string, active: boolean) =>
  testApp.db.update(skus).set({ active }).where(eq(skus.sku, sku));

test("the list says of each order what its customer needs, newest first", async () => {
  const first = await ordered(asha);
  const second = await ordered(asha, { sku: [cake("TRUF10", 1259)] });
  const { uuids, data } = await list(asha);
  expect(uuids).toEqual([second, first]);
  expect(data[1]).toMatchObject({
    orderId: expect.stringMatching(/^JM\d+$/),
    status: "placed",
    statusText: "Order placed",
    paid: true,
    deliveryDate: "2026-11-23",
    deliveryTime: "9 AM - 12 PM",
    deliveryType: "Standard Delivery",
    lines: [{ SKU: "TRUF05", quantity: 1, price: 719, sheetName: "Cakes" }],
    total: 719,
  });
});

test("it comes in pages, with the total and the next page", async () => {
  const oldest = await ordered(asha);
  const middle = await ordered(asha);
  const newest = await ordered(asha);
  const first = await list(asha, "?size=2");
  expect(first.uuids).toEqual([newest, middle]);
  expect(first.headers).toMatchObject({
    "x-total-count": "3",
    link: '</api/orders?page=2&size=2>; rel="next"',
  });
  const last = await list(asha, "?page=2&size=2");
  expect(last.uuids).toEqual([oldest]);
  expect(last.headers.link).toBeUndefined();
  expect((await list(asha, "?page=3&size=2")).uuids).toEqual([]);
});

test.each(["?page=0", "?page=-1", "?page=1e3", "?page=", "?size=0", "?size=101", "?page=99999999999"])(
  "a list can't be asked for with %s",
  async (query) => {
    expect((await list(asha, query)).status).toBe(400);
  },
);

test("a list has only the customer's own paid orders", async () => {
  const other = await testApp.customer(`other-${asha}`);
  await ordered(asha);
  await testApp.call(other, "POST", "/payment/create-order", anOrder(other));
  expect((await list(other)).data).toMatchObject([
    { status: "awaiting payment", statusText: "Waiting for payment", paid: false },
  ]);
  testApp.pass(60);
  await testApp.everyMinute();
  expect((await list(other)).data).toEqual([]);
});

test("ordering again puts what is still sold into the cart, and names what is not", async () => {
  const uuid = await ordered(asha, {
    message: "",
    sku: [
      cake("TRUF05", 719, 2),
      cake("ROSES12", 449),
      { SKU: "ADDCANDLE", price: 49, quantity: 1, sheetName: "Add-Ons", image: "" },
    ],
  });
  await sell("ROSES12", false);
  const reply = await again(asha, uuid);
  expect(reply).toMatchObject({
    status: 200,
    body: { data: { added: [{ skuid: "TRUF05", quantity: 2 }], missing: ["Twelve Red Roses"] } },
  });
  expect(await cartOf(asha)).toEqual([{ sku: "TRUF05", quantity: 2 }]);
  await sell("TRUF05", false);
  const none = await again(asha, uuid);
  expect(none).toMatchObject({ status: 409, body: { code: "sku-unavailable" } });
  expect(none.body.message).toContain("Twelve Red Roses");
  await sell("TRUF05", true);
  await sell("ROSES12", true);
});

test("ordering again returns the message of each piece where they differ", async () => {
  const uuid = await ordered(asha, {
    message: "",
    sku: [
      { ...cake("TRUF05", 719, 2), message: "For Dad" },
      { ...cake("TRUF05", 719), message: "" },
      { ...cake("TRUF10", 1259, 2), message: "For all" },
    ],
  });
  const { data } = (await again(asha, uuid)).body;
  expect(data.messages).toEqual([
    ...[
      { skuid: "TRUF05", message: "For Dad" },
      { skuid: "TRUF05", message: "For Dad" },
      { skuid: "TRUF05", message: "" },
    ],
    { skuid: "TRUF10", message: "For all" },
  ]);
});

test("ordering again returns all of the order but its day, and names what has a new price", async () => {
  const gift = { from: "Asha", card: "Thank you.", hidePrices: true };
  const uuid = await ordered(asha, {
    ...{ message: "", name: "Meera Nair", address: "4B, Lotus Court, 12th Main", gift },
    sku: [
      { ...cake("TRUF05", 719), message: "Happy 60th" },
      { SKU: "ADDCANDLE", price: 49, quantity: 1, sheetName: "Add-Ons", image: "" },
    ],
  });
  await testApp.db
    .update(skus)
    .set({ sellPaise: paise(79_900) })
    .where(eq(skus.sku, "TRUF05"));
  const { data } = (await again(asha, uuid)).body;
  expect(data).toMatchObject({
    ...{ missing: [], repriced: [{ was: 719, now: 799 }] },
    messages: [{ skuid: "TRUF05", message: "Happy 60th" }],
    addOns: [{ SKU: "ADDCANDLE", price: 49, quantity: 1 }],
    receiver: { name: "Meera Nair", address: "4B, Lotus Court, 12th Main", addressType: "Home" },
    gift: { ...gift, anonymous: false },
    ...{ pinCode: "110001", deliveryType: "Standard Delivery", deliveryTime: "9 AM - 12 PM" },
  });
  // Pressing twice does not order twice.
  await again(asha, uuid);
  expect(await cartOf(asha)).toEqual([{ sku: "TRUF05", quantity: 1 }]);
  await testApp.db
    .update(skus)
    .set({ sellPaise: paise(71_900) })
    .where(eq(skus.sku, "TRUF05"));
});

test("a list and an order are closed to visitors, to other customers and to other sites", async () => {
  const uuid = await ordered(asha);
  const other = await testApp.customer(`stranger-${asha}`);
  expect(await testApp.call(null, "GET", "/orders")).toMatchObject({ status: 401 });
  expect(await again(null, uuid)).toMatchObject({ status: 401 });
  const crossSite = { "x-xsrf-token": "guessed" };
  expect(await testApp.call(asha, "POST", `/orders/${uuid}/again`, {}, crossSite)).toMatchObject({
    status: 403,
  });
  for (const who of [other, "baker+kitchen"]) {
    expect(await again(who, uuid)).toMatchObject({ status: 404, body: { code: "unknown-order" } });
  }
  expect(await again(asha, "not-an-order")).toMatchObject({ status: 404 });
  expect(await cartOf(other)).toEqual([]);
  expect((await list(other)).uuids).toEqual([]);
});
