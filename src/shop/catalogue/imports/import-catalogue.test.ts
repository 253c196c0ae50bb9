import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { type UndoBlocked, undoChange } from "../../back-office/undo-change.ts";
import { paise } from "../../basics/money.ts";
import type { TableProblem } from "../../basics/table-problem.ts";
import type { Services } from "../../services.ts";
import { productCategories, products, skus } from "../catalogue.tables.ts";
import { changeSkus } from "../products/change-skus.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";

const asha = testSession({ roles: ["manager"] });
const author = { staff: asha, role: "manager" } as const;
const ID = "PTRUFFLE";

let opened: OpenDatabase;
let services: Services;
let table: string[][];

beforeAll(async () => {
  opened = await testDatabase();
  services = testServices(opened.db);
  await seedSmallShop(opened.db);
  await opened.db
    .update(products)
    .set({ pictureTexts: ["A cake", "A slice"] })
    .where(eq(products.id, ID));
  table = (await exportCatalogue(services)).cells;
});
afterAll(() => opened.close());
beforeEach(() => opened.db.delete(auditEntries));

async function rows() {
  const { db } = opened;
  return {
    products: await db.select().from(products).orderBy(products.id),
    skus: await db.select().from(skus).orderBy(skus.sku),
    listed: await db
      .select()
      .from(productCategories)
      .orderBy(productCategories.productId, productCategories.category),
  };
}

const column = (name: string) => table[0]?.indexOf(name) ?? -1;

/** The exported table with these cells in the lines of one SKU, or of all SKUs of one product. */
function tableWith(of: { sku: string } | { product: string }, cells: Record<string, string>): string[][] {
  const [name, value] = "sku" in of ? ["SKU", of.sku] : ["ProductID", of.product];
  return table.map((line, at) =>
    at === 0 || line[column(name)] !== value
      ? line
      : line.map((cell, nth) => cells[table[0]?.[nth] ?? ""] ?? cell),
  );
}

const imported = (cells: string[][]) => importCatalogue(services, { cells, author, label: "prices.xlsx" });

async function undo() {
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  return undoChange(services, { id: entry?.id ?? 0, staff: asha });
}

test("an import is one entry of the log, and its undo restores every column of products and SKUs", async () => {
  const before = await rows();
  const ofProduct = {
    ...{
      ProductName: "Darkest Truffle",
      Kind: "plant",
      Occasions: "Diwali;Birthday",
      Personalization: "Name",
    },
    ...{ MessageText: "No", PhotoPrint: "cake top", DeliveryTime: "scheduled", LeadHours: "72" },
    BestBeforeHours: "48",
    ...{
      Description: "Other text.",
      Care: "Other care.",
      Delivery: "By drone.",
      Allergens: "Contains nuts.",
    },
    ...{ KcalPer100g: "321", Flavour: "Bitter", Weight: "9 kg", Serves: "90", Shape: "Star", Eggless: "No" },
    ...{ Price: "7000", Sell: "6000.50", Cost: "100", Points: "7", Status: "Inactive" },
  };
  const done = await imported(tableWith({ product: ID }, ofProduct));
  expect(done).toMatchObject({ ok: true, value: { products: 1, skus: 4 } });
  const after = await rows();
  expect(after.products.find(({ id }) => id === ID)).toMatchObject({
    ...{ name: "Darkest Truffle", deliveryTime: "scheduled", delivery: "By drone.", contains: ["nuts"] },
    bestBeforeHours: 48,
  });
  const { rows: log } = await listChanges(services, { cursor: null });
  expect(log).toEqual([expect.objectContaining({ actorName: "Asha", label: "prices.xlsx", recordCount: 5 })]);
  expect(await undo()).toMatchObject({ ok: true });
  expect(await rows()).toEqual(before);
});

