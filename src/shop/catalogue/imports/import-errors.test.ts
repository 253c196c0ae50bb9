import { afterAll, beforeAll, expect, test } from "vitest";
import writeExcelFile, { type Cell } from "write-excel-file/node";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { openTableFiles } from "../../../infrastructure/spreadsheets/table-files.ts";
import { users } from "../../accounts/accounts.tables.ts";
import { writeCsv } from "../../basics/csv.ts";
import type { Services } from "../../services.ts";
import { comboParts } from "../combos/combo-parts.tables.ts";
import { MOST_PARTS } from "../rules/combo-parts.ts";
import { MOST_SKUS } from "../rules/sku-fields.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { getPreparedImport } from "./get-prepared-import.ts";
import { prepareImport, type WrongTable } from "./prepare-import.ts";

const asha = testSession({ roles: ["manager"] });

let opened: OpenDatabase;
let services: Services;
let table: string[][];

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  await opened.db
    .insert(users)
    .values({ id: asha.userId, name: asha.name, email: asha.email, emailVerified: true });
  // COMBO1 is made of TRUF05, so neither can be a part of, or made of, another combo.
  await opened.db
    .insert(comboParts)
    .values({ sku: "COMBO1", position: 0, partSku: "TRUF05", quantity: 1, words: null });
  const unlimited = { take: async () => ({ allowed: true, retryAfter: 0 }) };
  services = Object.assign(testServices(opened.db), {
    tableFiles: openTableFiles(),
    rateLimiter: unlimited,
  });
  table = (await exportCatalogue(services)).cells;
});
afterAll(() => opened.close());

type Wrong = (cells: Cell[][]) => unknown;
const at = (name: string) => table[0]?.indexOf(name) ?? -1;
/** The row of a SKU, as the spreadsheet numbers it. */
const rowOf = (sku: string) => table.findIndex((line) => line[at("SKU")] === sku) + 1;
const lineOf = (sku: string) => table[rowOf(sku) - 1] ?? [];
const setCell = (cells: Cell[][], row: number, name: string, cell: Cell) => {
  const line = cells[row - 1] ?? [];
  line[at(name)] = cell;
};

/** One cell of TRUF10, the second SKU of its product. */
const cell =
  (name: string, wrong: Cell): Wrong =>
  (cells) =>
    setCell(cells, rowOf("TRUF10"), name, wrong);
/** The header of a column. */
const head =
  (name: string, wrong: string): Wrong =>
  (cells) =>
    setCell(cells, 1, name, wrong);
/** One more row: a new product, with these cells. */
const fresh =
  (changed: Record<string, string>): Wrong =>
  (cells) => {
    const own = { ProductID: "PNEW", ProductName: "A New Cake", SKU: "NEW-1", Parts: "", ...changed };
    cells.push(lineOf("TRUF10").map((cell, nth) => own[table[0]?.[nth] as keyof typeof own] ?? cell));
  };
const many = (count: number, line: (nth: number) => Record<string, string>): Wrong => {
  const rows = Array.from({ length: count }, (_, nth) => fresh(line(nth)));
  return (cells) => rows.forEach((row) => void row(cells));
};

const TRUF10 = () => rowOf("TRUF10");
const LAST = () => table.length + 1;
const HEADER = () => 1;
const BOTH = ["csv", "xlsx"] as const;
const CSV = ["csv"] as const;
const XLSX = ["xlsx"] as const;

type Kind = [
  kind: string,
  wrong: Wrong,
  row: () => number,
  column: string | null,
  text: string,
  formats?: readonly ("csv" | "xlsx")[],
];

