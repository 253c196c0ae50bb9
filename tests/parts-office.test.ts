import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { skus } from "../src/shop/catalogue/catalogue.tables.ts";
import { comboParts } from "../src/shop/catalogue/combos/combo-parts.tables.ts";
import { formFields } from "./support/form-fields.ts";
import { programOf } from "./support/programs.ts";
import { SOON } from "./support/soon.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let owner: Person;

const PRODUCT = "/admin/catalogue/products/PCOMBO";
const URL = `${PRODUCT}/parts`;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  owner = await shop.person("owner", { role: "owner" });
});
beforeEach(async () => {
  await shop.services.db.delete(comboParts);
  await setSale(true);
});

const page = (url = URL) => manager.send({ method: "GET", url });
const press = (html: string, intent: string, changes: Record<string, string> = {}, person = manager) =>
  person.sendForm(URL, formFields(html, { ...changes, intent }));
const cakePage = async (sku = "COMBO1") =>
  (await shop.visitor().send({ method: "GET", url: `/cake/${sku}` })).text;
/** The parts that shoppers see, in order. */
const shown = async () => {
  const [, list = ""] = /<ul class="combo-parts">(.*?)<\/ul>/s.exec(await cakePage()) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => item.replace(/<[^>]+>/g, ""));
};
const setSale = (active: boolean) =>
  shop.services.db.update(skus).set({ active }).where(eq(skus.sku, "TRUF10"));

/** Adds the cake and roses to the first size, and saves them. */
async function fill(): Promise<void> {
  const first = await press((await page()).text, "add 0");
  const second = await press(first.text, "add 0", { "sku.0.0": "truf10", "quantity.0.0": "1" });
  const saved = await press(second.text, "save", { "words.0.1": "Six red roses" });
  expect(saved.text).toContain("Saved. Shoppers see it now.");
}

test("parts are written without script, shoppers see them, and the log undoes it", async () => {
  await fill();
  await expect.poll(shown).toEqual(["Belgian Chocolate Truffle Cake, 1 kg", "Six red roses"]);
  expect(await cakePage()).toContain('href="/cake/TRUF10"');
  expect((await page(PRODUCT)).text).toContain("Six red roses");
  expect((await page("/admin/catalogue/products/PTRUFFLE")).text).toMatch(
    /these combos do too:.*Truffle Cake &amp; Roses/s,
  );
  const moved = await press((await page()).text, "up 0.1");
  expect(moved.text).toContain("Not saved yet.");
  expect(await shown()).toHaveLength(2);
  await press(moved.text, "save");
  await expect.poll(shown).toEqual(["Six red roses", "Belgian Chocolate Truffle Cake, 1 kg"]);
  const [, entry = ""] = /href="\/admin\/log\/(\d+)"/.exec((await page("/admin/log")).text) ?? [];
  expect((await page(`/admin/log/${entry}`)).text).toContain("What is in it");
  expect((await manager.sendForm(`/admin/log/${entry}`, [["intent", "undo"]])).text).toContain(
    "It is undone.",
  );
  await expect.poll(async () => (await shown())[0]).toContain("Truffle");
});

test("a cake off sale makes its combo currently unavailable soon, and back when it is back", async () => {
  await fill();
  const cards = async () =>
    /With six red roses<small[^>]*>[^<]*<\/small><\/h3>\s*<span class="combo-state"/.test(
      await cakePage("TRUF05"),
    );
  await expect.poll(shown).toHaveLength(2);
  expect(await cakePage()).not.toContain("This cake is currently unavailable.");
  await setSale(false);
  await expect.poll(() => cakePage(), SOON).toContain("This cake is currently unavailable.");
  await expect.poll(cards, SOON).toBe(true);
  expect(await shown()).toContain("Belgian Chocolate Truffle Cake, 1 kgCurrently unavailable");
  expect((await page(PRODUCT)).text).toContain("Not orderable now");
  await setSale(true);
  await expect.poll(() => cakePage(), SOON).not.toContain("This cake is currently unavailable.");
});

test("the second of two editors sees what differs, keeps the draft, and can save it then", async () => {
  await fill();
  const { text } = await page();
  await press(text, "save", { "words.0.1": "Ten roses" }, owner);
  const refused = await press(text, "save", { "words.0.1": "Nine roses" });
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/owner.* has changed what is in COMBO1 meanwhile\. Nothing was saved\./i);
  expect(refused.text).toContain("Only in theirs: Ten roses");
  expect(refused.text).toContain("Only in yours: Nine roses");
  expect((await press(refused.text, "save")).text).toContain("Saved.");
  await expect.poll(async () => (await shown())[1]).toBe("Nine roses");
});