test("an undo never overwrites what was edited after the import, and names who edited it", async () => {
  const before = await rows();
  await imported(tableWith({ sku: "TRUF05" }, { Sell: "500" }));
  const ravi = { ...asha, userId: "ravi", name: "Ravi" };
  const edits = [{ sku: "TRUF05", from: { sellPaise: paise(50_000) }, to: { sellPaise: paise(55_500) } }];
  expect(await changeSkus(services, { edits, label: "TRUF05", staff: ravi })).toMatchObject({ ok: true });
  const { rows: log } = await listChanges(services, { cursor: null });
  const refused = await undoChange(services, { id: log.at(-1)?.id ?? 0, staff: asha });
  expect(refused).toMatchObject({ ok: false, code: "undo-blocked" });
  const { changed, later } = (refused as { details: UndoBlocked }).details;
  expect(changed).toEqual([{ kind: "sku", key: "TRUF05" }]);
  expect(later).toEqual([expect.objectContaining({ actorName: "Ravi", fields: ["sellPaise"] })]);
  expect((await rows()).skus.find(({ sku }) => sku === "TRUF05")?.sellPaise).toBe(55_500);
  await undo();
  await undoChange(services, { id: log.at(-1)?.id ?? 0, staff: asha });
  const restored = before.skus.find(({ sku }) => sku === "TRUF05");
  if (restored) await opened.db.update(skus).set(restored).where(eq(skus.sku, "TRUF05"));
});

test("a created product is taken off sale when its import is undone", async () => {
  const line = (table[1] ?? [])
    .with(column("ProductID"), "FRESH")
    .with(column("ProductName"), "Fresh Cake")
    .with(column("SKU"), "FRESH-1");
  expect(await imported([...table, line])).toMatchObject({ ok: true, value: { products: 1, skus: 1 } });
  expect(await undo()).toMatchObject({ ok: true });
  expect((await rows()).skus.find(({ sku }) => sku === "FRESH-1")).toMatchObject({ active: false });
  await opened.db.delete(skus).where(eq(skus.productId, "FRESH"));
  await opened.db.delete(productCategories).where(eq(productCategories.productId, "FRESH"));
  await opened.db.delete(products).where(eq(products.id, "FRESH"));
});

test("importing an export differs in nothing, also where staff gave a product another flavour than its SKU has", async () => {
  const [stored] = await opened.db.select().from(products).where(eq(products.id, ID));
  await opened.db.update(products).set({ flavour: "Anything" }).where(eq(products.id, ID));
  const before = await rows();
  const { cells } = await exportCatalogue(services);
  expect(await imported(cells)).toMatchObject({
    ok: true,
    value: { products: 0, skus: 0, unchanged: cells.length - 1, entry: null },
  });
  expect(await rows()).toEqual(before);
  await opened.db
    .update(products)
    .set({ flavour: stored?.flavour ?? "" })
    .where(eq(products.id, ID));
});

const long = "x".repeat(2_001);

test.each<[column: string, cell: string, text: string]>([
  ["ProductID", "p", "must be 2 to 16 capitals and figures"],
  ["ProductName", "", "is empty"],
  ["ProductName", "x".repeat(81), "is longer than 80 characters"],
  ["ProductName", "two\nlines", "must be one line of plain text"],
  ["SKU", "a b", "must be 2 to 40 capitals, figures and hyphens"],
  ["SKU", "ROSES12", "ROSES12 stands in row"],
  ["Flavour", "x".repeat(61), "is longer than 60 characters"],
  ["Weight", "", "is empty"],
  ["Weight", "x".repeat(41), "is longer than 40 characters"],
  ["Serves", "x".repeat(41), "is longer than 40 characters"],
  ["Shape", "x".repeat(41), "is longer than 40 characters"],
  ["Eggless", "maybe", "must be Yes or No"],
  ["Price", "cheap", "must be an amount in rupees, such as 649 or 649.50"],
  ["Price", "0", "must be more than 0"],
  ["Price", "9999999.99", "must be 9999999 at most"],
  ["Sell", "9999", "is more than the Price"],
  ["Cost", "9000", "is more than the Sell"],
  ["Cost", "-1", "must be an amount in rupees, or empty"],
  ["Points", "1.5", "must be a whole number"],
  ["Points", "1000001", "must be 1000000 at most"],
  ["Status", "Gone", "must be one of Active, Inactive"],
  ["Kind", "boats", "must be one of"],
  ["Category", "moon", "there is no category moon"],
  ["ListedUnder", "moon", "there is no category moon"],
  ["Personalization", "Song", "must be one of Photo, Name, Message"],
  ["MessageText", "1", "must be Yes or No"],
  ["PhotoPrint", "wall", "must be one of"],
  ["DeliveryTime", "never", "must be one of same, next, scheduled"],
  ["LeadHours", "2001", "must be 2000 at most"],
  ["BestBeforeHours", "0", "must be 1 at least"],
  ["BestBeforeHours", "8785", "must be 8784 at most"],
  ["TaxClass", "tea", "there is no tax class tea"],
  ["Image", "up-none", "there is no picture up-none"],
  ["Description", "", "is empty"],
  ["Description", long, "is longer than 2000 characters"],
  ["Care", long, "is longer than 1000 characters"],
  ["Delivery", long, "is longer than 1000 characters"],
  ["Allergens", "", "is empty. Write what it contains, or None"],
  ["Allergens", long, "is longer than 1000 characters"],
  ["Occasions", "x".repeat(401), "is longer than 400 characters"],
  ["KcalPer100g", "lots", "must be a whole number, or empty"],
  ["ProductID", "PROSES", "belongs to PTRUFFLE"],
])("a wrong cell changes nothing, and is named by row and column: %s %j", async (name, cell, text) => {
  const before = await rows();
  const row = table.findIndex((line) => line[column("SKU")] === "TRUF05") + 1;
  const refused = await imported(tableWith({ sku: "TRUF05" }, { [name]: cell }));
  expect(refused).toMatchObject({ ok: false, code: "catalogue-file-wrong" });
  const { problems } = (refused as { details: { problems: TableProblem[] } }).details;
  const isNamed = problems.some(
    (problem) =>
      problem.column === name && problem.text.includes(text) && (problem.row === row || name === "SKU"),
  );
  expect(isNamed, JSON.stringify(problems.slice(0, 3))).toBe(true);
  expect(await rows()).toEqual(before);
});

