import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testSession } from "../../../../tests/support/session.ts";
import { openSmallShopForEach } from "../../../../tests/support/small-shop-for.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import type { Services } from "../../services.ts";
import { getMenu } from "../catalogue.reads.ts";
import { categories } from "../catalogue.tables.ts";
import { saveCategory } from "../categories/save-category.ts";
import type { MenuDraft } from "../rules/menu-lines.ts";
import { getOfficeMenu } from "./get-office-menu.ts";
import { saveMenu } from "./save-menu.ts";

const shop = openSmallShopForEach();

let other: Services;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

beforeEach(() => {
  other = shop.otherInstance();
});

/** The menu as a form shows it, with what saves it from there. */
async function form() {
  const { menus, version } = await getOfficeMenu(shop.services);
  const save = (changed: MenuDraft[], staff = asha) =>
    saveMenu(shop.services, { version, menus: changed, staff });
  return { menus, save };
}

/** The labels that shoppers see on another instance. */
async function inShop(): Promise<string[]> {
  await changeFeedOf(other.db).check();
  return (await getMenu(other)).flatMap(({ label, groups }) => [
    label,
    ...groups.flatMap((group) => group.items.map((item) => `${group.label}: ${item.label} ${item.href}`)),
  ]);
}

async function lastChange(): Promise<number> {
  const { rows } = await listChanges(shop.services, { cursor: null });
  return rows[0]?.id ?? 0;
}

const aMenu = (label: string, ...items: [label: string, slug: string][]): MenuDraft => ({
  ...{
    label,
    groups: [{ label: "Kinds", items: items.map(([itemLabel, slug]) => ({ label: itemLabel, slug })) }],
  },
});

test("shoppers of another instance see the new menu in its new order, and an undo brings the old one back", async () => {
  const before = await inShop();
  const { menus, save } = await form();
  const gifts = aMenu("For Raksha", ["Red roses", "roses"], ["Cakes", "all-cakes"]);
  expect(await save([gifts, ...menus.toReversed()])).toEqual({ ok: true, value: true });
  const after = await inShop();
  expect(after.slice(0, 4)).toEqual([
    "For Raksha",
    "Kinds: Red roses /roses",
    "Kinds: Cakes /all-cakes",
    "Flowers",
  ]);
  expect(await undoChange(shop.services, { id: await lastChange(), staff: ravi })).toMatchObject({
    ok: true,
  });
  expect(await inShop()).toEqual(before);
});

test("an order of menus is a change, the same menu is none", async () => {
  const { menus, save } = await form();
  expect(await save(menus)).toEqual({ ok: true, value: false });
  expect(await save(menus.toReversed())).toEqual({ ok: true, value: true });
  expect((await inShop())[0]).toBe("Flowers");
});

test("the shop can have no menu at all, and gets it back", async () => {
  const before = await inShop();
  const { save } = await form();
  expect(await save([])).toEqual({ ok: true, value: true });
  expect(await inShop()).toEqual([]);
  await undoChange(shop.services, { id: await lastChange(), staff: ravi });
  expect(await inShop()).toEqual(before);
});

test("the second of two people is refused with both menus, and the first menu stays; saves of one person never conflict", async () => {
  const [first, second] = [await form(), await form()];
  await first.save([...first.menus, aMenu("New", ["Roses", "roses"])]);
  const stored = await inShop();
  expect(await second.save(second.menus.slice(1), ravi)).toMatchObject({
    ...{ code: "catalogue-changed", details: { conflicts: [{ author: { actorName: "Asha" } }] } },
  });
  // Even to remove everything: the form was made from another menu.
  expect(await second.save([], ravi)).toMatchObject({ code: "catalogue-changed" });
  expect(await inShop()).toEqual(stored);
  expect(await second.save(second.menus.slice(1))).toEqual({ ok: true, value: true });
});

test("no item leads to a category that is hidden or does not exist, and nothing is saved then", async () => {
  await shop.db.update(categories).set({ isHidden: true }).where(eq(categories.slug, "birthday-cakes"));
  const before = await inShop();
  const { menus, save } = await form();
  const wrong = aMenu("New", ["Roses", "roses"], ["Old", "birthday-cakes"], ["None", "no-such"]);
  expect(await save([...menus, wrong])).toMatchObject({
    ...{ code: "unknown-category", details: { slugs: ["birthday-cakes", "no-such"] } },
  });
  expect(await inShop()).toEqual(before);
});

test("a category of the menu cannot be hidden; one that has left it can, and then the old menu does not come back", async () => {
  const hide = { slug: "onam", edit: { from: { isHidden: false }, to: { isHidden: true } }, staff: asha };
  expect(await saveCategory(shop.services, hide)).toMatchObject({ code: "category-linked" });
  const { menus, save } = await form();
  const without = menus.map((menu) => ({
    ...menu,
    groups: menu.groups.filter(({ items }) => items.every(({ slug }) => slug !== "onam")),
  }));
  await save(without);
  const removal = await lastChange();
  expect(await saveCategory(shop.services, hide)).toMatchObject({ ok: true });
  expect(await undoChange(shop.services, { id: removal, staff: ravi })).toMatchObject({
    ...{ code: "undo-blocked", details: { impossible: [{ kind: "menu", key: "menu" }] } },
  });
});

test("an undo never overwrites a later menu", async () => {
  const { menus, save } = await form();
  await save(menus.slice(1));
  const first = await lastChange();
  await (await form()).save(menus.slice(2));
  expect(await undoChange(shop.services, { id: first, staff: ravi })).toMatchObject({
    ...{ code: "undo-blocked", details: { changed: [{ kind: "menu", key: "menu" }] } },
  });
});

test("only who may change the catalogue saves", async () => {
  const { save } = await form();
  const kitchen = testSession({ roles: ["kitchen"] });
  expect(await save([], kitchen)).toMatchObject({ code: "not-your-move" });
});
