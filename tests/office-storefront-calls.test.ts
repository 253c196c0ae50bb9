import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { programOf } from "./support/programs.ts";
import { SOON } from "./support/soon.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
});

let call: Awaited<ReturnType<typeof programOf>>;

beforeEach(async () => {
  // A person has only so many.
  await shop.services.db.delete(accessTokens);
  call = await program(["catalogue:read", "storefront:write"]);
});

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });
const shopper = (url: string) => shop.visitor().send({ method: "GET", url });
const isShown = (url: string, text: string) =>
  expect.poll(async () => (await shopper(url)).text, SOON).toContain(text);
const put = (url: string, body: object) => call({ method: "PUT", url, body });
const post = (url: string, body: object) => call({ method: "POST", url, body });
const patch = (url: string, body: object) => call({ method: "PATCH", url, body });
const read = async (url: string) => (await call({ url })).data;

test("a program creates a category, fills it and hides it; shoppers see each change", async () => {
  const diwali = { slug: "diwali", title: "Diwali", description: "Lights" };
  expect((await post("/categories", diwali)).data).toMatchObject({ ...diwali, hidden: false, products: [] });
  expect(await post("/categories", diwali)).toMatchObject({ status: 409, code: "category-address-taken" });
  expect((await post("/categories", { ...diwali, slug: "account" })).code).toBe("category-address-reserved");
  const filled = await patch("/categories/diwali", { add: ["PTRUFFLE", "PROSES"] });
  expect(filled.data.products.map(({ ProductID }: { ProductID: string }) => ProductID).sort()).toEqual([
    ...["PROSES", "PTRUFFLE"],
  ]);
  await isShown("/diwali", "Twelve Red Roses");
  const renamed = { from: { title: "Diwali" }, to: { title: "Deepavali", ovenMinutes: 9 } };
  expect((await patch("/categories/diwali", renamed)).status, "unread fields").toBe(400);
  const from = { title: "Diwali", ovenMinutes: null };
  expect((await patch("/categories/diwali", { ...renamed, from })).data).toMatchObject(renamed.to);
  expect((await patch("/categories/diwali", { ...renamed, from })).status, "a repeat").toBe(200);
  expect(
    await patch("/categories/diwali", { from: { title: "Diwali" }, to: { title: "Lights" } }),
  ).toMatchObject({
    ...{ status: 409, code: "catalogue-changed" },
    data: { conflicts: [{ field: "title", from: "Diwali", now: "Deepavali", to: "Lights" }] },
  });
  const hide = { from: { hidden: false }, to: { hidden: true } };
  expect((await patch("/categories/onam", hide)).code, "the menu leads to it").toBe("category-linked");
  expect((await patch("/categories/diwali", hide)).data.hidden).toBe(true);
  await expect.poll(async () => (await shopper("/diwali")).status, SOON).toBe(404);
  expect((await patch("/categories/diwali", { add: ["NONE"] })).code).toBe("unknown-product");
  expect((await call({ url: "/categories/category%2Fflowers%2Froses" })).data).toMatchObject({
    ...{ slug: "category/flowers/roses", aliasOf: "roses" },
  });
  const slugs = (await read("/categories")).categories.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["diwali", "birthday"]));
  expect((await call({ url: "/categories/nowhere" })).status).toBe(404);
});