/** Possible errors of a table, each reported by its row and column. */
const KINDS: Kind[] = [
  ["a missing column", head("Price", "Prize"), HEADER, "Price", "there is no such column, and it is needed"],
  ["an unknown column", head("Price", "Prize"), HEADER, "Prize", "is not a column of this table"],
  ["a column that is there twice", head("Sell", "SKU"), HEADER, "SKU", "is there twice, as column"],
  ["a column without a name", head("Care", ""), HEADER, null, "has no name"],
  [
    "semicolons instead of commas",
    (cells) => cells.splice(0, cells.length, ...cells.map((line) => [line.join(";")])),
    HEADER,
    null,
    "has semicolons between its cells",
    CSV,
  ],
  ["a row that is too short", (cells) => cells[2]?.pop(), () => 3, null, "cells, but the table has", CSV],
  ["a row of empty cells", (cells) => cells[2]?.fill(""), () => 3, null, "is empty: delete it"],
  [
    "a date",
    cell("Serves", new Date("2026-06-04")),
    TRUF10,
    "Serves",
    "is a date. Format the cell as text",
    XLSX,
  ],
  [
    "a formula without a result",
    cell("Price", "#REF!"),
    TRUF10,
    "Price",
    "is a formula without a result",
    XLSX,
  ],
  ["an empty cell that is needed", cell("ProductName", ""), TRUF10, "ProductName", "is empty"],
  [
    "a text that is too long",
    cell("Flavour", "x".repeat(61)),
    TRUF10,
    "Flavour",
    "is longer than 60 characters",
  ],
  ["two lines in one cell", cell("Weight", "1\nkg"), TRUF10, "Weight", "must be one line of plain text"],
  [
    "a wrong product code",
    cell("ProductID", "p"),
    TRUF10,
    "ProductID",
    "must be 2 to 16 capitals and figures",
  ],
  ["a wrong SKU", cell("SKU", "a b"), TRUF10, "SKU", "must be 2 to 40 capitals, figures and hyphens"],
  ["neither Yes nor No", cell("Eggless", "maybe"), TRUF10, "Eggless", "must be Yes or No"],
  [
    "a price that is no amount",
    cell("Price", "cheap"),
    TRUF10,
    "Price",
    "must be an amount in rupees, such as 649",
  ],
  ["a price of nothing", cell("Sell", "0"), TRUF10, "Sell", "must be more than 0"],
  ["a price that is too high", cell("Price", "9999999.99"), TRUF10, "Price", "must be 9999999 at most"],
  ["a cost that is no amount", cell("Cost", "some"), TRUF10, "Cost", "must be an amount in rupees, or empty"],
  ["no whole number", cell("Points", "1.5"), TRUF10, "Points", "must be a whole number"],
  ["a number that is too high", cell("LeadHours", "2001"), TRUF10, "LeadHours", "must be 2000 at most"],
  [
    "energy that is no number",
    cell("KcalPer100g", "lots"),
    TRUF10,
    "KcalPer100g",
    "must be a whole number, or empty",
  ],
  [
    "a word that is not in a list",
    cell("Status", "Gone"),
    TRUF10,
    "Status",
    "must be one of Active, Inactive",
  ],
  ["a print that there is not", cell("PhotoPrint", "wall"), TRUF10, "PhotoPrint", "or empty"],
  ["a SKU that is there twice", cell("SKU", "TRUF05"), TRUF10, "SKU", "TRUF05 stands in row"],
  [
    "a SKU of another product",
    cell("ProductID", "PROSES"),
    TRUF10,
    "ProductID",
    "TRUF10 belongs to PTRUFFLE",
  ],
  ["a SKU of an add-on", fresh({ SKU: "ADDCARD" }), LAST, "SKU", "ADDCARD is an add-on"],
  [
    "too many SKUs of one product",
    many(MOST_SKUS + 1, (nth) => ({ SKU: `NEW-${nth}` })),
    () => LAST() + MOST_SKUS,
    "SKU",
    `a product has at most ${MOST_SKUS} SKUs`,
  ],
  [
    "a name that another product has",
    fresh({ ProductName: "twelve red roses" }),
    LAST,
    "ProductName",
    "PROSES has this name already",
  ],
  [
    "one name for two new products",
    many(2, (nth) => ({ ProductID: `PNEW${nth}`, SKU: `NEW-${nth}` })),
    () => LAST() + 1,
    "ProductName",
    "PNEW0 has this name already",
  ],
  ["a Sell above the Price", cell("Sell", "9999"), TRUF10, "Sell", "is more than the Price"],
  ["a Cost above the Sell", cell("Cost", "9000"), TRUF10, "Cost", "is more than the Sell"],
  ["two texts of one product", cell("Care", "Other care."), TRUF10, "Care", "which is of the same product"],
  ["an unknown main category", fresh({ Category: "moon" }), LAST, "Category", "there is no category moon"],
  [
    "an unknown other category",
    fresh({ ListedUnder: "moon" }),
    LAST,
    "ListedUnder",
    "there is no category moon",
  ],
  ["an unknown tax class", fresh({ TaxClass: "tea" }), LAST, "TaxClass", "there is no tax class tea"],
  ["an unknown picture", fresh({ Image: "up-none" }), LAST, "Image", "there is no picture up-none"],
  [
    "a new product without allergens",
    fresh({ Allergens: "" }),
    LAST,
    "Allergens",
    "Write what it contains, or None",
  ],
  ["a part that cannot be read", fresh({ Parts: "0 x TRUF10" }), LAST, "Parts", "has parts like"],
  [
    "too many parts",
    fresh({ Parts: Array.from({ length: MOST_PARTS + 1 }, (_, nth) => `Rose ${nth}`).join(";") }),
    LAST,
    "Parts",
    `has more than ${MOST_PARTS} parts`,
  ],
  [
    "a part that is named twice",
    fresh({ Parts: "1 x ROSES12;2 x ROSES12" }),
    LAST,
    "Parts",
    "names a part twice",
  ],
  ["an unknown part", fresh({ Parts: "1 x NONE-1" }), LAST, "Parts", "there is no SKU NONE-1"],
  [
    "a part of the same product",
    cell("Parts", "1 x TRUF20"),
    TRUF10,
    "Parts",
    "TRUF20 is a SKU of the same product",
  ],
  ["a part that is a combo", fresh({ Parts: "1 x COMBO1" }), LAST, "Parts", "COMBO1 is a combo itself"],
  [
    "a combo that is a part",
    (cells) => setCell(cells, rowOf("TRUF05"), "Parts", "1 x ROSES12"),
    () => rowOf("TRUF05"),
    "Parts",
    "TRUF05 is in another combo already",
  ],
];

