import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { openTableFiles, type TableFormat } from "../../../infrastructure/spreadsheets/table-files.ts";
import { users } from "../../accounts/accounts.tables.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { writeCsv } from "../../basics/csv.ts";
import { NO_MONEY, type Paise, paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import { exportPreparedImport } from "../catalogue.reads.ts";
import { products, skus } from "../catalogue.tables.ts";
import { changeSkus } from "../products/change-skus.ts";
import { listOfficeProducts } from "../products/list-office-products.ts";
import { applyImport } from "./apply-import.ts";
import { discardImport } from "./discard-import.ts";
import { erasePreparedImports } from "./erase-prepared-imports.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { exportCatalogueFile } from "./export-catalogue-file.ts";
import { getPreparedImport } from "./get-prepared-import.ts";
import { prepareImport } from "./prepare-import.ts";
import type { PreparedRow } from "./prepared-imports.queries.ts";
import { preparedImports } from "./prepared-imports.tables.ts";

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi", email: "ravi@example.com" };
const baker = testSession({ roles: ["kitchen"] });
const SKU = "TRUF05";
const ROW = { row: 2, sku: SKU, productId: "PTRUFFLE", product: "Truffle Cake", isNew: null, cells: [] };
const OLD_CELL = { column: "Colour", before: "", after: "red" };

let opened: OpenDatabase;
let services: Services;
let table: string[][];

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  await opened.db
    .insert(users)
    .values([asha, ravi].map(({ userId: id, name, email }) => ({ id, name, email, emailVerified: true })));
  table = (await exportCatalogue(testServices(opened.db))).cells;
});
beforeEach(async () => {
  services = Object.assign(testServices(opened.db), { tableFiles: openTableFiles() });
  await opened.db.delete(auditEntries);
});
afterAll(() => opened.close());

const column = (name: string) => table[0]?.indexOf(name) ?? -1;
const bytesOf = (text: string) => new TextEncoder().encode(text);

function tableWith(sku: string, name: string, cell: string): string[][] {
  return table.map((line) => (line[column("SKU")] === sku ? line.with(column(name), cell) : line));
}

const prepare = (bytes: Uint8Array<ArrayBuffer>, staff = asha) =>
  prepareImport(services, { fileName: "prices.csv", bytes, staff });
const prepareCells = (cells: string[][]) => prepare(bytesOf(writeCsv(cells)));
const prepared = (staff = asha) => getPreparedImport(services, { staff, page: 1 });

async function sellPaise(): Promise<Paise | undefined> {
  const [row] = await opened.db.select().from(skus).where(eq(skus.sku, SKU));
  return row?.sellPaise;
}

test("a sent table changes nothing until it is imported, once, and is in the log once", async () => {
  const before = await sellPaise();
  expect(await prepareCells(tableWith(SKU, "Sell", "501"))).toEqual({ ok: true, value: 1 });
  expect(await sellPaise()).toBe(before);
  const shown = await prepared();
  const row = table.findIndex((line) => line[column("SKU")] === SKU) + 1;
  expect(shown?.rows).toEqual([
    expect.objectContaining({
      ...{ row, sku: SKU, isNew: null },
      cells: [{ column: "Sell", before: String((before ?? 0) / 100), after: "501" }],
    }),
  ]);
  expect(await prepared(ravi)).toBeNull();
  const { fingerprint = "" } = shown ?? {};
  const twice = await Promise.all([
    applyImport(services, { fingerprint, staff: asha }),
    applyImport(services, { fingerprint, staff: asha }),
  ]);
  expect(twice.map((done) => (done.ok ? "imported" : done.code)).sort()).toEqual([
    "imported",
    "nothing-prepared",
  ]);
  expect(await sellPaise()).toBe(50_100);
  const { rows: log } = await listChanges(services, { cursor: null });
  expect(log).toEqual([expect.objectContaining({ actorName: "Asha", label: "prices.csv" })]);
  expect(await prepared()).toBeNull();
});

test("a change by a colleague after the comparison is named, never overwritten, and shown anew", async () => {
  const before = (await sellPaise()) ?? NO_MONEY;
  await prepareCells(tableWith(SKU, "Sell", "502"));
  const { fingerprint = "" } = (await prepared()) ?? {};
  const edits = [{ sku: SKU, from: { sellPaise: before }, to: { sellPaise: paise(50_300) } }];
  await changeSkus(services, { edits, label: SKU, staff: ravi });
  expect(await applyImport(services, { fingerprint, staff: asha })).toMatchObject({
    ...{ ok: false, code: "import-outdated" },
    details: {
      cells: [
        expect.objectContaining({ sku: SKU, column: "Sell", was: `${before / 100}`, now: "503", by: "Ravi" }),
      ],
    },
  });
  expect(await sellPaise()).toBe(50_300);
  const renewed = await prepared();
  expect(renewed?.rows[0]?.cells).toEqual([{ column: "Sell", before: "503", after: "502" }]);
  expect(await applyImport(services, { fingerprint, staff: asha })).toMatchObject({
    code: "nothing-prepared",
  });
  const again = await applyImport(services, { fingerprint: renewed?.fingerprint ?? "", staff: asha });
  expect(again).toMatchObject({ ok: true });
  expect(await sellPaise()).toBe(50_200);
});

test("a colleague's change of a cell that the table would set back is named too", async () => {
  const { cells } = await exportCatalogue(services);
  const stored = (await sellPaise()) ?? NO_MONEY;
  const other = cells.map((line) => (line === cells.at(-1) ? line.with(column("Points"), "3") : line));
  expect(await prepareCells(other)).toEqual({ ok: true, value: 1 });
  const { fingerprint = "" } = (await prepared()) ?? {};
  const edits = [{ sku: SKU, from: { sellPaise: stored }, to: { sellPaise: paise(50_400) } }];
  await changeSkus(services, { edits, label: SKU, staff: ravi });
  expect(await applyImport(services, { fingerprint, staff: asha })).toMatchObject({
    code: "import-outdated",
    details: { cells: [expect.objectContaining({ sku: SKU, now: "504", by: "Ravi" })] },
  });
  expect(await sellPaise()).toBe(50_400);
  await discardImport(services, { staff: asha });
  expect(await prepared()).toBeNull();
});

