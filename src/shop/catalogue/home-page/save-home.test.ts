import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import type { Services } from "../../services.ts";
import { homeSections, skus } from "../catalogue.tables.ts";
import { saveCategory } from "../categories/save-category.ts";
import { DEFAULT_HOME, type HomeSection, homeLinesOf } from "../rules/home-sections.ts";
import { getHome } from "../storefront/get-home.ts";
import { getOfficeHome } from "./get-office-home.ts";
import { HomeForm } from "./home.inputs.ts";
import { selectHomeSections } from "./home-sections.queries.ts";
import { restoreHome } from "./restore-home.ts";
import { saveHome } from "./save-home.ts";

let opened: OpenDatabase;
let services: Services;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const OURS: HomeSection = {
  kind: "products",
  title: "For Raksha",
  isShown: true,
  category: null,
  products: [],
};

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db);
});
beforeEach(async () => {
  await opened.db.delete(homeSections);
  await opened.db.delete(auditEntries);
});
afterAll(() => opened.close());

/** Saves sections on the page as it is stored now. */
async function save(sections: HomeSection[], staff = asha) {
  const { version } = await getOfficeHome(services);
  return saveHome(services, { version, sections, staff });
}

/** Lists the sections that shoppers see, each with its products. */
async function home() {
  await changeFeedOf(opened.db).check();
  return (await getHome(services)).map(({ kind, title, cards }) => [
    kind,
    title,
    ...cards.map(({ sku }) => sku),
  ]);
}

async function lastChange() {
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  if (!entry) throw new Error("the log is empty");
  return entry.id;
}

test("until staff change it, the home page has the sections of the specification, in its order", async () => {
  const kinds = (await home()).map(([, title]) => title).filter(Boolean);
  expect(kinds).toEqual([
    ...["POPULAR PRODUCTS", "Birthday Gifts That Matter", "Anniversary Gifts Made With Love"],
    ...["Calendar Days for Celebration", "A Bouquet That Feels Like A Hug", "Gifts That Go Together"],
    "Find Your Gift Easily",
  ]);
});

test("sections are moved, hidden, retitled and added, and one undo brings the former page back", async () => {
  const before = await home();
  const [occasions, popular, ...others] = DEFAULT_HOME as [HomeSection, HomeSection, ...HomeSection[]];
  const sections = [
    { ...OURS, products: ["ROSES12", "PTRUFFLE", "TRUF05"] },
    { ...popular, title: "Loved in Delhi", category: "birthday" },
    ...others.map((section) => ({ ...section, isShown: section.kind === "find" })),
    occasions,
  ];
  expect(await save(sections)).toEqual({ ok: true, value: true });
  const shown = await home();
  expect(shown.map(([kind]) => kind)).toEqual(["products", "popular", "find", "occasions"]);
  expect(shown[0]).toEqual(["products", "For Raksha", "ROSES12", expect.stringMatching(/^TRUF/)]);
  expect(shown[1]?.slice(0, 2)).toEqual(["popular", "Loved in Delhi"]);
  expect(await save((await getOfficeHome(services)).sections)).toEqual({ ok: true, value: false });
  expect(await undoChange(services, { id: await lastChange(), staff: ravi })).toMatchObject({ ok: true });
  expect(await home()).toEqual(before);
});

test("a section whose products are all gone is not shown, and comes back with them", async () => {
  await save([{ ...OURS, products: ["ROSES12"] }]);
  expect((await home()).at(0)).toEqual(["products", "For Raksha", "ROSES12"]);
  await opened.db.update(skus).set({ active: false });
  expect(await home()).toEqual([]);
  await opened.db.update(skus).set({ active: true });
  expect(await home()).toHaveLength(1);
});