/**
 * Both formats share what is checked after a file is read, so the quick part of `npm test` tries each kind once. A workbook
 * has its own rows: an empty one is tried in both.
 */
const CASES = KINDS.flatMap(([kind, wrong, row, column, text, formats = BOTH]) =>
  formats.map((format, nth) => ({
    title: nth === 0 || kind === "a row of empty cells" ? kind : `@all ${kind}`,
    ...{ kind, format, wrong, row, column, text },
  })),
);

async function fileOf(format: "csv" | "xlsx", cells: Cell[][]): Promise<Uint8Array<ArrayBuffer>> {
  if (format === "csv") return new TextEncoder().encode(writeCsv(cells as string[][]));
  const filled = cells.map((line) => line.map((cell) => (cell === "" ? null : cell)));
  return new Uint8Array(await writeExcelFile(filled, { dateFormat: "dd/mm/yyyy" }).toBuffer());
}

test("the import tells more than thirty kinds of errors apart", () => {
  expect(new Set(KINDS.map(([kind]) => kind)).size).toBe(KINDS.length);
  expect(KINDS.length).toBeGreaterThan(30);
});

test.each(CASES)(
  "$title in a $format file is named by row and column, and nothing changes",
  async (mistake) => {
    const cells: Cell[][] = table.map((line) => [...line]);
    mistake.wrong(cells);
    const bytes = await fileOf(mistake.format, cells);
    const refused = await prepareImport(services, {
      fileName: `prices.${mistake.format}`,
      bytes,
      staff: asha,
    });
    expect(refused).toMatchObject({ ok: false, code: "catalogue-file-wrong" });
    const { problems } = (refused as { details: WrongTable }).details;
    const column =
      mistake.column ?? (mistake.kind === "a column without a name" ? `column ${at("Care") + 1}` : null);
    expect(problems).toContainEqual({
      row: mistake.row(),
      column,
      text: expect.stringContaining(mistake.text),
    });
    expect(await getPreparedImport(services, { staff: asha, page: 1 })).toBeNull();
    expect((await exportCatalogue(services)).cells).toEqual(table);
  },
);

test("rows have the numbers that a spreadsheet shows, below empty lines and cells of several lines too", async () => {
  const [header = [], ...lines] = table;
  const changed = lines.map((line, nth) =>
    line.with(at("Description"), nth === 0 ? "Two\nlines" : (line[at("Description")] ?? "")),
  );
  const [first = [], ...others] = changed;
  const wrong = others.with(-1, (others.at(-1) ?? []).with(at("Price"), "cheap"));
  const text = `${writeCsv([header, first])}\r\n\r\n${writeCsv(wrong)}\r\n\r\n`;
  const bytes = new TextEncoder().encode(text);
  const refused = await prepareImport(services, { fileName: "prices.csv", bytes, staff: asha });
  const { problems } = (refused as { details: WrongTable }).details;
  expect(problems).toContainEqual({
    ...{ row: table.length + 2, column: "Price" },
    text: expect.stringContaining("must be an amount in rupees"),
  });
});
