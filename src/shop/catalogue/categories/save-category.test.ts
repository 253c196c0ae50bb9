import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testSession } from "../../../../tests/support/session.ts";
import { openSmallShopForEach } from "../../../../tests/support/small-shop-for.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import type { Services } from "../../services.ts";
import { getMenu } from "../catalogue.reads.ts";
import { categories, menuItems } from "../catalogue.tables.ts";
import { findCategory } from "../storefront/find-category.ts";
import { listCatalogueUrls } from "../storefront/list-catalogue-urls.ts";
import { listProducts } from "../storefront/list-products.ts";
import { createCategory } from "./create-category.ts";
import { getOfficeCategory } from "./get-office-category.ts";
import { type CategoryEdit, saveCategory } from "./save-category.ts";

const shop = openSmallShopForEach();

let other: Services;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const TRUFFLE = "Belgian Chocolate Truffle Cake";

beforeEach(() => {
  other = shop.otherInstance();
});

function save(slug: string, edit: Partial<CategoryEdit>, staff = asha) {
  return saveCategory(shop.services, { slug, edit: { from: {}, to: {}, ...edit }, staff });
}

const create = (slug: string, aliasOf: string | null = null, staff = asha) =>
  createCategory(shop.services, {
    category: { slug, title: "Diwali", description: "Lights.", aliasOf },
    staff,
  });

/** The names that a shopper sees on a category's page, on another instance. */
async function namesIn(category: string): Promise<string[]> {
  await changeFeedOf(other.db).check();
  return (await listProducts(other, { category, sort: "popular" })).cards.map(({ name }) => name);
}

async function lastChange(): Promise<number> {
  const { rows } = await listChanges(shop.services, { cursor: null });
  return rows[0]?.id ?? 0;
}

async function hidden(slug: string): Promise<boolean> {
  const [row] = await shop.db.select().from(categories).where(eq(categories.slug, slug));
  return row?.isHidden ?? false;
}

test("products shown first lead their category, the others follow in the shop’s order, and an undo restores all of it", async () => {
  await create("diwali");
  const before = await namesIn("diwali");
  await save("diwali", { added: ["PTRUFFLE", "PPHOTO", "PROSES"] });
  expect(await namesIn("diwali")).toEqual([TRUFFLE, "Vanilla Photo Cake", "Twelve Red Roses"]);
  await save("diwali", { to: { firstProducts: ["PROSES", "PGONE"] }, from: { firstProducts: [] } });
  expect(await namesIn("diwali")).toEqual(["Twelve Red Roses", TRUFFLE, "Vanilla Photo Cake"]);
  const byPrice = await listProducts(other, { category: "diwali", sort: "price-high" });
  expect(byPrice.cards[0]?.name).not.toBe("Twelve Red Roses");
  await undoChange(shop.services, { id: await lastChange(), staff: ravi });
  expect(await namesIn("diwali")).toEqual([TRUFFLE, "Vanilla Photo Cake", "Twelve Red Roses"]);
  const [adding] = (await listChanges(shop.services, { cursor: null })).rows.filter(
    ({ recordCount, undoes }) => recordCount === 3 && undoes === null,
  );
  expect(await undoChange(shop.services, { id: adding?.id ?? 0, staff: ravi })).toMatchObject({ ok: true });
  expect(await namesIn("diwali")).toEqual(before);
});

test("a product that somebody else listed elsewhere meanwhile stays there", async () => {
  await create("diwali");
  await create("rakhi");
  await save("diwali", { added: ["PROSES"] });
  await save("rakhi", { added: ["PROSES"] }, ravi);
  await save("diwali", { removed: ["PROSES"] });
  expect(await namesIn("rakhi")).toEqual(["Twelve Red Roses"]);
  expect(await namesIn("diwali")).toEqual([]);
});

test("the second of two people who change the same title sees theirs, and nothing is saved", async () => {
  const from = { title: "Birthday", description: "For their day." };
  await save("birthday", { from, to: { ...from, title: "Birthdays" } });
  const refused = await save("birthday", { from, to: { title: "Big days", description: "New" } }, ravi);
  expect(refused).toMatchObject({
    code: "catalogue-changed",
    details: { conflicts: [{ field: "title", theirs: "Birthdays", author: { actorName: "Asha" } }] },
  });
  expect(await save("birthday", { from, to: { description: "New" } }, ravi)).toEqual({
    ok: true,
    value: true,
  });
  await changeFeedOf(other.db).check();
  expect(await findCategory(other, { name: "birthday" })).toMatchObject({
    value: { title: "Birthdays", description: "New" },
  });
});

test("a category that the menu, another category or the home page leads to is not hidden; the refusal names them", async () => {
  const hide = { from: { isHidden: false }, to: { isHidden: true } };
  const linksOf = async (slug: string) =>
    ((await save(slug, hide)) as { details: { links: string[] } }).details.links;
  expect(await linksOf("birthday")).toEqual([
    "the menu (Occasions, Birthday, Birthday)",
    "the category /birthday-cakes",
  ]);
  expect(await linksOf("category/flowers/roses")).toEqual(["the home page"]);
  expect(await hidden("birthday")).toBe(false);
});

