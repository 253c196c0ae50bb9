import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reopened, testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { paise } from "../../basics/money.ts";
import { addToCart } from "../../cart/add-to-cart.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import { findProducts } from "../../search/find-products.ts";
import { getMenu, listCombos } from "../catalogue.reads.ts";
import { combos, productCategories, products } from "../catalogue.tables.ts";
import { getSellables } from "../get-sellables.ts";
import { exportCatalogue } from "../imports/export-catalogue.ts";
import { NUTRIENTS, type Nutrition } from "../rules/nutrition.ts";
import type { ProductFields, PublicationFields } from "../rules/product-fields.ts";
import type { SaleState } from "../rules/sale-states.ts";
import { NO_MINUTES } from "../rules/work.ts";
import { listRows } from "../snapshot/list-rows.ts";
import { getCake } from "../storefront/get-cake.ts";
import { getProductPage } from "../storefront/get-product-page.ts";
import { listCatalogueUrls } from "../storefront/list-catalogue-urls.ts";
import { listProducts } from "../storefront/list-products.ts";
import { createProduct, type NewProduct } from "./create-product.ts";
import { getOfficeProduct } from "./get-office-product.ts";
import { listOfficeProducts } from "./list-office-products.ts";
import { saveProduct } from "./save-product.ts";

const asha = testSession({ roles: ["manager"] });
const MINUTE = 60_000;
const START = SATURDAY_MORNING.getTime();
const SKU = "RASMALAI-1KG";

let opened: OpenDatabase;
let other: OpenDatabase["db"];
let now = START;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
afterAll(() => opened.close());
beforeEach(async () => {
  now = START;
  await opened.db.delete(products).where(eq(products.id, "RASMALAI"));
  await opened.db.delete(auditEntries);
  other = reopened(opened, () => {});
});

const servicesOf = (db = opened.db) => testServices(db, () => new Date(now));

const aSize = {
  ...{
    sku: null,
    weight: "1 kg",
    serves: "8",
    eggless: true,
    pricePaise: paise(120_000),
    sellPaise: paise(99_900),
  },
  ...{ costPaise: paise(40_000), points: 99, active: true },
};

const aNewProduct = (change: Partial<NewProduct> = {}): NewProduct => ({
  ...{ name: "Rasmalai", description: "Saffron milk.", care: "Keep cool.", delivery: "In a box." },
  ...{ category: "onam", listedUnder: ["onam"], flavour: "Rasmalai", occasions: ["Onam"], leadHours: 3 },
  bestBeforeHours: null,
  ...{ takesMessage: true, photoPrint: null, personalization: [] },
  ...{ contains: ["milk"], mayContain: ["nuts"], otherAllergens: "", openAllergens: [] },
  ...{ kcalPer100g: null, ...NO_MINUTES },
  ...(Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])) as Nutrition),
  ...{ code: null, kind: "cake", taxClass: "cake", pictureId: "rasmalai", skus: [aSize], ...change },
});

const create = (change: Partial<NewProduct> = {}, staff = asha) =>
  createProduct(servicesOf(), { product: aNewProduct(change), staff });

const DRAFT: PublicationFields = { isDraft: true, publishAt: null };
const NOW: PublicationFields = { isDraft: false, publishAt: null };
const at = (time: number): PublicationFields => ({ isDraft: true, publishAt: new Date(time).toISOString() });

const publish = (to: PublicationFields, from = DRAFT, staff = asha) =>
  saveProduct(servicesOf(), { id: "RASMALAI", edit: { from, to, skus: [] }, staff });

/** The places that show the new cake to shoppers, on an instance that has already loaded the catalogue. */
async function placesOf(db = other): Promise<Record<string, boolean>> {
  const services = servicesOf(db);
  const rows = await listRows(services, { start: 0, end: 50 });
  const cart = await addToCart(services, { userId: "nobody", lines: [{ sku: SKU, quantity: 1 }] }).catch(
    () => null,
  );
  const urls = await listCatalogueUrls(services);
  return {
    page: (await getProductPage(services, { sku: SKU })).ok,
    detail: (await getCake(services, { sku: SKU })).ok,
    rows: rows.ok && rows.value.some(({ sku }) => sku === SKU),
    listing: (await listProducts(services, { category: "onam" })).total > 0,
    search: (await findProducts(services, { q: "rasmalai", asTyped: true })).ids.includes("RASMALAI"),
    checkout: (await getSellables(services, [SKU])).has(SKU),
    // Null: the SKU was accepted, but this test has no account whose cart could be stored.
    cart: cart === null || cart.ok,
    menu: JSON.stringify(await getMenu(services)).includes("/onam"),
    sitemap: urls.listings.includes("/onam") && urls.products.some(({ href }) => href.endsWith(SKU)),
    offers: (await listCombos(services, { productId: "RASMALAI" })).ok,
  };
}

