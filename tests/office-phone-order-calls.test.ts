import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { users } from "../src/shop/accounts/accounts.tables.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { orders } from "../src/shop/orders/orders.tables.ts";
import { programOf } from "./support/programs.ts";
import { anOrder, pay } from "./support/test-app.ts";
import { orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[] = ["phone-orders:write", "customers:read"]) =>
  programOf(shop, { person: manager, role: "manager", scopes });

const RADHIKA = { phone: "98860 55213", callerName: "Radhika Kamath", email: "radhika@example.com" };

function orderFor(overrides: object = {}) {
  const { email: _email, ...order } = anOrder("caller", { deliveryDate: soon(3), ...overrides });
  return order;
}

test("a program takes an order for a caller once, and the caller pays it by the link", async () => {
  const call = await program();
  const take = (body: object) => call({ method: "POST", url: "/phone-orders", body });
  const sent = { id: randomUuid(), caller: RADHIKA, order: orderFor() };
  const taken = await take(sent);
  expect(taken).toMatchObject({ status: 200, data: { withBank: false } });
  expect((await take(sent)).data, "the same again").toEqual(taken.data);
  expect(await take({ ...sent, order: orderFor({ message: "Another" }) })).toMatchObject({
    ...{ status: 409, code: "idempotency-key-reused" },
  });
  const { uuid, url } = taken.data;
  const stored = await shop.services.db.select().from(orders).where(eq(orders.email, RADHIKA.email));
  expect(stored).toMatchObject([{ id: uuid, status: "awaiting payment", byPhone: true, totalPaise: 71_900 }]);

  const token = new URL(url).pathname.split("/").at(-1);
  const path = `/api/payment-links/${token}`;
  const payer = shop.visitor();
  const opened = await payer.send({ method: "POST", url: `${path}/pay`, body: {} });
  const signedPayment = (await pay(shop.testApp, JSON.parse(opened.text).data.razorpayOrder.id)).body;
  await payer.send({ method: "POST", url: `${path}/verify`, body: signedPayment });
  const [paid] = await shop.services.db.select().from(orders).where(eq(orders.id, uuid));
  expect(paid?.status).toBe("placed");
  expect(await call({ url: `/orders/${uuid}/payment-link` })).toMatchObject({
    ...{ status: 409, code: "link-over" },
  });
});

test("a program mails the link again, and cancels an order that nobody pays", async () => {
  const call = await program();
  const caller = { ...RADHIKA, email: "second@example.com" };
  const body = { id: randomUuid(), caller, order: orderFor() };
  const { uuid, url } = (await call({ method: "POST", url: "/phone-orders", body })).data;
  const link = `/orders/${uuid}/payment-link`;
  expect((await call({ url: link })).data).toMatchObject({ uuid, url });
  // Its page shows the caller's name and message.
  const withoutCustomers = await program(["phone-orders:write"]);
  expect(await withoutCustomers({ url: link })).toMatchObject({ status: 403 });
  const mail = () => call({ method: "POST", url: `${link}/mail` });
  expect((await mail()).data).toEqual({ uuid });
  await mail();
  await mail();
  expect(await mail()).toMatchObject({ status: 429, code: "too-many-links" });
  const cancel = () => call({ method: "POST", url: `${link}/cancel` });
  expect((await cancel()).data).toEqual({ uuid, status: "cancelled" });
  expect(await cancel()).toMatchObject({ status: 409, code: "link-over" });
  expect(await call({ method: "POST", url: "/phone-orders", body })).toMatchObject({ status: 409 });
});

test("a caller with an account is named by it; wrong orders and other tokens take nothing", async () => {
  const asha = await shop.person("asha");
  const phone = "+919876543210";
  await orderOf(shop, asha, { phone });
  await shop.services.db.update(users).set({ phone, emailVerified: true }).where(eq(users.id, asha.userId));
  const call = await program();
  const take = (body: object, by = call) => by({ method: "POST", url: "/phone-orders", body });
  const known = { userId: asha.userId, phone };
  const sent = { id: randomUuid(), caller: known, order: orderFor() };
  const [{ price, ...line } = { price: 0 }] = orderFor().sku;
  expect(
    await take({ ...sent, order: { ...orderFor(), sku: [{ ...line, price: price - 1 }] } }),
  ).toMatchObject({ status: 409, code: "price-changed" });
  expect(await take({ ...sent, caller: { ...known, userId: "usr_none" } })).toMatchObject({
    ...{ status: 409, code: "unknown-customer" },
  });
  for (const wrong of [
    { caller: { ...RADHIKA, userId: asha.userId } },
    { caller: { phone: "98765 43210" } },
    { id: "1" },
    { order: {} },
  ])
    expect((await take({ ...sent, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  const older = await program(["orders:read", "order-status:write", "order-details:write"]);
  expect(await take(sent, older)).toMatchObject({ status: 403, code: "scope-missing" });
});