test("mistakes stand at their fields, and what was typed stays", async () => {
  const added = await press((await page()).text, "add 1");
  const empty = await press(added.text, "save");
  expect(empty.status).toBe(422);
  expect(empty.text).toContain("Please choose a SKU, or write what it is.");
  const unknown = await press(added.text, "save", { "sku.1.0": "cake99", "quantity.1.0": "1" });
  expect(unknown.status).toBe(409);
  expect(unknown.text).toContain("There is no such SKU");
  expect(unknown.text).toContain('value="cake99"');
  await fill();
  const other = "/admin/catalogue/products/PROSES/parts";
  const form = formFields((await page(other)).text, {
    ...{ "sku.0.0": "COMBO1", "quantity.0.0": "1", "words.0.0": "", intent: "save" },
  });
  expect((await manager.sendForm(other, form)).text).toContain("A combo cannot be a part of another combo.");
});

test("what no browser sends is refused without harm", async () => {
  const post = (fields: string[][]) => manager.sendForm(URL, fields);
  expect((await post([["intent", "save"]])).status).toBe(400);
  const many = Array.from({ length: 200 }, (_, index) => [`size.${index}`, "COMBO1"]);
  expect((await post([["intent", "save"], ["from", "{}"], ...many])).status).toBe(400);
  const foreign = [
    ["intent", "save"],
    ["from", "{}"],
    ["size.0", "TRUF05"],
  ];
  expect(
    (await post([...foreign, ["sku.0.0", ""], ["quantity.0.0", ""], ["words.0.0", "A card"]])).status,
  ).toBe(409);
  const { text } = await page();
  for (const intent of ["up 9.9", "down x", "up 0.-1", "remove 0.1e9", "add 99", "add 0.0.0", "constructor"])
    expect((await press(text, intent)).status).toBe(200);
  expect((await page("/admin/catalogue/products/NOPE/parts")).status).toBe(404);
});

test("programs read parts and replace them, all or none, and are told what differs", async () => {
  const call = await programOf(shop, {
    ...{ person: manager, role: "manager", scopes: ["catalogue:read", "catalogue:write"] },
  });
  const url = "/products/PCOMBO/parts";
  const put = (from: object[], to: object[], SKU = "COMBO1") =>
    call({ method: "PUT", url, body: { skus: [{ SKU, from, to }] } });
  const [cake, roses] = [
    { SKU: "TRUF10", quantity: 1, words: "" },
    { SKU: null, quantity: 1, words: "Six red roses" },
  ];
  const written = await put([], [{ SKU: "TRUF10" }, { words: "Six red roses" }]);
  expect(written.data).toEqual({
    ProductID: "PCOMBO",
    skus: [
      { SKU: "COMBO1", parts: [cake, roses] },
      { SKU: "COMBO2", parts: [] },
    ],
  });
  expect((await call({ url })).data).toEqual(written.data);
  expect((await put([cake, roses], [cake, roses])).status).toBe(200);
  expect(await put([], [cake])).toMatchObject({
    ...{ status: 409, code: "catalogue-changed" },
    data: { conflicts: [{ SKU: "COMBO1", from: [], now: [cake, roses], to: [cake] }] },
  });
  expect(await put([], [cake], "TRUF05")).toMatchObject({ status: 404, code: "unknown-sku" });
  expect(await put([cake, roses], [{ SKU: "NOPE" }])).toMatchObject({ status: 422, code: "unknown-part" });
  for (const wrong of [
    {},
    { SKU: "TRUF10", quantity: 0 },
    { SKU: "TRUF10", words: "Roses" },
    { words: "a;b" },
  ])
    expect((await put([cake, roses], [wrong])).status, JSON.stringify(wrong)).toBe(400);
  expect((await call({ url })).data).toEqual(written.data);
});

test("the kitchen's board and ticket name what is in an ordered combo", async () => {
  await fill();
  const kamala = await shop.person("kamala");
  const baker = await shop.person("baker", { role: "kitchen" });
  const { uuid } = await orderOf(shop, kamala, {
    sku: [{ SKU: "COMBO1", price: 1124, quantity: 1, sheetName: "Cakes", image: "" }],
  });
  for (const url of [
    `/admin/kitchen/${uuid}`,
    `/admin/kitchen/${uuid}/slip`,
    `/admin/kitchen/${uuid}/label`,
  ]) {
    const { text } = await baker.send({ method: "GET", url });
    expect(text, url).toContain("Belgian Chocolate Truffle Cake, 1 kg; Six red roses");
  }
});