test("a hidden category has no page and is not in the sitemap, and can be shown again", async () => {
  await shop.db.delete(menuItems).where(eq(menuItems.slug, "onam"));
  await save("onam", { added: ["PROSES"] });
  await save("onam", { from: { isHidden: false }, to: { isHidden: true } });
  await changeFeedOf(other.db).check();
  expect(await findCategory(other, { name: "onam" })).toMatchObject({ code: "unknown-category" });
  expect((await listCatalogueUrls(other)).listings).not.toContain("/onam");
  await save("onam", { from: { isHidden: true }, to: { isHidden: false } });
  await changeFeedOf(other.db).check();
  expect(await findCategory(other, { name: "onam" })).toMatchObject({ ok: true });
});

test("the undo of a creation hides the category, but not while the menu leads to it", async () => {
  await create("diwali");
  const creation = await lastChange();
  const entry = { menu: "Occasions", group: "Festivals", label: "Diwali", slug: "diwali", position: 99 };
  await shop.db.insert(menuItems).values(entry);
  expect(await undoChange(shop.services, { id: creation, staff: ravi })).toMatchObject({
    ...{ code: "undo-blocked", details: { linked: ["diwali"], changed: [] } },
  });
  await shop.db.delete(menuItems).where(eq(menuItems.slug, "diwali"));
  expect(await undoChange(shop.services, { id: creation, staff: ravi })).toMatchObject({ ok: true });
  expect(await hidden("diwali")).toBe(true);
});

test.each([
  ["account", null, "category-address-reserved"],
  ["roses", null, "category-address-taken"],
  // `/rose-cakes` and `/birthday-gifts` would take visitors of another category.
  ["birthday-gifts", null, "category-address-taken"],
  ["roses-gifts", "birthday", "category-address-taken"],
  ["festive", "birthday-cakes", "unknown-category"],
])("/%s for the products of %s is refused: %s", async (slug, aliasOf, code) => {
  expect(await create(slug, aliasOf)).toMatchObject({ ok: false, code });
});

test("a second address shows the products of its category", async () => {
  expect(await create("roses-gifts", "roses")).toMatchObject({ ok: true });
  await changeFeedOf(other.db).check();
  expect(await findCategory(other, { name: "roses-gifts" })).toMatchObject({ value: { listedAs: "roses" } });
  expect(await save("roses-gifts", { added: ["PPHOTO"] })).toMatchObject({ code: "unknown-category" });
});

test("a second address of a hidden category is not shown, on its page or by an undo: it would send search engines to nothing", async () => {
  await create("diwali");
  await create("deepavali", "diwali");
  const hide = { from: { isHidden: false }, to: { isHidden: true } };
  const show = { from: { isHidden: true }, to: { isHidden: false } };
  expect(await save("deepavali", hide)).toEqual({ ok: true, value: true });
  const hiding = await lastChange();
  expect(await save("diwali", hide)).toEqual({ ok: true, value: true });
  expect(await save("deepavali", show)).toMatchObject({ code: "category-target-hidden" });
  expect(await undoChange(shop.services, { id: hiding, staff: ravi })).toMatchObject({
    ...{ code: "undo-blocked", details: { linked: ["diwali"] } },
  });
  expect(await hidden("deepavali")).toBe(true);
  await save("diwali", show);
  expect(await save("deepavali", show)).toEqual({ ok: true, value: true });
});

test("a product stays in its main category, and only who may change the catalogue saves", async () => {
  expect(await save("roses", { removed: ["PROSES"] })).toMatchObject({
    ...{ code: "main-category-stays", details: { name: "Twelve Red Roses" } },
  });
  const kitchen = testSession({ roles: ["kitchen"] });
  expect(await save("roses", { to: { title: "X" } }, kitchen)).toMatchObject({ code: "not-your-move" });
  expect(await create("diwali", null, kitchen)).toMatchObject({ code: "not-your-move" });
  expect(await save("nowhere", {})).toMatchObject({ code: "unknown-category" });
  expect(await save("onam", { added: ["PGONE"] })).toMatchObject({ code: "unknown-product" });
});

test("the office lists members with their places and finds products that are not listed", async () => {
  await save("onam", {
    ...{ added: ["PTRUFFLE", "PROSES"], from: { firstProducts: [] }, to: { firstProducts: ["PROSES"] } },
  });
  const category = await getOfficeCategory(shop.services, { slug: "onam", cursor: null, search: "cake" });
  expect(category?.members.map(({ id, place }) => [id, place])).toEqual([
    ["PROSES", 1],
    ["PTRUFFLE", null],
  ]);
  expect(category?.memberCount).toBe(2);
  expect(category?.matches?.map(({ id }) => id)).toEqual(["PPHOTO", "PCOMBO"]);
  expect(await getMenu(shop.services)).not.toEqual([]);
});
