import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { paise } from "../src/shop/basics/money.ts";
import { combos, products, skus } from "../src/shop/catalogue/catalogue.tables.ts";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { orderLines } from "../src/shop/orders/orders.tables.ts";
import { formFields } from "./support/form-fields.ts";
import { aProduct, aSku } from "./support/small-shop.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

const URL = "/admin/catalogue/products/PDIWALI";

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
  },
  { hasContent: true },
);
beforeEach(async () => {
  const { db } = shop.services;
  await db.delete(products).where(eq(products.id, "PDIWALI"));
  await db.delete(auditEntries);
  const draft = { id: "PDIWALI", name: "Diwali Lamp Cake", category: "birthday", isDraft: true };
  await db.insert(products).values(aProduct(900, { ...draft, pictureId: "diwali-lamp-cake" }));
  await db
    .insert(skus)
    .values([
      aSku("DIWALI05", "PDIWALI", 0, { weight: "0.5 kg", sellPaise: paise(55_500) }),
      aSku("DIWALI10", "PDIWALI", 1, { weight: "1 kg", sellPaise: paise(66_600) }),
    ]);
  await db.insert(combos).values({ productId: "PDIWALI", sku: "COMBO1", label: "With a lamp", position: 0 });
});

const get = (url: string, person = manager) => person.send({ method: "GET", url });
const post = (url: string, fields: string[][], person = manager) => person.sendForm(url, fields);
const remove = (person = manager) => post(URL, [["intent", "delete"]], person);
const change = (fields: Partial<typeof products.$inferInsert>) =>
  shop.services.db.update(products).set(fields).where(eq(products.id, "PDIWALI"));
const isThere = async () =>
  (await shop.services.db.select().from(products).where(eq(products.id, "PDIWALI"))).length > 0;

test("staff see a draft as shoppers will see it, and nobody else sees anything of it", async () => {
  expect((await get(URL)).text).toContain(`href="${URL}/preview"`);
  const first = await get(`${URL}/preview`);
  expect(first.headers["cache-control"]).toBe("private, no-store");
  expect(first.headers.etag).toBeUndefined();
  expect(first.headers["x-robots-tag"]).toBe("noindex");
  expect(first.text).toContain("Preview of a draft.");
  for (const part of ["Diwali Lamp Cake", "₹555", "/pictures/diwali-lamp-cake", "With a lamp", "ORDER NOW"])
    expect(first.text.replaceAll("&#8377;", "₹")).toContain(part);
  const second = await get(`${URL}/preview?sku=DIWALI10`);
  expect(second.text.replaceAll("&#8377;", "₹")).toContain("₹666");
  // The choices lead to previews: a draft has no page in the shop.
  expect(first.text).toContain(`${URL}/preview?sku=DIWALI10`);
  expect(first.text).not.toContain("/cake/DIWALI");
  await changeFeedOf(shop.services.db).check();
  const shopper = await shop.person(`shopper-${Date.now()}`);
  const baker = await shop.person(`baker-${Date.now()}`, { role: "kitchen" });
  expect((await get(`${URL}/preview`, shop.visitor())).status).toBe(302);
  for (const person of [shopper, baker]) {
    const refused = await get(`${URL}/preview`, person);
    expect([refused.status, refused.text.includes("Diwali Lamp")]).toEqual([404, false]);
  }
  for (const url of ["/cake/DIWALI05", "/sitemap.xml", "/birthday", "/api/cakes/get-cakes?start=0&end=100"])
    expect((await get(url, shop.visitor())).text).not.toContain("Diwali Lamp");
});

test("a preview shows the stored state at once, and what cannot be shown leads back", async () => {
  await change({ description: "With nine lamps of sugar." });
  expect((await get(`${URL}/preview`)).text).toContain("With nine lamps of sugar.");
  await change({ pictureId: "" });
  expect((await get(`${URL}/preview`)).headers.location).toBe(URL);
  expect((await get(URL)).text).not.toContain(`href="${URL}/preview"`);
  await change({ pictureId: "diwali-lamp-cake", isDraft: false });
  expect((await get(`${URL}/preview`)).headers.location).toBe(URL);
  for (const id of ["NONE", "..%2f", "x", "__proto__"])
    expect((await get(`/admin/catalogue/products/${id}/preview`)).status).toBe(404);
  expect((await get(`${URL}/preview?sku=${"x".repeat(3_000)}`)).status).toBe(302);
});

test("a draft that was never published is deleted with its sizes, for good, and the log says who", async () => {
  const page = (await get(URL)).text;
  expect(page).toContain("Delete for good");
  const deleted = await remove();
  expect(deleted.headers.location).toBe("/admin/catalogue?state=draft&deleted=yes");
  expect((await get(String(deleted.headers.location))).text).toContain("The draft is deleted.");
  expect(await isThere()).toBe(false);
  expect(await shop.services.db.select().from(skus).where(eq(skus.productId, "PDIWALI"))).toEqual([]);
  expect((await get(URL)).status).toBe(404);
  const log = (await get("/admin/log")).text;
  expect(log).toContain("Diwali Lamp Cake");
  expect(log).toContain("deleted for good");
  expect(log).not.toContain("Undo Diwali");
  expect((await remove()).status).toBe(404);
});

test("what shoppers see, saw or ordered is never deleted", async () => {
  await change({ isDraft: false });
  expect((await get(URL)).text).not.toContain("Delete for good");
  expect((await remove()).text).toContain("This is published already.");
  // Its time has come: it is published by itself.
  await change({ isDraft: true, publishAt: new Date(shop.services.clock().getTime() - 1_000) });
  expect((await remove()).status).toBe(409);
  await change({ isDraft: true, publishAt: null });
  const form = formFields((await get(URL)).text, { intent: "save", publication: "now" });
  expect((await post(URL, form)).text).toContain("Saved. Shoppers see it now.");
  const entry = /href="(\/admin\/log\/\d+)"/.exec((await get("/admin/log")).text)?.[1] ?? "";
  expect((await post(entry, [["intent", "undo"]])).text).toContain("It is undone.");
  expect((await remove()).text).toContain("Shoppers have seen this already");
  await shop.services.db.delete(auditEntries);
  await change({ isDraft: false, publishAt: null });
  const kamala = await shop.person(`kamala-${Date.now()}`);
  await orderOf(shop, kamala, { sku: [{ SKU: "DIWALI05", price: 555, quantity: 1, sheetName: "Cakes" }] });
  await change({ isDraft: true });
  expect((await remove()).text).toContain("This was ordered already");
  expect(await isThere()).toBe(true);
  await shop.services.db.delete(orderLines).where(eq(orderLines.sku, "DIWALI05"));
});

test("only who may change the catalogue deletes a draft, and two at once delete it once", async () => {
  const baker = await shop.person(`cook-${Date.now()}`, { role: "kitchen" });
  expect((await remove(baker)).status).toBe(404);
  expect((await remove(shop.visitor())).status).toBe(302);
  expect(await isThere()).toBe(true);
  const both = await Promise.all([remove(), remove()]);
  expect(both.map(({ status }) => status).sort()).toEqual([302, 404]);
});