const EVERYWHERE = {
  ...{ page: true, detail: true, rows: true, listing: true, search: true, checkout: true, cart: true },
  ...{ menu: true, sitemap: true, offers: true },
};
const NOWHERE = Object.fromEntries(Object.keys(EVERYWHERE).map((place) => [place, false]));

test("no shopper finds a draft anywhere; published, it is everywhere on another instance", async () => {
  expect(await placesOf()).toEqual(NOWHERE);
  expect(await create()).toEqual({ ok: true, value: "RASMALAI" });
  await changeFeedOf(other).check();
  expect(await placesOf()).toEqual(NOWHERE);
  expect(await placesOf(reopened(opened, () => {}))).toEqual(NOWHERE);
  expect(await publish(NOW)).toEqual({ ok: true, value: true });
  await changeFeedOf(other).check();
  expect(await placesOf()).toEqual(EVERYWHERE);
});

test("at its minute a planned product is everywhere on each instance, without any job or message", async () => {
  await create();
  await publish(at(START + 5 * MINUTE));
  await changeFeedOf(other).check();
  now = START + 5 * MINUTE - 1;
  expect(await placesOf()).toEqual(NOWHERE);
  const before = changeFeedOf(other).version;
  now = START + 5 * MINUTE;
  changeFeedOf(other).tick(now);
  // Cached pages end with the version.
  expect(changeFeedOf(other).version).toBeGreaterThan(before);
  expect(await placesOf()).toEqual(EVERYWHERE);
});

test("a combo whose cake is not published is not offered with another product until it is", async () => {
  await create();
  await publish(at(START + MINUTE));
  await opened.db
    .insert(combos)
    .values({ productId: "PROSES", sku: SKU, label: "With Rasmalai", position: 9 });
  const offered = async () => {
    const page = await getProductPage(servicesOf(other), { sku: "ROSES12" });
    const listed = await listCombos(servicesOf(other), { productId: "PROSES" });
    return [page.ok && page.value.combos, listed.ok && listed.value].map((rows) =>
      JSON.stringify(rows).includes(SKU),
    );
  };
  expect(await offered()).toEqual([false, false]);
  now = START + MINUTE;
  expect(await offered()).toEqual([true, true]);
});

test("the office shows each state, and the time can be changed or given up until it has come", async () => {
  await create();
  const states = async () => {
    const { rows } = await listOfficeProducts(servicesOf(), { ...{ cursor: null }, filter: filterOf(null) });
    const state = rows.find(({ id }) => id === "RASMALAI")?.state;
    const filtered = await listOfficeProducts(servicesOf(), {
      ...{ cursor: null },
      filter: filterOf(state ?? null),
    });
    return [state, filtered.rows.some(({ id }) => id === "RASMALAI")];
  };
  const filterOf = (state: SaleState | null) => ({ text: "", category: null, state });
  expect(await states()).toEqual(["draft", true]);
  const planned = at(START + MINUTE);
  await publish(planned);
  expect(await states()).toEqual(["planned", true]);
  expect(await publish(DRAFT, planned)).toMatchObject({ ok: true });
  expect(await states()).toEqual(["draft", true]);
  await publish(planned);
  now = START + MINUTE;
  expect(await states()).toEqual(["on-sale", true]);
  expect(await publish(DRAFT, planned)).toMatchObject({ ok: false, code: "published-already" });
});

test.each([
  ["without a picture", { pictureId: "" }, NOW, "no-picture-yet"],
  [
    "without a size on sale",
    { skus: [{ ...aSize, active: false }] },
    at(START + MINUTE),
    "nothing-on-sale-yet",
  ],
  ["with open allergens", { openAllergens: ["egg" as const] }, NOW, "allergens-open"],
  [
    "with open allergens, planned,",
    { openAllergens: ["egg" as const] },
    at(START + MINUTE),
    "allergens-open",
  ],
  ["in the past", {}, at(START - MINUTE), "publish-time-wrong"],
  ["in two years", {}, at(START + 730 * 24 * 60 * MINUTE), "publish-time-wrong"],
])("a draft %s is not published, and stays one", async (_name, change, to, code) => {
  await create(change);
  expect(await publish(to)).toMatchObject({ ok: false, code });
  expect((await getOfficeProduct(servicesOf(), { id: "RASMALAI" }))?.publication).toEqual(DRAFT);
});

