import { globSync, readFileSync } from "node:fs";
import { eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reopened, testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { aProduct, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import type { RecordConflict } from "../../audit/merge-records.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { paise } from "../../basics/money.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import type { Services } from "../../services.ts";
import { products, skus, taxRates } from "../catalogue.tables.ts";
import { readAllergens } from "../rules/allergens.ts";
import type { ProductFields } from "../rules/product-fields.ts";
import { getProductPage } from "../storefront/get-product-page.ts";
import { listProducts } from "../storefront/list-products.ts";
import { type EditableProduct, getOfficeProduct } from "./get-office-product.ts";
import { saveProduct } from "./save-product.ts";

let opened: OpenDatabase;
let services: Services;
let before: EditableProduct;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const ID = "PTRUFFLE";

beforeAll(async () => {
  opened = await testDatabase();
  services = testServices(opened.db);
  await seedSmallShop(opened.db);
  const { name, ...rest } = aProduct(1, { id: ID, name: "Truffle", category: "birthday" });
  await opened.db
    .update(products)
    .set({ ...rest, name })
    .where(eq(products.id, ID));
});
beforeEach(async () => {
  await opened.db.delete(auditEntries);
  before = await product();
});
afterAll(() => opened.close());

async function product(): Promise<EditableProduct> {
  const product = await getOfficeProduct(services, { id: ID });
  if (!product) throw new Error("there is no such product");
  return product;
}

async function labelText(): Promise<string | undefined> {
  const [row] = await opened.db.select().from(products).where(eq(products.id, ID));
  return row?.allergens;
}

/** Saves changed fields of the product with a form that was made from `read`. */
function save(change: Partial<ProductFields>, { staff = asha, read = before } = {}) {
  const edit = { from: read.fields, to: { ...read.fields, ...change }, skus: [] };
  return saveProduct(services, { id: ID, edit, staff });
}

test("a saved product shows its new texts, allergens and categories on another instance", async () => {
  const other = testServices(reopened(opened, () => {}));
  await getProductPage(other, { sku: "TRUF05" });
  const allergens = { contains: ["milk"], mayContain: ["nuts"], otherAllergens: "coconut" } as const;
  const saved = await save({
    ...{ name: "Darkest Truffle", leadHours: 30, listedUnder: ["birthday", "cakes"].slice(0, 1) },
    ...{
      contains: [...allergens.contains],
      mayContain: [...allergens.mayContain],
      otherAllergens: "coconut",
    },
  });
  expect(saved).toEqual({ ok: true, value: true });
  await changeFeedOf(other.db).check();
  const page = await getProductPage(other, { sku: "TRUF05" });
  expect(page).toMatchObject({
    value: {
      ...{ name: "Darkest Truffle", leadHours: 30, deliveryTime: "next" },
      allergens: "Milk, coconut. May contain nuts.",
    },
  });
  const { cards } = await listProducts(other, { category: "birthday" });
  expect(cards.map(({ name }) => name)).toContain("Darkest Truffle");
});

test("two people who change different fields both keep theirs; in the same field the second sees both values", async () => {
  await save({ description: "Asha’s words" });
  const care = { care: "Keep cool", bestBeforeHours: 72 };
  expect(await save(care, { staff: ravi })).toEqual({ ok: true, value: true });
  expect((await product()).fields).toMatchObject({ description: "Asha’s words", ...care });
  const refused = await save({ description: "Ravi’s words", flavour: "Mint" }, { staff: ravi });
  expect(refused).toMatchObject({ ok: false, code: "catalogue-changed" });
  const { conflicts } = (refused as { details: { conflicts: RecordConflict[] } }).details;
  expect(conflicts).toMatchObject([
    {
      ...{ kind: "product", field: "description", was: before.fields.description },
      ...{ theirs: "Asha’s words", mine: "Ravi’s words", author: { actorName: "Asha" } },
    },
  ]);
  expect((await product()).fields.flavour).toBe(before.fields.flavour);
});

test("own saves from a form that was opened once never conflict, however many", async () => {
  for (let nth = 0; nth < 40; nth += 1) {
    const saved = await save({ flavour: `Flavour ${nth}` });
    if (!saved.ok) throw new Error(`save ${nth} was refused: ${saved.code}`);
  }
  expect((await product()).fields.flavour).toBe("Flavour 39");
});

test("product and SKUs are saved together or not at all, and undone together", async () => {
  const [sku] = before.skus;
  if (!sku) throw new Error("the product has no SKU");
  const edit = (sellPaise: number) => ({
    ...{ from: before.fields, to: { ...before.fields, name: "Renamed" } },
    skus: [{ sku: sku.sku, from: sku.fields, to: { ...sku.fields, sellPaise: paise(sellPaise) } }],
  });
  const tooDear = { id: ID, edit: edit(sku.fields.pricePaise + 1), staff: asha };
  expect(await saveProduct(services, tooDear)).toMatchObject({ code: "price-impossible" });
  expect((await product()).fields.name).toBe(before.fields.name);
  await saveProduct(services, { id: ID, edit: edit(100), staff: asha });
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  expect(entry).toMatchObject({ label: "Renamed", recordCount: 2 });
  expect(await undoChange(services, { id: entry?.id ?? 0, staff: ravi })).toMatchObject({ ok: true });
  expect(await product()).toEqual(before);
});

test("undoing a change of allergens brings back the text of the label as it was written", async () => {
  const written = {
    contains: ["milk" as const],
    mayContain: [],
    otherAllergens: "",
    allergens: "Milk (cow’s)",
  };
  await opened.db.update(products).set(written).where(eq(products.id, ID));
  before = await product();
  await save({ contains: ["milk", "egg"] });
  expect(await labelText()).toBe("Milk, egg");
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  await undoChange(services, { id: entry?.id ?? 0, staff: ravi });
  expect(await labelText()).toBe("Milk (cow’s)");
  const [undo] = (await listChanges(services, { cursor: null })).rows;
  await undoChange(services, { id: undo?.id ?? 0, staff: asha });
  expect(await labelText()).toBe("Milk, egg");
});

test("an undo of one list of allergens leaves a later change of the other, and the label names both", async () => {
  const written = { contains: [], mayContain: [], otherAllergens: "", allergens: "" };
  await opened.db.update(products).set(written).where(eq(products.id, ID));
  before = await product();
  await save({ contains: ["milk"] });
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  await save({ mayContain: ["nuts"] }, { staff: ravi });
  expect(await undoChange(services, { id: entry?.id ?? 0, staff: asha })).toMatchObject({ ok: true });
  expect(await labelText()).toBe("May contain nuts.");
});

test("an allergen that one person adds as contained and another as a trace is contained", async () => {
  await opened.db
    .update(products)
    .set({ contains: [], mayContain: [], allergens: "" })
    .where(eq(products.id, ID));
  before = await product();
  await save({ contains: ["milk"] });
  await save({ mayContain: ["milk", "nuts"] }, { staff: ravi });
  expect((await product()).fields).toMatchObject({ contains: ["milk"], mayContain: ["nuts"] });
  expect(await labelText()).toBe("Milk. May contain nuts.");
});

test("a SKU of another product is not changed by this product's form", async () => {
  const [row] = await opened.db.select().from(skus).where(ne(skus.productId, ID)).limit(1);
  if (!row) throw new Error("the shop has no other SKU");
  const edit = {
    ...{ from: before.fields, to: { ...before.fields, name: "Renamed" } },
    skus: [{ sku: row.sku, from: { serves: row.serves }, to: { serves: "99" } }],
  };
  expect(await saveProduct(services, { id: ID, edit, staff: asha })).toMatchObject({
    ...{ ok: false, code: "unknown-sku", details: { skus: [row.sku] } },
  });
  expect(await opened.db.select().from(skus).where(eq(skus.sku, row.sku))).toEqual([row]);
  expect((await product()).fields.name).toBe(before.fields.name);
});

test("kind, tax class and delivery text are saved, logged with both values, and undone", async () => {
  const to = { kind: "combo", taxClass: "sweets", delivery: "In one box." } as const;
  await opened.db
    .insert(taxRates)
    .values({ taxClass: "sweets", fromOn: "2026-01-01", hsn: "1704", rateBp: 500 });
  expect(await save(to)).toEqual({ ok: true, value: true });
  expect((await product()).fields).toMatchObject(to);
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  const { kind, taxClass, delivery } = before.fields;
  expect(entry?.records).toMatchObject([
    { kind: "product", key: ID, before: { kind, taxClass, delivery }, after: to },
  ]);
  expect(await save({ taxClass: "cake", kind: "hamper" }, { staff: ravi })).toMatchObject({
    code: "catalogue-changed",
    details: { conflicts: [{ field: "kind", theirs: "combo", mine: "hamper" }] },
  });
  expect(await undoChange(services, { id: entry?.id ?? 0, staff: ravi })).toMatchObject({ ok: true });
  expect(await product()).toMatchObject({ fields: before.fields });
});

test("photo print and name are saved, listings find the product by them, and an undo takes them back", async () => {
  const { personalization } = before.fields;
  expect([before.fields.photoPrint, personalization]).toEqual([null, ["Message"]]);
  const to = { photoPrint: "mug", personalization: ["Name", "Message"] } as const;
  expect(await save({ photoPrint: to.photoPrint, personalization: [...to.personalization] })).toMatchObject({
    ok: true,
  });
  const all = ["Photo", "Name", "Message"];
  expect((await product()).fields).toMatchObject({ photoPrint: "mug", personalization: all });
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  expect(entry?.records).toMatchObject([
    {
      before: { photoPrint: null, personalization },
      after: { photoPrint: "mug", personalization: all },
    },
  ]);
  expect(await undoChange(services, { id: entry?.id ?? 0, staff: ravi })).toMatchObject({ ok: true });
  expect(await product()).toMatchObject({ fields: before.fields });
});

test("a tax class without a rate of today changes nothing", async () => {
  await opened.db
    .insert(taxRates)
    .values({ taxClass: "later", fromOn: "2099-01-01", hsn: "1704", rateBp: 500 });
  expect(await save({ taxClass: "later" })).toMatchObject({ code: "unknown-tax-class" });
  expect((await product()).fields).toEqual(before.fields);
});

test("a category that does not exist changes nothing", async () => {
  expect(await save({ listedUnder: ["no-such-category"] })).toMatchObject({ code: "unknown-category" });
});

test("the migration gives each text of a label the same structured meaning as the rule", async () => {
  const texts = [
    ...["Milk, wheat, soy. May hold traces of nuts.", "Milk, wheat, nuts", "Milk", "", "Peanuts, coconut"],
    ...["Wheat, soy, coconut. Made in a kitchen that uses milk and nuts.", "Almonds and milk; eggs"],
  ];
  const [file = ""] = globSync("migrations/*_structured_allergens.sql");
  const statement = readFileSync(file, "utf8").split("--> statement-breakpoint").at(-1) ?? "";
  for (const allergens of texts) {
    await opened.db.update(products).set({ allergens, contains: [], mayContain: [], otherAllergens: "" });
    await opened.db.execute(sql.raw(statement));
    const [row] = await opened.db.select().from(products).where(eq(products.id, ID));
    const { contains, mayContain, otherAllergens } = row ?? {};
    expect({ contains, mayContain, otherAllergens }, allergens).toEqual(readAllergens(allergens));
  }
});
