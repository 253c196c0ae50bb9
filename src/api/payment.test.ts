import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { anOrder, openTill, pay, type Till } from "../../tests/support/till.ts";

let opened: Awaited<ReturnType<typeof testDatabase>>;
let till: Till;

beforeAll(async () => {
  opened = await testDatabase();
  till = await openTill(opened);
});
afterAll(async () => {
  await till.close();
  await opened.close();
});

test("a shopper orders, pays, and finds the order placed", async () => {
  const asha = await till.customer("asha");
  const created = await till.call(asha, "POST", "/payment/create-order", anOrder(asha));
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
  const proof = await pay(till, created.body.data.razorpayOrder.id);
  const verified = await till.call(asha, "POST", "/payment/verify-payment", {
    ...anOrder(asha),
    ...proof.body,
  });
  expect(verified).toMatchObject({
    status: 200,
    body: { data: { uuid: created.body.data.uuid, paid: true } },
  });
  const details = await till.call(asha, "GET", `/delivery/orderdetailsUUID/${created.body.data.uuid}`);
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
  expect(await till.jobs.waiting()).toEqual(["order-placed"]);
});