test("a new product says its allergens or None; an empty cell leaves one that has none", async () => {
  const [header = []] = table;
  const line = table.find((cells) => cells[column("SKU")] === "TRUF05") ?? [];
  const fresh = (allergens: string, id: string) =>
    line
      .with(column("ProductID"), id)
      .with(column("ProductName"), id)
      .with(column("SKU"), `${id}-1`)
      .with(column("Allergens"), allergens);
  expect(await imported([header, fresh("", "PNEW")])).toMatchObject({
    details: { problems: [{ row: 2, column: "Allergens" }] },
  });
  expect(await imported([header, fresh("none", "PNEW")])).toMatchObject({ ok: true });
  const before = await rows();
  expect(before.products.find(({ id }) => id === "PNEW")).toMatchObject({ allergens: "", contains: [] });
  const exported = (await exportCatalogue(services)).cells.find((cells) => cells.includes("PNEW-1"));
  expect(exported?.[column("Allergens")]).toBe("None");
  expect(await imported([header, fresh("", "PNEW")])).toMatchObject({ value: { products: 0, entry: null } });
  const draft = { isDraft: true, openAllergens: ["egg" as const] };
  await opened.db.update(products).set(draft).where(eq(products.id, "PNEW"));
  expect(await imported([header, fresh("", "PNEW")])).toMatchObject({ value: { products: 0, entry: null } });
  expect(await imported([header, fresh("None", "PNEW")])).toMatchObject({ value: { products: 1 } });
  expect((await rows()).products.find(({ id }) => id === "PNEW")?.openAllergens).toEqual([]);
  await opened.db.delete(products).where(eq(products.id, "PNEW"));
});

test("a wrong header is named by its columns, and a line of another length by its row", async () => {
  const [header = [], ...lines] = table;
  const problemsOf = async (cells: string[][]) =>
    ((await imported(cells)) as { details: { problems: TableProblem[] } }).details.problems;
  const strange = header.with(column("Price"), "Prize").with(column("Sell"), "SKU").with(column("Care"), "");
  expect(await problemsOf([strange, ...lines])).toEqual(
    expect.arrayContaining([
      { row: 1, column: "Price", text: "there is no such column, and it is needed" },
      { row: 1, column: "Prize", text: "is not a column of this table" },
      { row: 1, column: "SKU", text: expect.stringContaining("is there twice") },
      { row: 1, column: `column ${column("Care") + 1}`, text: "has no name" },
    ]),
  );
  expect(await problemsOf([header, lines[0]?.slice(1) ?? []])).toEqual([
    { row: 2, column: null, text: expect.stringContaining(`has ${header.length - 1} cells`) },
  ]);
  const many = Array.from({ length: 41 }, (_, nth) => (lines[0] ?? []).with(column("SKU"), `NEW-${nth}`));
  expect(await problemsOf([header, ...many])).toContainEqual(
    expect.objectContaining({ column: "SKU", text: "a product has at most 40 SKUs" }),
  );
});