test("the second of two editors is refused, and never overwritten by an undo; own saves do not conflict", async () => {
  const { version } = await getOfficeHome(services);
  for (let nth = 0; nth < 20; nth += 1) {
    const sections = [{ ...OURS, title: `Title ${nth}`, category: "birthday" }];
    expect(await saveHome(services, { version, sections, staff: asha })).toEqual({ ok: true, value: true });
  }
  const refused = await saveHome(services, { version, sections: DEFAULT_HOME, staff: ravi });
  expect(refused).toMatchObject({
    ...{ code: "catalogue-changed", details: { conflicts: [{ author: { actorName: "Asha" } }] } },
  });
  const first = await lastChange();
  await save(DEFAULT_HOME, ravi);
  expect(await undoChange(services, { id: first, staff: asha })).toMatchObject({
    ...{ code: "undo-blocked", details: { changed: [{ kind: "home" }], later: [{ actorName: "Ravi" }] } },
  });
});

test("no section leads to a hidden category, also not after an undo", async () => {
  const hide = { slug: "combos", edit: { from: { isHidden: false }, to: { isHidden: true } }, staff: asha };
  await save([{ ...OURS, category: "combos" }]);
  const refused = await saveCategory(services, hide);
  expect(JSON.stringify(refused)).toContain("the home page (For Raksha)");
  expect(await save([{ ...OURS, category: "no-such" }])).toMatchObject({
    ...{ code: "unknown-category", details: { slugs: ["no-such"] } },
  });
  expect(await save([{ ...OURS, products: ["NOTHING"] }])).toMatchObject({
    ...{ code: "unknown-product", details: { codes: ["NOTHING"] } },
  });
  expect((await getOfficeHome(services)).sections[0]).toMatchObject({ category: "combos" });
  await save(DEFAULT_HOME);
  const removal = await lastChange();
  expect(await saveCategory(services, hide)).toMatchObject({ ok: true });
  expect(await undoChange(services, { id: removal, staff: asha })).toMatchObject({
    ...{ code: "undo-blocked", details: { impossible: [{ kind: "home" }] } },
  });
});

test("an undo that would lose a section of a kind that is gone is refused, and changes nothing", async () => {
  await save([OURS]);
  const lines = homeLinesOf(await selectHomeSections(opened.db));
  const before = { sections: ["lottery\tWin\tshown\t\t", ...lines] };
  const records = [{ kind: "home" as const, key: "home", before, after: { sections: lines } }];
  const undone = await opened.db.transaction((tx) => restoreHome({ db: tx }, { records }));
  expect(undone).toEqual({ blocked: [], impossible: ["home"] });
  expect(homeLinesOf(await selectHomeSections(opened.db))).toEqual(lines);
});

test("only who may change the catalogue saves", async () => {
  const kitchen = testSession({ roles: ["kitchen"] });
  expect(await save(DEFAULT_HOME, kitchen)).toMatchObject({ code: "not-your-move" });
});

const sent = { kind: "products", title: "Ours", isShown: true, category: "/Birthday/", products: "" };

test("the form reads addresses and codes as people type them", () => {
  expect(
    HomeForm.parse([sent, { ...sent, category: "", products: " roses12, truf05\nroses12 " }]),
  ).toMatchObject([
    { category: "birthday", products: [] },
    { category: null, products: ["ROSES12", "TRUF05"] },
  ]);
});

test.each([
  ["a title that is too long", { title: "x".repeat(61) }, "title"],
  ["no title", { title: " " }, "title"],
  ["no products", { category: "" }, "category"],
  ["a category and products", { products: "TRUF05" }, "products"],
  ["nine products", { category: "", products: "A B C D E F G H I" }, "products"],
])("a section with %s is refused at its field", (_name, change, field) => {
  expect(HomeForm.safeParse([{ ...sent, ...change }]).error?.issues[0]?.path[1]).toBe(field);
});

test("the popular products have room for six", () => {
  const popular = { ...sent, kind: "popular", category: "", products: "A B C D E F G" };
  expect(HomeForm.safeParse([popular]).error?.issues[0]?.path[1]).toBe("products");
});

test("a home page with seven added sections is refused", () => {
  expect(HomeForm.safeParse(Array(7).fill(sent)).success).toBe(false);
});
