import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import writeExcelFile, { type Cell } from "write-excel-file/node";
import { SKUS } from "../../tests/support/cli-shop.ts";
import { PATIENCE } from "../../tests/support/run-command.ts";
import { openWorkbooksFor } from "../../tests/support/workbooks.ts";
import { openTableFiles } from "../infrastructure/spreadsheets/table-files.ts";

let directory: string;
let catalogue: string;
const { shop, look, changed, file, refused } = openWorkbooksFor((opened, exported) => {
  directory = opened;
  catalogue = exported;
});

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
    const path = join(directory, "add-ons.xlsx");
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
    const csv = join(directory, "add-ons.csv");
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
