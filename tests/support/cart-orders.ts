import { expect } from "vitest";
import { cartLines } from "../../src/shop/cart/cart.tables.ts";
import { openTestAppWithCustomer } from "./open-test-app-for.ts";
import { anOrder, pay, type TestApp } from "./test-app.ts";

export const line = (SKU: string, price: number, quantity = 1, message = "") => ({
  ...{ SKU, price, quantity, message },
  sheetName: "Cakes",
  image: "",
});

export const candle = { SKU: "ADDCANDLE", price: 49, quantity: 2, sheetName: "Add-Ons", image: "" };

export const truffle = (quantity = 1, message = "") => line("TRUF10", 1259, quantity, message);

export const photo = (message = "") => line("PHOTO10", 899, 1, message);

export const roses = line("ROSES12", 449);

/**
 * Opens a test app for a file of tests about orders of a cart, as `openTestAppWithCustomer` does. Each customer has 50
 * coins.
 * @param take gets both before each test
 * @returns what the tests do with the cart and its orders
 */
export function openCartFor(take: (testApp: TestApp, customer: string) => void) {
  let testApp: TestApp;
  let asha: string;

  openTestAppWithCustomer({ coins: 50 }, (opened, customer) => {
    testApp = opened;
    asha = customer;
    take(testApp, asha);
  });

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
    testApp.call(asha, "POST", "/user/addTocart", {
      email: `${asha}@example.com`,
      SKU: [{ skuid, quantity }],
    });
  async function cart() {
    const { body } = await testApp.call(asha, "GET", `/user/getCart/${asha}@example.com`);
    return JSON.parse(body.data.cart) as { skuid: string; quantity: number }[];
  }
  async function payFor(created: { body: { data: { razorpayOrder: { id: string } } } }) {
    const signedPayment = (await pay(testApp, created.body.data.razorpayOrder.id)).body;
    const verified = await testApp.call(asha, "POST", "/payment/verify-payment", signedPayment);
    expect(verified.body).toMatchObject({ success: true, data: { paid: true } });
    return signedPayment;
  }

  /** From now on, another customer does what these functions do. */
  function shopAs(customer: string): void {
    asha = customer;
  }

  return { create, order, putInCart, cart, payFor, shopAs };
}
