import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { users } from "../accounts/accounts.tables.ts";
import type { Role } from "../accounts/identity.ts";
import { products, skus } from "../catalogue/catalogue.tables.ts";
import { orders } from "../orders/orders.tables.ts";
import { findInOffice } from "./find-in-office.ts";

const EMAIL = "asha@example.com";
let testApp: TestApp;
let uuid = "";
let number = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
  uuid = await paidOrder(testApp, "asha", { name: "Meera Iyer", phone: "+919845012345" });
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  number = order?.number ?? "";
  await testApp.db
    .update(users)
    .set({ name: "Asha Rao", phone: "+919900112233" })
    .where(eq(users.email, EMAIL));
});

async function find(role: Role, text: string) {
  const results = await findInOffice(testApp.services, { text, staff: staff(role), limit: 4 });
  if (!results.ok) throw new Error(results.code);
  return results.value;
}

test("an order is found by its number and the end of it, the receiver's phone, name and surname, and the e-mail", async () => {
  for (const text of [
    ...[number, number.toLowerCase(), number.slice(-4), `#${number}`],
    ...["98450 12345", "+91 98450-12345", "09845012345", "98450"],
    ...["meera", "Meera Iyer", "IYER", EMAIL, "asha@"],
  ])
    expect([text, (await find("manager", text)).orders]).toMatchObject([
      text,
      [{ uuid, name: "Meera Iyer" }],
    ]);
  for (const text of ["eera", "98451", "1", "", "%", "_eera"])
    expect([text, (await find("manager", text)).orders]).toEqual([text, []]);
});

test("a customer is found by name, surname, e-mail and phone, and with @ alone", async () => {
  for (const text of ["asha r", "rao", EMAIL, "99001 12233", "@asha"])
    expect([text, (await find("owner", text)).customers]).toMatchObject([text, [{ email: EMAIL }]]);
  expect((await find("owner", "#asha@")).customers).toEqual([]);
  expect((await find("owner", "@asha@")).orders).toEqual([]);
});

test("kitchen and riders never find a customer, and orders only by what they may see of them", async () => {
  for (const role of ["kitchen", "rider"] as const) {
    for (const text of ["asha", "rao", EMAIL, "99001 12233", "@asha"])
      expect([role, text, await find(role, text)]).toMatchObject([role, text, { customers: [], orders: [] }]);
    expect((await find(role, "98450 12345")).orders).toEqual([]);
    expect((await find(role, number)).orders).toHaveLength(1);
  }
  expect((await find("kitchen", "meera")).orders).toEqual([]);
  expect(JSON.stringify(await find("kitchen", number))).not.toContain("Iyer");
  expect((await find("rider", "meera")).orders).toMatchObject([{ name: "Meera Iyer" }]);
});

test("only staff who see customers find an unpaid order", async () => {
  await testApp.db.update(orders).set({ status: "lapsed", placedAt: null }).where(eq(orders.id, uuid));
  expect((await find("manager", number)).orders).toHaveLength(1);
  expect((await find("kitchen", number)).orders).toEqual([]);
});

test("a product is found by the beginning of any of its words", async () => {
  expect((await find("rider", "truf")).products[0]?.name).toMatch(/truffle/i);
  expect((await find("rider", "ruffle")).products).toEqual([]);
});

test("only staff who may change products find one that is off sale, and are led to it", async () => {
  const [onSale] = (await find("manager", "truf")).products;
  const id = onSale && "id" in onSale ? onSale.id : "";
  expect(onSale).toMatchObject({ state: "on-sale" });
  expect((await find("manager", "TRUF05")).products).toMatchObject([{ id }]);
  await testApp.db.update(products).set({ isDraft: true }).where(eq(products.id, id));
  await testApp.db.update(skus).set({ active: false }).where(eq(skus.productId, id));
  expect((await find("manager", "truf")).products).toContainEqual(
    expect.objectContaining({ id, state: "draft" }),
  );
  expect((await find("manager", "ruffle")).products).toEqual([]);
  await testApp.db.update(products).set({ isDraft: false }).where(eq(products.id, id));
  expect((await find("manager", "truf")).products).toContainEqual(
    expect.objectContaining({ id, state: "off-sale" }),
  );
});

test("somebody who searches 300 times in a minute has to wait", async () => {
  const many = () =>
    findInOffice(testApp.services, { text: "x", staff: { ...staff("owner"), userId: "fast" }, limit: 4 });
  for (let time = 0; time < 300; time += 1) expect((await many()).ok).toBe(true);
  expect(await many()).toMatchObject({ ok: false, code: "too-many-tries" });
});
