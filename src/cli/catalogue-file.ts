import { readFile, stat, writeFile } from "node:fs/promises";
import { parseCsv, WrongCsv, writeCsv } from "../shop/basics/csv.ts";
import { fromSafeCell, toSafeCell } from "../shop/basics/formula-cells.ts";
import { NUMBERS } from "../shop/catalogue/catalogue-file.inputs.ts";
import { exportCatalogue } from "../shop/catalogue/export-catalogue.ts";
import { importCatalogue } from "../shop/catalogue/import-catalogue.ts";
import type { Say, Tools } from "./tools.ts";
import { invalidFile, UsageError } from "./usage-error.ts";
import { readWorkbook, writeWorkbook } from "./workbook.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

/** By this, spreadsheets know that a file is UTF-8. */
const MARK = "\ufeff";

/** So large a table may be. One of 10,000 SKUs has about 10 MB. */
const MOST_BYTES = 100e6;

type Format = {
  read(file: string, bytes: Buffer<ArrayBuffer>): string[][] | Promise<string[][]>;
  write(cells: string[][]): string | Promise<Buffer>;
};

/** What a file is, its ending says. */
const FORMATS: Record<string, Format> = {
  ".csv": {
    read: (file, bytes) => cellsOf(file, asText(file, bytes)),
    write: (cells) => MARK + writeCsv(cells),
  },
  ".xlsx": { read: readWorkbook, write: (cells) => writeWorkbook(cells, NUMBERS) },
};

/** `import <file.xlsx or .csv>` */
export async function importFrom(words: string[]) {
  const { file, format } = nameOf(words, "import");
  const cells = (await format.read(file, await bytesOf(file))).map((row) => row.map(fromSafeCell));
  return async (tools: Tools, say: Say) => {
    const done = await importCatalogue(tools, { cells });
    if (!done.ok) throw invalidFile(file, (done.details as { problems: string[] }).problems);
    const { products, skus, unchanged } = done.value;
    say(`${products} products and ${skus} SKUs are new or changed, ${unchanged} SKUs are as they were.`);
  };
}

/** `export <file.xlsx or .csv>` */
export async function exportTo(words: string[]) {
  const { file, format } = nameOf(words, "export");
  return async (tools: Tools, say: Say) => {
    const { cells } = await exportCatalogue(tools);
    // Spreadsheets execute a text such as =HYPERLINK(…): in a CSV at once, in a workbook when it is saved as CSV.
    const content = await format.write(cells.map((row) => row.map(toSafeCell)));
    await writeFileAtomically(file, (unfinished) => writeFile(unfinished, content, { flag: "wx" }));
    say(`${file} has ${cells.length - 1} SKUs.`);
  };
}

function nameOf([file, ...more]: string[], command: string): { file: string; format: Format } {
  if (!file || more.length > 0) throw new UsageError(`${command} takes one file, such as catalogue.xlsx.`);
  const [, format] = Object.entries(FORMATS).find(([ending]) => file.toLowerCase().endsWith(ending)) ?? [];
  if (!format) throw new UsageError(`${file} must end in .xlsx or .csv: spreadsheets can save as both.`);
  return { file, format };
}

async function bytesOf(file: string): Promise<Buffer<ArrayBuffer>> {
  const unreadable = (error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} can't be read (${error.code}).`);
  };
  const { size } = await stat(file).catch(unreadable);
  if (size > MOST_BYTES)
    throw new UsageError(`${file} is larger than ${MOST_BYTES / 1e6} MB. That is no catalogue.`);
  return readFile(file).catch(unreadable);
}

function asText(file: string, bytes: Buffer): string {
  try {
    // Takes the mark away, and takes nothing but UTF-8.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file} is not UTF-8 text. Spreadsheets save as "CSV UTF-8 (comma delimited)".`);
  }
}

function cellsOf(file: string, text: string): string[][] {
  try {
    return parseCsv(text);
  } catch (error) {
    throw error instanceof WrongCsv ? invalidFile(file, [error.message]) : error;
  }
}
