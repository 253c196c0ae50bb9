import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import writeExcelFile, { type Cell } from "write-excel-file/node";
import { type Deployment, openDatabaseOf } from "../../tests/support/demo-deployment.ts";
import { emptyShop, PATIENCE, runCommand } from "../../tests/support/run-command.ts";
import { openTableFiles } from "../infrastructure/spreadsheets/table-files.ts";
import { products, skus } from "../shop/catalogue/catalogue.tables.ts";

const SKUS = 40;
let deployment: Deployment;
let catalogue: string;

/** The shop after a refused import. Null once another command has run. Saves opening the database once more. */
let unchanged: Awaited<ReturnType<typeof look>> | null = null;

async function shop(...words: string[]): Promise<{ code: number; said: string }> {
  unchanged = null;
  return runCommand({ DATA_DIR: deployment.directory, ...deployment.env }, ...words);
}

async function look() {
  const { db, close } = await openDatabaseOf(deployment);
  const seen = {
    products: await db.select().from(products).orderBy(products.rank),
    skus: await db.select().from(skus).orderBy(skus.sku),
  };
  await close();
  return seen;
}

/** Writes the exported workbook with some cells changed. Row 1 is the header. */
async function changed(name: string, changes: [row: number, column: string, cell: Cell][]): Promise<string> {
  const rows = (await readSheet(catalogue)) as Cell[][];
  for (const [row, column, cell] of changes) {
    const line = rows[row - 1] ?? [];
    line[rows[0]?.indexOf(column) ?? 0] = cell;
    rows[row - 1] = Array.from(line, (cell) => cell ?? null);
  }
  const withoutGaps = Array.from(rows, (row) => row ?? []);
  return file(name, await writeExcelFile(withoutGaps, { dateFormat: "dd/mm/yyyy" }).toBuffer());
}

async function file(name: string, content: Uint8Array | string): Promise<string> {
  const path = join(deployment.directory, name);
  await writeFile(path, content);
  return path;
}

/** Writes the exported workbook with one text in its sheet replaced. */
async function withSheet(name: string, from: string, to: string): Promise<string> {
  const parts = unzipSync(await readFile(catalogue));
  const sheet = Object.keys(parts).find((part) => /worksheets\/[^/]*\.xml$/.test(part)) ?? "";
  const xml = new TextDecoder().decode(parts[sheet]);
  expect(xml).toContain(from);
  return file(name, zipSync({ ...parts, [sheet]: strToU8(xml.replace(from, to)) }));
}

/** Expects a refusal with these words, and an unchanged shop. */
async function refused(path: string, ...words: string[]) {
  const before = unchanged ?? (await look());
  const { code, said } = await shop("import", path);
  for (const word of words) expect(said).toContain(word);
  expect(said).toContain("Nothing was changed.");
  expect(said).not.toMatch(/\n +at /);
  expect(code).toBe(2);
  unchanged = await look();
  expect(unchanged).toEqual(before);
}

beforeAll(async () => {
  deployment = await emptyShop();
  catalogue = join(deployment.directory, "catalogue.xlsx");
  expect(await shop("demo", "--skus", `${SKUS}`)).toMatchObject({ code: 0 });
  expect(await shop("export", catalogue)).toMatchObject({
    code: 0,
    said: `${catalogue} has ${SKUS} SKUs.`,
  });
}, PATIENCE);
afterAll(() => deployment.remove());

test("a workbook has a header, amounts to calculate with, and text that no spreadsheet changes", async () => {
  const [header = [], ...rows] = await readSheet(catalogue);
  expect(rows).toHaveLength(SKUS);
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  for (const price of column("Price")) expect(price).toBeTypeOf("number");
  for (const sku of column("SKU")) expect(sku).toBeTypeOf("string");

  const cells = [
    ["Price", "SKU", "Flavour", "Description"],
    ["649.50", "007", "", "=1+1"],
    ["1", "1e5", " 4-6", 'Two\nlines, "quoted", with 🍰 & <b> and _x0041_'],
  ];
  const files = openTableFiles();
  const bytes = await files.write("xlsx", cells, ["Price"]);
  expect(await files.read("xlsx", bytes, { rows: 2, columns: 4 })).toEqual([
    cells[0],
    ["649.5", "007", "", "=1+1"],
    ["1", "1e5", "4-6", cells[2]?.[3]],
  ]);
});

test(
  "importing an exported workbook changes nothing",
  async () => {
    const before = await look();
    expect(await shop("import", catalogue)).toMatchObject({
      code: 0,
      said: `0 products and 0 SKUs are new or changed, ${SKUS} SKUs are as they were.`,
    });
    expect(await look()).toEqual(before);
  },
  PATIENCE,
);

