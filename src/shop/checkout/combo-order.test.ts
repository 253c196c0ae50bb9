import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import { anOrder, type TestApp } from "../../../tests/support/test-app.ts";
import { skus } from "../catalogue/catalogue.tables.ts";
import { comboParts } from "../catalogue/combos/combo-parts.tables.ts";
import { orderLines } from "../orders/orders.tables.ts";

let testApp: TestApp;
let customers = 0;
let asha = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  await opened.db.insert(comboParts).values([
    { sku: "COMBO1", position: 0, partSku: "TRUF10", quantity: 1 },
    { sku: "COMBO1", position: 1, words: "Six red roses" },
  ]);
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  await sell("TRUF10", true);
  asha = await testApp.customer(`combo${++customers}`);
});

const sell = (sku: string, active: boolean) =>
  testApp.db.update(skus).set({ active }).where(eq(skus.sku, sku));
const combo = { SKU: "COMBO1", price: 1124, quantity: 1, sheetName: "Cakes", image: "" };
const order = () => testApp.call(asha, "POST", "/payment/create-order", anOrder(asha, { sku: [combo] }));

test("a combo whose cake is off sale cannot be ordered; when the cake is back, it can", async () => {
  await sell("TRUF10", false);
  expect(await order()).toMatchObject({
    ...{ status: 409, body: { code: "sku-unavailable", data: { SKU: "COMBO1" } } },
  });
  const add = () =>
    testApp.call(asha, "POST", "/user/addTocart", {
      ...{ email: `${asha}@example.com`, SKU: [{ skuid: "COMBO1", quantity: 1 }] },
    });
  expect(await add()).toMatchObject({ body: { code: "sku-unavailable" } });
  await sell("TRUF10", true);
  expect((await add()).status).toBe(200);
  expect((await order()).status).toBe(200);
});

test("an order stores what was in the combo as it was sold", async () => {
  const { body } = await order();
  await testApp.db.update(comboParts).set({ words: "Seven red roses" }).where(eq(comboParts.position, 1));
  const [line] = await testApp.db.select().from(orderLines).where(eq(orderLines.orderId, body.data.uuid));
  const parts = ["Belgian Chocolate Truffle Cake, 1 kg", "Six red roses"];
  expect(line?.parts).toEqual(parts);
  const details = await testApp.call(asha, "GET", `/delivery/orderdetailsUUID/${body.data.uuid}`);
  expect(JSON.parse(details.body.data.sku)[0].parts).toEqual(parts);
});
