import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Day, dayOf } from "../src/shop/basics/india-time.ts";
import { skus } from "../src/shop/catalogue/catalogue.tables.ts";
import { EXPRESS_LABEL } from "../src/shop/delivery/rules/windows.ts";
import { orders } from "../src/shop/orders/orders.tables.ts";
import { payments } from "../src/shop/payments/payments.tables.ts";
import { move } from "./support/known-customer.ts";
import { anOrder } from "./support/test-app.ts";
import { orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { callApi, openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

/** The words of a page, without the data that its script reads. */
async function wordsOf(person: Person, url: string): Promise<string> {
  const { status, text } = await person.send({ method: "GET", url });
  expect(status).toBe(200);
  return wordsIn(text);
}

function wordsIn(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

/** A paid Express order, paid at 4:44 PM in India today. The shop sells Express by day only. */
async function expressOrder(person: Person): Promise<{ uuid: string; number: string; on: Day }> {
  const order = await orderOf(shop, person);
  const on = dayOf(shop.services.clock());
  const columns = { deliveryOn: on, deliveryOption: "express" as const, slotLabel: EXPRESS_LABEL };
  const placedAt = new Date(`${on}T11:14:00Z`);
  await shop.testApp.db
    .update(orders)
    .set({ ...columns, placedAt, createdAt: placedAt })
    .where(eq(orders.id, order.uuid));
  return { ...order, on };
}

test("an Express order says by when it arrives: to its customer, in the kitchen and in the office", async () => {
  const asha = await shop.person("page.asha");
  const baker = await shop.person("page.baker", { role: "kitchen" });
  const owner = await shop.person("page.owner", { role: "owner" });
  const { uuid, number, on } = await expressOrder(asha);
  expect(await wordsOf(asha, `/orders/${uuid}`)).toMatch(/Arriving By \w+, \d+ \w+ by 6:44 PM/);
  // The page after the payment reads the order from here.
  const followed = await asha.send({ method: "GET", url: `/orders/${uuid}/progress` });
  expect(JSON.parse(followed.text)).toMatchObject({ hours: "by 6:44 PM" });
  const pages = {
    board: await wordsOf(baker, "/admin/kitchen?kitchen=delhi"),
    ticket: await wordsOf(baker, `/admin/kitchen/${uuid}`),
    slip: await wordsOf(baker, `/admin/kitchen/${uuid}/slip`),
    label: await wordsOf(baker, `/admin/kitchen/${uuid}/label`),
    list: await wordsOf(owner, `/admin/orders?on=${on}`),
    order: await wordsOf(owner, `/admin/orders/${uuid}`),
  };
  for (const [page, words] of Object.entries(pages)) {
    expect([page, words.includes("by 6:44 PM"), words.includes(EXPRESS_LABEL)]).toEqual([page, true, false]);
  }
  expect(pages.board).toContain("0.5 kg · by 6:44 PM");
  expect(pages.list).toContain(number);
});

test("an order that can be cancelled says so; once it can't, its page says why, and has no button", async () => {
  const ravi = await shop.person("page.ravi");
  const { uuid } = await orderOf(shop, ravi);
  expect(await wordsOf(ravi, `/orders/${uuid}`)).toContain("Cancel order");
  await move(shop, uuid, "preparing");
  const begun = await wordsOf(ravi, `/orders/${uuid}`);
  expect(begun).not.toContain("Cancel order");
  const { phone } = shop.services.settings.contact;
  expect(begun).toContain(
    `The kitchen has begun, so it can no longer be cancelled. If something is wrong, call us: ${phone}.`,
  );
  const owner = await shop.person("page.reader", { role: "owner" });
  expect(await wordsOf(owner, `/orders/${uuid}`)).not.toContain("can no longer be cancelled");
  await move(shop, uuid, "ready", "delivered");
  expect(await wordsOf(ravi, `/orders/${uuid}`)).not.toContain("can no longer be cancelled");
});

test("an Express order has no button to cancel it, and its page says so", async () => {
  const zoya = await shop.person("page.zoya");
  const { uuid } = await expressOrder(zoya);
  const words = await wordsOf(zoya, `/orders/${uuid}`);
  expect(words).not.toContain("Cancel order");
  expect(words).toContain("Express Delivery can’t be cancelled.");
});

test("only while a payment has no result, its order's page says that the bank has not answered", async () => {
  const meera = await shop.person("page.meera");
  const created = await callApi(meera, "POST", "/payment/create-order", {
    ...anOrder(meera.name, { deliveryDate: soon() }),
    email: meera.email,
  });
  const { uuid } = created.body.data;
  const unpaid = await wordsOf(meera, `/orders/${uuid}`);
  expect(unpaid).toMatch(/Not paid yet .*Pay ₹719/);
  expect(unpaid).not.toContain("We have not heard from your bank");
  await shop.testApp.db.update(payments).set({ status: "attempted" }).where(eq(payments.orderId, uuid));
  const waiting = await wordsOf(meera, `/orders/${uuid}`);
  expect(waiting).toContain("We have not heard from your bank yet. Please do not pay again.");
  expect(waiting).not.toContain("Pay ₹719");
});

test("an order that is repeated without script names what is no longer sold", async () => {
  const leela = await shop.person("page.leela");
  const roses = { SKU: "ROSES12", price: 449, quantity: 1, sheetName: "Cakes" };
  const truffle = { SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes" };
  const { uuid } = await orderOf(shop, leela, { sku: [truffle, roses] });
  const setSold = (active: boolean) =>
    shop.testApp.db.update(skus).set({ active }).where(eq(skus.sku, "ROSES12"));
  await setSold(false);
  const { status, text } = await leela.sendForm("/account/orders", { order: uuid });
  await setSold(true);
  expect(status).toBe(200);
  expect(wordsIn(text)).toContain("It is in your cart. No longer sold: Twelve Red Roses.");
});