test.each<TableFormat>(["csv", "xlsx"])(
  "an exported %s file differs from the catalogue in nothing",
  async (format) => {
    const file = await exportCatalogueFile(services, { format, staff: asha });
    expect(file.ok && (await prepare(file.value))).toEqual({ ok: true, value: 0 });
    const { rows: log } = await listChanges(services, { cursor: null });
    expect(log).toEqual([expect.objectContaining({ subject: "export", actorName: "Asha" })]);
  },
);

test("the log says by which filters products were taken as a file, and how many drafts are not in it", async () => {
  const draft = { isDraft: true, pictureId: "" };
  const [product] = await opened.db.select().from(products).limit(1);
  if (!product) throw new Error("the shop has no product");
  await opened.db.insert(products).values({ ...product, ...draft, id: "PBARE", rank: 9_999 });
  const filter = { text: "", category: product.category, state: "draft" } as const;
  expect(await exportCatalogueFile(services, { format: "csv", staff: asha, filter })).toMatchObject({
    ok: true,
  });
  const { rows: log } = await listChanges(services, { cursor: null });
  expect(log).toMatchObject([
    { label: "0 SKUs", note: `${product.category}, draft, without 1 draft that has no picture or SKU` },
  ]);
  const cursor = null;
  expect(await listOfficeProducts(services, { filter, cursor })).toMatchObject({ total: 1, withoutLine: 1 });
  await opened.db.delete(products).where(eq(products.id, "PBARE"));
});

test("a table that was not imported within a day is erased at night, and is named in the export of its sender's data", async () => {
  await prepareCells(tableWith(SKU, "Sell", "505"));
  const of = (userId: string) => exportPreparedImport(services, { userId });
  expect(await of("asha")).toMatchObject({ fileName: "prices.csv" });
  expect(await of("ravi")).toBeNull();
  const at = services.clock();
  await erasePreparedImports({ ...services, clock: () => new Date(at.getTime() + 23 * 3_600_000) });
  expect(await of("asha")).not.toBeNull();
  await erasePreparedImports({ ...services, clock: () => new Date(at.getTime() + 25 * 3_600_000) });
  expect(await of("asha")).toBeNull();
});

const rowsOf = (changed: object) => JSON.stringify([{ ...ROW, ...changed }]);

test.each<[string, Partial<PreparedRow>]>([
  ["a difference that is cut off", { rows: '[{"row":2,' }],
  ["a difference with a column of an older version", { rows: rowsOf({ cells: [OLD_CELL] }) }],
  ["a difference without the names of its products", { rows: rowsOf({ product: undefined }) }],
  ["no cells", { cells: "" }],
  ["cells that are no table", { cells: "[1]" }],
  ["cells that are no texts", { cells: '[["SKU"],[null]]' }],
])("%s in the database is a table that cannot be imported any more", async (_what, damage) => {
  const before = await sellPaise();
  await prepareCells(tableWith(SKU, "Sell", "506"));
  const { fingerprint = "" } = (await prepared()) ?? {};
  await opened.db.update(preparedImports).set(damage);
  if (damage.rows) expect(await prepared()).toBeNull();
  const refused = await applyImport(services, { fingerprint, staff: asha });
  expect(refused).toMatchObject({ ok: false, code: "nothing-prepared" });
  expect(await sellPaise()).toBe(before);
  expect(await prepared()).toBeNull();
  await discardImport(services, { staff: asha });
});

test("only staff who may change the catalogue import and export it", async () => {
  const bytes = bytesOf(writeCsv(tableWith(SKU, "Sell", "1")));
  expect(await prepare(bytes, baker)).toMatchObject({ code: "not-your-move" });
  expect(await applyImport(services, { fingerprint: "", staff: baker })).toMatchObject({
    code: "not-your-move",
  });
  expect(await exportCatalogueFile(services, { format: "csv", staff: baker })).toMatchObject({
    code: "not-your-move",
  });
});

test.each<[string, () => Uint8Array<ArrayBuffer>, string]>([
  ["an empty table", () => bytesOf(""), "is empty"],
  ["a header alone", () => bytesOf("SKU,Price\n"), "has no rows below its header"],
  ["a text in another encoding", () => new Uint8Array([0x53, 0xff, 0xfe, 0x00]), "is not UTF-8 text"],
  ["an old workbook", () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "is an old Excel file"],
  ["half a workbook", () => new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), "can't be read as a workbook"],
  ["a file that is too large", () => new Uint8Array(20e6 + 1), "is larger than 20 MB"],
  ["too many rows", () => bytesOf(`SKU\n${"A\n".repeat(30_001)}`), "has 30001 rows"],
  ["too many columns", () => bytesOf(`${"a,".repeat(100)}a\nb`), "has 101 cells"],
  ["a long cell", () => bytesOf(`SKU\n${"a".repeat(32_768)}`), "is longer than 32767 characters"],
  ["an open quote", () => bytesOf('SKU,Price\nA,"5\n'), "the quote is never closed"],
])("%s is refused with a reason, and nothing is stored", async (_what, bytes, text) => {
  const refused = await prepare(bytes());
  expect(refused).toMatchObject({ ok: false, code: "catalogue-file-wrong" });
  expect(JSON.stringify(refused)).toContain(text);
  expect(await prepared()).toBeNull();
});
