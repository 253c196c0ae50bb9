import { readFile, truncate } from "node:fs/promises";
import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { PATIENCE } from "../../tests/support/run-command.ts";
import { openWorkbooksFor } from "../../tests/support/workbooks.ts";

let catalogue: string;
const { shop, file, withSheet, refused } = openWorkbooksFor((_directory, exported) => {
  catalogue = exported;
});

test(
  "@all a zip bomb is refused before it is unzipped",
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