test(
  "the owner gives an add-on another question in a workbook of add-ons, and mistakes change nothing",
  async () => {
    const path = join(deployment.directory, "add-ons.xlsx");
    expect(await shop("export", path, "add-ons")).toMatchObject({ code: 0, said: `${path} has 19 add-ons.` });
    const rows = (await readSheet(path)) as Cell[][];
    const header = rows[0] as string[];
    const line = (sku: string) => rows.find((row) => row[0] === sku) ?? [];
    expect(
      ["Question", "Limit", "OnlyWithCake"].map((name) => line("ADD-NUMBER")[header.indexOf(name)]),
    ).toEqual(["digits", 3, "Yes"]);
    const written = async () =>
      file(
        "changed-add-ons.xlsx",
        await writeExcelFile(rows.map((row) => Array.from(row, (cell) => cell ?? null))).toBuffer(),
      );

    line("ADD-NUMBER")[header.indexOf("Limit")] = 9;
    line("ADD-CARD")[header.indexOf("Limit")] = null;
    line("ADD-HATS")[header.indexOf("Question")] = "colour";
    const refused = await shop("import", await written());
    expect(refused.code).toBe(2);
    expect(refused.said).toContain("Question: must be one of");
    line("ADD-HATS")[header.indexOf("Question")] = null;
    const limits = await shop("import", await written());
    expect(limits.code).toBe(2);
    expect(limits.said).toContain("row 4, Limit: a question for digits takes 4 at most");
    expect(limits.said).toContain("row 5, Limit: a question needs a limit, and a limit a question");

    line("ADD-NUMBER")[header.indexOf("Limit")] = 2;
    line("ADD-CARD")[header.indexOf("Limit")] = 120;
    expect(await shop("import", await written())).toMatchObject({
      code: 0,
      said: "2 add-ons are new or changed, 17 add-ons are as they were.",
    });
    const csv = join(deployment.directory, "add-ons.csv");
    await shop("export", csv, "add-ons");
    expect(await readFile(csv, "utf8")).toContain(
      "ADD-CARD,Greeting card,79,icon:card,printed-cards,Active,text,120,No",
    );
  },
  PATIENCE,
);

test(
  "a calculated price is imported as the spreadsheet shows it",
  async () => {
    const path = await changed("raised.xlsx", [
      [2, "Price", 599 * 1.1],
      [2, "Sell", 10],
    ]);
    expect(599 * 1.1).not.toBe(658.9);
    expect(await shop("import", path)).toMatchObject({
      code: 0,
      said: expect.stringContaining("1 SKUs are new or changed"),
    });
    expect((await look()).skus).toContainEqual(
      expect.objectContaining({ pricePaise: 65_890, sellPaise: 1_000 }),
    );
    expect(await shop("export", catalogue)).toMatchObject({ code: 0 });
  },
  PATIENCE,
);

test(
  "each wrong cell of a workbook is named by the row and column that the spreadsheet shows",
  async () => {
    await refused(
      await changed("wrong.xlsx", [
        [7, "Price", "cheap"],
        [8, "Sell", 12.345],
      ]),
      "row 7, Price: must be an amount in rupees, such as 649 or 649.50",
      "row 8, Sell: must be an amount in rupees",
    );
    await refused(
      await changed("muddled.xlsx", [
        [5, "Serves", new Date("2026-06-04")],
        [6, "Description", "#REF!"],
        [SKUS + 3, "SKU", "AFTER-A-GAP"],
      ]),
      "row 5, Serves: is a date.",
      "row 6, Description: is a formula without a result (#REF!)",
      `row ${SKUS + 2}: is empty: delete it`,
    );
  },
  PATIENCE,
);

test(
  "a file that is not a workbook is refused in a sentence",
  async () => {
    const words = ["can't be read as a workbook", 'Save it as "Excel workbook (.xlsx)", without a password.'];
    await refused(await file("text.xlsx", "SKU,Price\nA-1,649\n"), ...words);
    await refused(await file("empty.xlsx", ""), ...words);
    await refused(await file("zip.xlsx", zipSync({ "cakes.txt": strToU8("cakes") })), ...words);
    await refused(await file("old.xlsx", Buffer.from("d0cf11e0a1b11ae1".padEnd(4096, "0"), "hex")), ...words);
    const whole = await readFile(catalogue);
    await refused(await file("half.xlsx", whole.subarray(0, whole.length / 2)), ...words);
  },
  PATIENCE,
);