test.each([
  ["a name that another product has", { name: "twelve red roses" }, "product-name-taken"],
  ["a code that is taken", { code: "PROSES" }, "product-code-taken"],
  ["a SKU that is taken", { skus: [{ ...aSize, sku: "TRUF05" }] }, "sku-taken"],
  ["a SKU that an add-on has", { skus: [{ ...aSize, sku: "ADDCARD" }] }, "sku-taken"],
  ["two sizes of one SKU", { skus: [aSize, aSize] }, "sku-taken"],
  ["a category that is gone", { category: "nowhere" }, "unknown-category"],
  ["an unknown tax class", { taxClass: "gold" }, "unknown-tax-class"],
  ["an uploaded picture that is not stored here", { pictureId: `up-${"0".repeat(32)}` }, "unknown-picture"],
  ["a price below its cost", { skus: [{ ...aSize, costPaise: paise(100_000) }] }, "price-impossible"],
])("%s is refused, and nothing is stored", async (_name, change, code) => {
  expect(await create(change)).toMatchObject({ ok: false, code });
  expect(await getOfficeProduct(servicesOf(), { id: "RASMALAI" })).toBeNull();
  expect((await listChanges(servicesOf(), { cursor: null })).rows).toEqual([]);
});

test("a draft is published once its open allergens are answered, and their undo is refused from then on", async () => {
  await create({ contains: [], mayContain: [], openAllergens: ["egg", "milk"] });
  const read = { contains: [], mayContain: [], openAllergens: ["egg", "milk"] } as Partial<ProductFields>;
  const save = (to: Partial<ProductFields>, from = read) =>
    saveProduct(servicesOf(), { id: "RASMALAI", edit: { from, to, skus: [] }, staff: asha });
  expect(await publish(NOW)).toMatchObject({ details: { allergens: ["egg", "milk"] } });
  await save({ contains: ["milk"] });
  expect((await getOfficeProduct(servicesOf(), { id: "RASMALAI" }))?.fields.openAllergens).toEqual(["egg"]);
  await save({ openAllergens: [] });
  const [answered] = (await listChanges(servicesOf(), { cursor: null })).rows;
  expect(await publish(NOW)).toMatchObject({ ok: true });
  const undone = await undoChange(servicesOf(), { id: answered?.id ?? 0, staff: asha });
  expect(undone).toMatchObject({ ok: false, code: "undo-blocked" });
  expect(await save({ openAllergens: ["egg"] })).toMatchObject({ ok: false, code: "allergens-open" });
});

test("kitchen staff can neither create nor publish", async () => {
  const baker = testSession({ roles: ["kitchen"] });
  expect(await create({}, baker)).toMatchObject({ ok: false, code: "not-your-move" });
  await create();
  expect(await publish(NOW, DRAFT, baker)).toMatchObject({ ok: false, code: "not-your-move" });
});

test("a publication is undone from the log, a creation leaves a draft that nobody can order", async () => {
  await create();
  await publish(NOW);
  const [published, created] = (await listChanges(servicesOf(), { cursor: null })).rows;
  expect(await undoChange(servicesOf(), { id: published?.id ?? 0, staff: asha })).toMatchObject({ ok: true });
  await changeFeedOf(other).check();
  expect(await placesOf()).toEqual(NOWHERE);
  expect(await undoChange(servicesOf(), { id: created?.id ?? 0, staff: asha })).toMatchObject({ ok: true });
  const product = await getOfficeProduct(servicesOf(), { id: "RASMALAI" });
  expect(product?.skus.map(({ fields }) => fields.active)).toEqual([false]);
});

test("a size that is added to a published product is sold at once, once, and after the others", async () => {
  await create();
  await publish(NOW);
  const added = { ...aSize, sku: "RASMALAI-2KG", weight: "2 kg" };
  const add = () =>
    saveProduct(servicesOf(), {
      id: "RASMALAI",
      staff: asha,
      edit: { from: {}, to: {}, skus: [], added: [added] },
    });
  expect(await add()).toEqual({ ok: true, value: true });
  expect(await add()).toMatchObject({ ok: false, code: "sku-taken" });
  await changeFeedOf(other).check();
  const page = await getProductPage(servicesOf(other), { sku: SKU });
  expect(page.ok && page.value.choices.map(({ sku }) => sku)).toEqual([SKU, "RASMALAI-2KG"]);
});

test("the price list leaves out products without a picture, which it could not read again", async () => {
  await create({ pictureId: "" });
  expect(JSON.stringify(await exportCatalogue(servicesOf()))).not.toContain("RASMALAI");
  expect(
    await opened.db.select().from(productCategories).where(eq(productCategories.productId, "RASMALAI")),
  ).toHaveLength(1);
});
