import { expect, test } from "vitest";
import { formFields } from "./support/form-fields.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let owner: Person;

const PRODUCT = "/admin/catalogue/products/PTRUFFLE";
const URL = `${PRODUCT}/combos`;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  owner = await shop.person("owner", { role: "owner" });
});

const page = (url = URL) => manager.send({ method: "GET", url });
const press = (html: string, intent: string, changes: Record<string, string> = {}, person = manager) =>
  person.sendForm(URL, formFields(html, { ...changes, intent }));
/** The labels of the combos that shoppers see, in order. */
const labels = async () => {
  const { text } = await shop.visitor().send({ method: "GET", url: "/cake/TRUF05" });
  return [...text.matchAll(/<h3>(With [^<]*)</g)].map(([, label]) => label);
};

test("combos are added, moved and saved without script, shoppers see it, and the log undoes it", async () => {
  const before = await labels();
  expect(before).toEqual(["With six red roses", "With a cuddly teddy"]);
  const added = await press((await page()).text, "add");
  expect(added.text).toContain("Not saved yet.");
  const named = { "sku.2": "roses12", "label.2": "With twelve roses" };
  const moved = await press(added.text, "up 2", named);
  expect(await labels()).toEqual(before);
  expect((await press(moved.text, "save")).text).toContain("Saved. Shoppers see it now.");
  await expect.poll(labels).toEqual(["With six red roses", "With twelve roses", "With a cuddly teddy"]);
  expect((await page(PRODUCT)).text).toContain("With twelve roses");
  expect((await page("/admin/catalogue/products/PROSES")).text).toMatch(/Offered as a combo by.*Truffle/s);

  const [, entry = ""] = /href="\/admin\/log\/(\d+)"/.exec((await page("/admin/log")).text) ?? [];
  const change = await page(`/admin/log/${entry}`);
  expect(change.text).toContain("With twelve roses (ROSES12)");
  const undone = await manager.sendForm(`/admin/log/${entry}`, [["intent", "undo"]]);
  expect(undone.text).toContain("It is undone.");
  await expect.poll(labels).toEqual(before);
});

test("the second of two editors sees what differs, keeps the draft, and can save it then", async () => {
  const { text } = await page();
  await press(text, "save", { "label.0": "With ten roses" }, owner);
  const refused = await press(text, "save", { "label.0": "With nine roses" });
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/owner.* has changed these combos meanwhile\. Nothing was saved\./i);
  expect(refused.text).toContain("Only in theirs: With ten roses (COMBO1)");
  expect(refused.text).toContain("Only in yours: With nine roses (COMBO1)");
  expect((await press(refused.text, "save")).text).toContain("Saved.");
  await expect.poll(async () => (await labels())[0]).toBe("With nine roses");
});

test("mistakes stand at their fields, and what was typed stays", async () => {
  const { text } = await page();
  const long = await press(text, "save", { "label.0": "x".repeat(5_000) });
  expect(long.status).toBe(422);
  expect(long.text).toContain("Please use at most 40 characters.");
  const unknown = await press(text, "save", { "sku.0": "cake99" });
  expect(unknown.status).toBe(409);
  expect(unknown.text).toContain("There is no such SKU");
  expect(unknown.text).toContain('value="cake99"');
});

test("what no browser sends is refused without harm", async () => {
  const post = (fields: string[][]) => manager.sendForm(URL, fields);
  expect((await post([["intent", "save"]])).status).toBe(400);
  const many = Array.from({ length: 40 }, (_, index) => [`sku.${index}`, "COMBO1"]);
  expect((await post([["intent", "save"], ["from", "[]"], ...many])).status).toBe(400);
  const { text } = await page();
  for (const intent of ["up 99", "down x", "up -1", "remove 1e9", "constructor"])
    expect((await press(text, intent)).status).toBe(200);
  expect((await page("/admin/catalogue/products/NOPE/combos")).status).toBe(404);
  expect((await page("/admin/catalogue/products/%3Cscript%3E/combos")).status).toBe(404);
});
