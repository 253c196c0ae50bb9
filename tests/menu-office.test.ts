import { expect, test } from "vitest";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { formFields } from "./support/form-fields.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let owner: Person;

const URL = "/admin/catalogue/menu";

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
    owner = await shop.person("owner", { role: "owner" });
  },
  { hasContent: true },
);

const page = (url = URL) => manager.send({ method: "GET", url });
const post = (fields: string[][], person = manager) => person.sendForm(URL, fields);
/** Presses a button of a page that was shown, after some fields were changed. */
const press = (html: string, intent: string, changes: Record<string, string> = {}, person = manager) =>
  post(formFields(html, { ...changes, intent }), person);
const header = async () => {
  await changeFeedOf(shop.services.db).check();
  return (await shop.visitor().send({ method: "GET", url: "/track" })).text;
};

test("a menu is built, moved and saved without script, shoppers see it, and the log undoes it", async () => {
  const added = await press((await page()).text, "add-menu");
  expect(added.text).toContain("Not saved yet.");
  const names = { label: "For Raksha", "label.0": "Gifts", "label.0.0": "Red roses", "slug.0.0": "/Roses" };
  const second = await press(added.text, "add-item 0", names);
  const filled = await press(second.text, "up 0.1", { "label.0.1": "Cakes <3", "slug.0.1": "all-cakes" });
  const last = Number(/name="open" value="(\d+)"/.exec(filled.text)?.[1]);
  const raised = await press(filled.text, `menu-up ${last}`);
  expect(await header()).not.toContain("For Raksha");
  const saved = await press(raised.text, "save");
  expect(saved.text).toContain("Saved. Shoppers see it now.");
  await expect.poll(header).toContain("For Raksha");
  const html = await header();
  expect(html).toContain("Cakes &lt;3");
  expect(html.indexOf("Cakes &lt;3")).toBeLessThan(html.indexOf(">Red roses<"));
  expect(html.indexOf("For Raksha")).toBeLessThan(html.lastIndexOf("<summary>"));

  const log = (await page("/admin/log")).text;
  const [, entry = ""] = /href="\/admin\/log\/(\d+)"/.exec(log) ?? [];
  const change = await page(`/admin/log/${entry}`);
  expect(change.text).toContain("For Raksha, Gifts, Red roses (/roses)");
  const undone = await manager.sendForm(`/admin/log/${entry}`, "intent=undo");
  expect(undone.text).toContain("It is undone.");
  await expect.poll(header).not.toContain("For Raksha");
});

test("an item moves to another group, and removed ones are gone", async () => {
  const { text } = await press((await page()).text, "open 1");
  const moved = await press(text, "show", { "group.0.0": "1.1" });
  const label = /name="label.0.0"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? "";
  const inFestivals = formFields(moved.text, {}).filter(([name = ""]) => name.startsWith("label.1."));
  expect(inFestivals.map(([, value]) => value)).toEqual(["Onam", label]);
  const removed = await press(moved.text, "remove 1");
  expect(formFields(removed.text, {}).some(([name = ""]) => name.startsWith("label.1"))).toBe(false);
});

test("the second of two editors sees what differs, keeps the draft, and can save it then", async () => {
  const { text } = await page();
  await press(text, "save", { "label.0.0": "Theirs" }, owner);
  const refused = await press(text, "save", { "label.0.0": "Mine" });
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/owner.* has changed the menu meanwhile\. Nothing was saved\./i);
  expect(refused.text).toMatch(/Only in theirs: .*Theirs/);
  expect(refused.text).toMatch(/Only in yours: .*Mine/);
  expect((await press(refused.text, "save")).text).toContain("Saved.");
  await expect.poll(header).toContain(">Mine<");
});

test("mistakes stand at their fields, in whichever menu they are", async () => {
  const { text } = await page();
  const long = await press(text, "save", { "label.0.0": "x".repeat(10_000), "slug.0.0": "no-such" });
  expect(long.status).toBe(422);
  expect(long.text).toContain("Please use at most 30 characters.");
  const unknown = await press(text, "save", { "slug.0.0": "no-such" });
  expect(unknown.status).toBe(409);
  expect(unknown.text).toContain("This category is hidden or does not exist.");
  const elsewhere = await press((await press(text, "show", { "label.0.0": " " })).text, "open 2");
  const refused = await press(elsewhere.text, "save");
  expect(refused.text).toContain("Please name it.");
  expect(refused.text).toContain('name="open" value="0"');
});

test("what no browser sends is refused without harm", async () => {
  expect((await post([["intent", "save"]])).status).toBe(400);
  const { text } = await page();
  for (const draft of ["[", "{}", '[["A",[["B",[1]]]]]', JSON.stringify(Array(99).fill(["A", []]))])
    expect((await press(text, "save", { draft })).status).toBe(400);
  for (const intent of ["up 9.9", "remove -1", "open x", "menu-down 99", "add-item __proto__", "constructor"])
    expect((await press(text, intent)).status).toBe(200);
});