test("a program creates an add-on with a picture, changes it once, and moves it", async () => {
  const badge = { SKU: "ADDBADGE", name: "Badge", price: 20, taxClass: "candles" };
  const sku = "/add-ons/ADDBADGE";
  expect((await post("/add-ons", badge)).data).toMatchObject({ ...badge, active: false, question: null });
  expect((await post("/add-ons", badge)).code).toBe("sku-taken");
  expect((await post("/add-ons", { ...badge, SKU: null })).code).toBe("add-on-name-taken");
  const sell = { from: { active: false }, to: { active: true } };
  expect((await patch(sku, sell)).code).toBe("add-on-without-picture");
  const square = { width: 900, height: 900, channels: 3 as const, background: "#48c" };
  const file = await sharp({ create: square }).jpeg().toBuffer();
  const picture = { method: "POST", url: `${sku}/picture`, type: "image/jpeg" } as const;
  expect((await call({ ...picture, body: Buffer.from("<svg/>") })).code).toBe("picture-unreadable");
  const pictured = (await call({ ...picture, body: file })).data;
  expect(pictured.picture).toMatch(/^up-/);
  expect((await call({ ...picture, body: file })).data, "a repeat").toEqual(pictured);
  expect((await patch(sku, sell)).data.active).toBe(true);
  const asks = { kind: "name", limit: 12 };
  const dearer = { from: { price: 20, question: null }, to: { price: 25.5, question: asks } };
  expect((await patch(sku, dearer)).data).toMatchObject({ price: 25.5, question: asks });
  expect(await patch(sku, { from: { price: 20 }, to: { price: 30 } })).toMatchObject({
    ...{ status: 409, data: { conflicts: [{ field: "price", from: 20, now: 25.5, to: 30 }] } },
  });
  expect(
    (await patch(sku, { from: { question: asks }, to: { question: { kind: "letter", limit: 2 } } })).status,
  ).toBe(400);
  const none = { food: false, contains: [], mayContain: [], otherAllergens: "" };
  expect(await read(sku)).toMatchObject(none);
  const milk = { food: true, contains: ["milk"], mayContain: ["soy"], otherAllergens: "coconut" };
  // Food without an answer would look free of allergens.
  for (const to of [{ food: true }, { food: true, contains: [] }, { contains: ["milk"] }])
    expect((await patch(sku, { from: none, to })).status).toBe(400);
  expect((await patch(sku, { from: none, to: milk })).data).toMatchObject(milk);
  expect(
    await patch(sku, { from: none, to: { food: true, contains: ["egg"], mayContain: [] } }),
  ).toMatchObject({
    ...{ status: 409, data: { conflicts: [{ field: "contains", from: [], now: ["milk"], to: ["egg"] }] } },
  });
  expect((await patch(sku, { from: milk, to: { contains: ["chocolate"] } })).status).toBe(400);
  const first = (await read("/add-ons")).addOns[0].SKU;
  expect((await put(`${sku}/place`, { before: first })).status).toBe(200);
  expect((await put(`${sku}/place`, { before: first })).status, "a repeat").toBe(200);
  expect((await read("/add-ons")).addOns[0]).toMatchObject({ SKU: "ADDBADGE", question: asks });
  expect((await shopper("/api/cakes/get-add-ons")).text).toContain("Badge");
});

test("menu and home page are set whole, and not over another version", async () => {
  const { version, menus } = await read("/menu");
  const item = { label: "For mothers", slug: "birthday" };
  const added = [...menus, { label: "New", groups: [{ label: "Days", items: [item] }] }];
  const saved = await put("/menu", { version, menus: added });
  expect(saved.data.menus).toEqual(added);
  await isShown("/", "For mothers");
  expect(await put("/menu", { version, menus: [] })).toMatchObject({
    ...{ status: 409, code: "catalogue-changed" },
    data: { version: saved.data.version, onlySent: [] },
  });
  const hidden = [{ label: "New", groups: [{ label: "Days", items: [{ ...item, slug: "nowhere" }] }] }];
  expect((await put("/menu", { version: saved.data.version, menus: hidden })).code).toBe("unknown-category");
  expect(
    (await put("/menu", { version: saved.data.version, menus: [{ label: "New", groups: [] }] })).status,
  ).toBe(400);
  expect((await read("/menu")).menus).toEqual(added);

  const home = await read("/home");
  const section = { kind: "products", title: "Chosen by a program", products: ["PROSES"] };
  const changed = await put("/home", { version: home.version, sections: [section, ...home.sections] });
  expect(changed.data.sections[0]).toEqual({ ...section, category: null, shown: true });
  await isShown("/", "Chosen by a program");
  expect((await put("/home", { version: home.version, sections: home.sections })).data).toMatchObject({
    ...{ version: changed.data.version, onlyStored: [expect.stringContaining("Chosen by a program")] },
  });
  const of = changed.data.version;
  const both = [{ ...section, category: "birthday" }];
  expect((await put("/home", { version: of, sections: both })).issues[0].path).toBe(
    "body.sections.0.products",
  );
  expect((await put("/home", { version: of, sections: [{ ...section, products: ["NONE"] }] })).code).toBe(
    "unknown-product",
  );
  expect(await read("/home")).toEqual(changed.data);
});

test("other scopes change nothing of it, and the log names the program", async () => {
  const others = await program(["catalogue:read", "catalogue:write", "products:write", "prices:write"]);
  for (const { method, url, body } of [
    { method: "POST", url: "/categories", body: { slug: "holi", title: "Holi", description: "" } },
    { method: "PATCH", url: "/categories/birthday", body: { add: ["PROSES"] } },
    { method: "PUT", url: "/menu", body: { version: "none", menus: [] } },
    { method: "PUT", url: "/home", body: { version: "none", sections: [] } },
    { method: "PUT", url: "/add-ons/ADDCANDLE/place", body: { before: "ADDCARD" } },
  ] as const)
    expect(await others({ method, url, body })).toMatchObject({
      ...{ status: 403, code: "scope-missing", data: { scope: "storefront:write" } },
    });
  const entries = await shop.services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, "catalogue"));
  expect(entries.length).toBeGreaterThan(6);
  for (const entry of entries)
    expect([entry.label, entry.tokenName]).toEqual([entry.label, expect.any(String)]);
});