test(
  "a zip bomb is refused before it is unzipped",
  async () => {
    const parts = unzipSync(await readFile(catalogue));
    const bomb = zipSync({ ...parts, "xl/more.xml": new Uint8Array(110e6) }, { level: 1 });
    expect(bomb.length).toBeLessThan(2e6);
    await refused(await file("bomb.xlsx", bomb), "unzips to more than 100 MB");

    const large = await file("large.xlsx", "");
    await truncate(large, 101e6);
    await refused(large, "is larger than 100 MB");
  },
  PATIENCE,
);

test(
  "a cell that was filled by mistake at the far end of the sheet does not fill the memory",
  async () => {
    const words = ["has cells in use far away from the table"];
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
    await refused(await withSheet("far.xlsx", "</sheetData>", far), ...words);
    const beyond = '<row r="4000000000"></row></sheetData>';
    await refused(await withSheet("beyond.xlsx", "</sheetData>", beyond), ...words);
    // Some spreadsheet programs store the last row though it is empty.
    const noted = '<row r="1048576"><c r="XFD1048576" s="0"/></row></sheetData>';
    expect(await shop("import", await withSheet("noted.xlsx", "</sheetData>", noted))).toMatchObject({
      code: 0,
    });
  },
  PATIENCE,
);

/** Writes a workbook whose first sheet is this XML. */
async function withXml(
  name: string,
  sheetXml: string,
  extraFiles: Record<string, string> = {},
): Promise<string> {
  const parts = unzipSync(await readFile(catalogue));
  const sheet = Object.keys(parts).find((part) => /worksheets\/[^/]*\.xml$/.test(part)) ?? "";
  const added = Object.fromEntries(Object.entries(extraFiles).map(([part, xml]) => [part, strToU8(xml)]));
  return file(name, zipSync({ ...parts, ...added, [sheet]: strToU8(sheetXml) }, { level: 1 }));
}

const MB = 1_000_000;
const entities = Array.from(
  { length: 40 },
  (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
).join("");
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const repeated = (text: string, megabytes: number) => text.repeat((megabytes * MB) / text.length);

test.each<[string, () => string, Record<string, string>?]>([
  ["@all tags that never end", () => repeated("<c a ", 30)],
  ["@all one tag that never ends", () => `<worksheet><c ${repeated("a ", 30)}`],
  ["@all tags full of attributes", () => `<worksheet>${repeated(`<c ${"a ".repeat(500)}>`, 30)}</worksheet>`],
  ["@all deep nesting", () => repeated("<a>", 30)],
  ["@all millions of tiny tags", () => `<worksheet>${repeated("<a/>", 30)}</worksheet>`],
  ["@all millions of rows", () => sheetOf(repeated('<row r="1"><c r="A1"><v>1</v></c></row>', 30))],
  [
    "entities made of entities",
    () =>
      `<!DOCTYPE x [<!ENTITY e0 "x">${entities}]>${sheetOf('<row r="1"><c r="A1" t="str"><v>&e40;</v></c></row>')}`,
  ],
  [
    "@all rows to the end of the sheet",
    () =>
      sheetOf(
        Array.from(
          { length: 1_048_576 },
          (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
        ).join(""),
      ),
  ],
])(
  "a workbook with hostile XML is refused after a few seconds of work: %s",
  async (kind, sheetXml) => {
    const path = await withXml(`${kind.replaceAll(" ", "-")}.xlsx`, sheetXml());
    const began = process.cpuUsage();
    const { code, said } = await shop("import", path);
    const { user, system } = process.cpuUsage(began);
    process.stdout.write(`${kind}: ${((user + system) / 1e6).toFixed(1)} s of work: ${said.slice(0, 200)}\n`);
    expect(said).toContain("Nothing was changed.");
    expect(said).not.toMatch(/\n +at /);
    expect(code).toBe(2);
    // All threads together, on a slow machine too; the limit of one is 4 s.
    expect((user + system) / 1e6).toBeLessThan(25);
  },
  PATIENCE,
);

test(
  "@all millions of shared texts are refused after a few seconds of work",
  async () => {
    const shared = `<sst>${repeated("<si><t>cake</t></si>", 30)}</sst>`;
    const cell = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const path = await withXml("shared.xlsx", sheetOf(cell), { "xl/sharedStrings.xml": shared });
    expect(await shop("import", path)).toMatchObject({
      code: 2,
      said: expect.stringContaining("Nothing was changed."),
    });
  },
  PATIENCE,
);
