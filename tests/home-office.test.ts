import { expect, test } from "vitest";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { formFields } from "./support/form-fields.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let owner: Person;

const URL = "/admin/catalogue/home";

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
    owner = await shop.person("owner", { role: "owner" });
  },
  { hasContent: true },
);

const page = (url = URL) => manager.send({ method: "GET", url });
const post = (url: string, fields: string[][], person = manager) => person.sendForm(url, fields);
/** The fields of the form, those of shown sections ticked, after some were changed. */
const fieldsOf = (html: string, changes: Record<string, string>) => {
  const ticked = [...html.matchAll(/<input [^>]*name="(shown\.\d+)"[^>]*>/g)].flatMap(([tag, name = ""]) =>
    / checked=""/.test(tag) ? [[name, "yes"]] : [],
  );
  const others = formFields(html, changes).filter(([name = ""]) => !name.startsWith("shown."));
  const hidden = Object.keys(changes).filter((name) => name.startsWith("shown.") && changes[name] === "");
  return [...others, ...ticked.filter(([name = ""]) => !hidden.includes(name))];
};
const press = (html: string, intent: string, changes: Record<string, string> = {}, person = manager) =>
  post(URL, fieldsOf(html, { ...changes, intent }), person);
const home = async () => {
  await changeFeedOf(shop.services.db).check();
  return (await shop.visitor().send({ method: "GET", url: "/" })).text;
};
/** The headings of the sections, in order. */
const headings = (html: string) =>
  [...html.matchAll(/<h2 [^>]*>(.*?)<\/h2>/g)].map(([, title = ""]) => title.replaceAll("&amp;", "&"));

const SPECIFIED = [
  ...["POPULAR PRODUCTS", "Birthday Gifts That Matter", "Anniversary Gifts Made With Love"],
  ...["Calendar Days for Celebration", "A Bouquet That Feels Like A Hug", "Gifts That Go Together"],
  "Find Your Gift Easily",
];

test("until somebody changes it, the home page is the one of the specification, also when it is saved as it is", async () => {
  const before = headings(await home());
  expect(before.filter((title) => SPECIFIED.includes(title))).toEqual(SPECIFIED);
  expect((await press((await page()).text, "save")).text).toContain("Nothing has changed.");
  expect(headings(await home())).toEqual(before);
});

test("a section is added, moved and saved without script, shoppers see it, and the log undoes it", async () => {
  const before = await home();
  const added = await press((await page()).text, "add");
  expect(added.text).toContain("Not saved yet.");
  const last = Number([...added.text.matchAll(/name="kind\.(\d+)"/g)].at(-1)?.[1]);
  const named = { [`title.${last}`]: "Sweets <3", [`products.${last}`]: "truf05, ROSES12" };
  const moved = await press(added.text, `up ${last}`, {
    ...named,
    "shown.0": "",
    "title.1": "Loved in Delhi",
  });
  expect(headings(await home())).toEqual(headings(before));
  const saved = await press(moved.text, "save");
  expect(saved.text).toContain("Saved. Shoppers see it now.");
  expect(saved.text).toMatch(/Shows [^<]*Truffle/i);
  await expect.poll(async () => headings(await home())).toContain("Sweets &lt;3");
  const html = await home();
  const titles = headings(html);
  expect(titles.indexOf("Sweets &lt;3")).toBe(titles.indexOf("Find Your Gift Easily") - 1);
  expect(titles).toContain("Loved in Delhi");
  expect(html).not.toContain('aria-label="Occasions"');

  const [, entry = ""] = /href="\/admin\/log\/(\d+)"/.exec((await page("/admin/log")).text) ?? [];
  const change = await page(`/admin/log/${entry}`);
  expect(change.text).toContain("Products, “Sweets &lt;3”");
  expect(change.text).toContain("Occasions, hidden");
  expect((await post(`/admin/log/${entry}`, [["intent", "undo"]])).text).toContain("It is undone.");
  await expect.poll(async () => headings(await home())).toEqual(headings(before));
});

test("the second of two editors sees what differs, keeps the draft, and can save it then", async () => {
  const { text } = await page();
  await press(text, "save", { "title.1": "Theirs" }, owner);
  const refused = await press(text, "save", { "title.1": "Mine" });
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/owner.* has changed the home page meanwhile\. Nothing was saved\./i);
  expect(refused.text).toContain("Only in theirs: Popular products, “Theirs”");
  expect(refused.text).toContain("Only in yours: Popular products, “Mine”");
  expect((await press(refused.text, "save")).text).toContain("Saved.");
  await expect.poll(home).toContain(">Mine<");
});

test("mistakes stand at their fields, and what was typed stays", async () => {
  const { text } = await page();
  const long = await press(text, "save", { "title.1": "x".repeat(5_000) });
  expect(long.status).toBe(422);
  expect(long.text).toContain("Please use at most 60 characters.");
  const unknown = await press(text, "save", { "category.1": "no-such" });
  expect(unknown.status).toBe(409);
  expect(unknown.text).toContain("This category is hidden or does not exist.");
  const codes = await press(text, "save", { "products.1": "CAKE99" });
  expect(codes.text).toContain("The shop does not have CAKE99.");
  expect(codes.text).toContain('value="CAKE99"');
});

test("what no browser sends is refused without harm", async () => {
  expect((await post(URL, [["intent", "save"]])).status).toBe(400);
  expect(
    (
      await post(URL, [
        ["intent", "save"],
        ["kind.0", "script"],
      ])
    ).status,
  ).toBe(400);
  const many = Array.from({ length: 40 }, (_, index) => [`kind.${index}`, "products"]);
  expect((await post(URL, [["intent", "save"], ...many])).status).toBe(400);
  const { text } = await page();
  for (const intent of ["up 99", "remove 0", "down x", "up -1", "constructor"])
    expect((await press(text, intent)).status).toBe(200);
  const twice = await press(text, "save", { "kind.0": "popular" });
  expect(twice.status).toBe(422);
});
