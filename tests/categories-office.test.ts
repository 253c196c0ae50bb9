import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { readTable } from "../demo/read-table.ts";
import { FIXED_LINKS } from "../src/shop/catalogue/rules/fixed-links.ts";
import { isReservedPath } from "../src/shop/catalogue/rules/reserved-paths.ts";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { ROUTE_PROPERTIES } from "../src/web/route-properties.server.ts";
import { formFields } from "./support/form-fields.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let owner: Person;

const URL = "/admin/catalogue/categories/diwali-lights";

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
    owner = await shop.person("owner", { role: "owner" });
  },
  { hasContent: true },
);

const page = (url: string, person = manager) => person.send({ method: "GET", url });
const post = (url: string, fields: string[][], person = manager) => person.sendForm(url, fields);
const inShop = async (url: string) => {
  await changeFeedOf(shop.services.db).check();
  return shop.visitor().send({ method: "GET", url });
};

test("a category is created, filled, ordered and hidden without script, and shoppers see each step", async () => {
  const sent = {
    title: "Diwali Lights",
    slug: "/Diwali-Lights/",
    description: "For the lamps.",
    aliasOf: "",
  };
  const created = await post("/admin/catalogue/new-category", Object.entries(sent));
  expect(created.headers.location).toBe(`${URL}?created=yes`);
  expect((await inShop("/diwali-lights")).text).toContain("Diwali Lights");
  const resultsPage = await page(`${URL}?q=cake`);
  expect(resultsPage.text).toContain("Vanilla Photo Cake");
  const added = await post(`${URL}?q=cake`, [
    ["intent", "add"],
    ["product", "PTRUFFLE"],
    ["product", "PROSES"],
  ]);
  expect(added.text).toContain("2 products are listed here now.");
  const form = formFields(added.text, { "place.PROSES": "1", title: "Diwali & Lamps", intent: "save" });
  expect((await post(URL, form)).text).toContain("Saved. Shoppers see it now.");
  // The old page may be served for half a second, while the new one is rendered.
  await expect.poll(async () => (await inShop("/diwali-lights")).text).toContain("Diwali &amp; Lamps");
  const listing = (await inShop("/diwali-lights")).text;
  expect(listing.indexOf("/cake/ROSES12")).toBeLessThan(listing.indexOf("/cake/TRUF05"));
  expect((await post(URL, [["intent", "hide"]])).text).toContain("Shoppers do not see it now.");
  await expect.poll(async () => (await inShop("/diwali-lights")).status).toBe(404);
  expect((await page("/admin/catalogue/categories?q=lamps")).text).toContain("Hidden");
});

test("the second of two editors sees both titles and keeps what was typed", async () => {
  const url = "/admin/catalogue/categories/birthday";
  const { text } = await page(url);
  await post(url, formFields(text, { title: "Birthdays", intent: "save" }), owner);
  const refused = await post(url, formFields(text, { title: "Big days", intent: "save" }));
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/Title: it was Birthday, .* set Birthdays, you wrote Big days\./);
  expect((await post(url, formFields(refused.text, { intent: "save" }))).text).toContain("Saved.");
});

test("mistakes are named at their fields", async () => {
  const url = "/admin/catalogue/categories/birthday";
  const { text } = await page(url);
  const wrong = await post(url, formFields(text, { title: " ", "place.PPHOTO": "first", intent: "save" }));
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Please name it.");
  expect(wrong.text).toContain("Please enter a whole number from 1.");
  const linked = await post(url, [["intent", "hide"]]);
  expect(linked.text).toContain("the menu (Occasions, Birthday, Birthday)");
  const reserved = { title: "Tracks", slug: "track", description: "", aliasOf: "" };
  const refused = await post("/admin/catalogue/new-category", Object.entries(reserved));
  expect(refused.text).toContain("This address is a page of the shop.");
  expect((await page("/admin/catalogue/categories/no/such")).status).toBe(404);
});

test("no category can take the address of a page", () => {
  const segments = Object.keys(ROUTE_PROPERTIES).map((path) => path.split("/")[1]?.toLowerCase() ?? "");
  const pages = segments.filter((segment) => segment !== "" && !/^[:*]/.test(segment));
  expect(pages.filter((segment) => !isReservedPath(segment))).toEqual([]);
  expect(isReservedPath("diwali")).toBe(false);
});

test("every category that the code of the home page and the menu links to cannot be hidden", () => {
  const files = globSync("src/web/storefront/{home,shell}/**/*.{ts,tsx}");
  const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const links = new Set([...code.matchAll(/"\/([a-z][a-z/-]*)"/g)].map(([, path = ""]) => path));
  const categories = readTable("categories", z.record(z.string(), z.string())).flatMap(
    ({ slug = "", aliases = "" }) => [slug, ...aliases.split(";")],
  );
  const linked = categories.filter((slug) => links.has(slug));
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((slug) => !(slug in FIXED_LINKS))).toEqual([]);
});
