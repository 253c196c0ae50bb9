import { readFile, writeFile } from "node:fs/promises";
import { parseCsv, WrongCsv, writeCsv } from "../shop/basics/csv.ts";
import { exportCatalogue } from "../shop/catalog/export-catalogue.ts";
import { importCatalogue } from "../shop/catalog/import-catalogue.ts";
import type { Say, Tools } from "./tools.ts";
import { writeWhole } from "./write-whole.ts";
import { WrongUse, wrongFile } from "./wrong-use.ts";

/** By this, spreadsheets know that a file is UTF-8. */
const MARK = "\ufeff";

/** `import <file.csv>` */
export async function importFrom(words: string[]) {
  const file = nameOf(words, "import");
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new WrongUse(`${file} can't be read (${error.code}).`);
  });
  const cells = cellsOf(file, asText(file, bytes));
  return async (tools: Tools, say: Say) => {
    const done = await importCatalogue(tools, { cells });
    if (!done.ok) throw wrongFile(file, (done.details as { problems: string[] }).problems);
    const { products, skus, unchanged } = done.value;
    say(`${products} products and ${skus} SKUs are new or changed, ${unchanged} SKUs are as they were.`);
  };
}

/** `export <file.csv>` */
export async function exportTo(words: string[]) {
  const file = nameOf(words, "export");
  return async (tools: Tools, say: Say) => {
    const exported = await exportCatalogue(tools);
    if (!exported.ok) throw new Error("an export is never refused");
    const { cells } = exported.value;
    await writeWhole(file, (unfinished) => writeFile(unfinished, MARK + writeCsv(cells)));
    say(`${file} has ${cells.length - 1} SKUs.`);
  };
}

function nameOf([file, ...more]: string[], command: string): string {
  if (!file || more.length > 0) throw new WrongUse(`${command} takes one file, such as catalogue.csv.`);
  if (!file.toLowerCase().endsWith(".csv"))
    throw new WrongUse(`${file} must end in .csv. Spreadsheets save as "CSV UTF-8 (comma delimited)".`);
  return file;
}

function asText(file: string, bytes: Buffer): string {
  try {
    // Takes the mark away, and takes nothing but UTF-8.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new WrongUse(`${file} is not UTF-8 text. Spreadsheets save as "CSV UTF-8 (comma delimited)".`);
  }
}

function cellsOf(file: string, text: string): string[][] {
  try {
    return parseCsv(text);
  } catch (error) {
    throw error instanceof WrongCsv ? wrongFile(file, [error.message]) : error;
  }
}
