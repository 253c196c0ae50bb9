import { readFile, stat, writeFile } from "node:fs/promises";
import { parseCsv, WrongCsv, writeCsv } from "../shop/basics/csv.ts";
import { fromSafeCell, toSafeCell } from "../shop/basics/formula-cells.ts";
import { ADD_ON_NUMBERS } from "../shop/catalogue/add-ons-file.inputs.ts";
import { NUMBERS } from "../shop/catalogue/catalogue-file.inputs.ts";
import { exportAddOns } from "../shop/catalogue/export-add-ons.ts";
import { exportCatalogue } from "../shop/catalogue/export-catalogue.ts";
import { importAddOns } from "../shop/catalogue/import-add-ons.ts";
import { importCatalogue } from "../shop/catalogue/import-catalogue.ts";
import type { Say, Tools } from "./tools.ts";
import { invalidFile, UsageError } from "./usage-error.ts";
import { readWorkbook, writeWorkbook } from "./workbook.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

/** Tells spreadsheet programs that a file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** A table of 10,000 SKUs has about 10 MB. */
const MAX_BYTES = 100e6;

type Format = {
  read(file: string, bytes: Buffer<ArrayBuffer>): string[][] | Promise<string[][]>;
  write(cells: string[][], numbers: readonly string[]): string | Promise<Buffer>;
};

/** Formats by file extension. */
const FORMATS: Record<string, Format> = {
  ".csv": {
    read: (file, bytes) => parseCells(file, decodeText(file, bytes)),
    write: (cells) => BYTE_ORDER_MARK + writeCsv(cells),
  },
  ".xlsx": { read: readWorkbook, write: writeWorkbook },
};

/** `import <file.xlsx or .csv>` */
export async function importCommand(words: string[]) {
  const { file, format } = parseFileName(words, "import takes one file, such as catalogue.xlsx.");
  const cells = (await format.read(file, await readBytes(file))).map((row) => row.map(fromSafeCell));
  // A table of products names the product of each line; one of add-ons does not.
  const isOfAddOns = cells[0]?.includes("Question") && !cells[0].includes("ProductID");
  return async (tools: Tools, say: Say) => {
    if (isOfAddOns) {
      const addOns = await importAddOns(tools, { cells });
      if (!addOns.ok) throw invalidFile(file, (addOns.details as { problems: string[] }).problems);
      const { written, unchanged } = addOns.value;
      return say(`${written} add-ons are new or changed, ${unchanged} add-ons are as they were.`);
    }
    const done = await importCatalogue(tools, { cells });
    if (!done.ok) throw invalidFile(file, (done.details as { problems: string[] }).problems);
    const { products, skus, unchanged } = done.value;
    say(`${products} products and ${skus} SKUs are new or changed, ${unchanged} SKUs are as they were.`);
  };
}

/** `export <file.xlsx or .csv>`, with `add-ons` after it for these alone. */
export async function exportCommand(words: string[]) {
  const isOfAddOns = words[1] === "add-ons";
  const { file, format } = parseFileName(
    isOfAddOns ? words.toSpliced(1, 1) : words,
    "export takes one file, such as catalogue.xlsx; with add-ons after it for these alone.",
  );
  return async (tools: Tools, say: Say) => {
    const { cells } = isOfAddOns ? await exportAddOns(tools) : await exportCatalogue(tools);
    // Spreadsheets execute cells such as =HYPERLINK(…): in a CSV at once, in a workbook when it is saved as CSV.
    const content = await format.write(
      cells.map((row) => row.map(toSafeCell)),
      isOfAddOns ? ADD_ON_NUMBERS : NUMBERS,
    );
    await writeFileAtomically(file, (unfinished) => writeFile(unfinished, content, { flag: "wx" }));
    say(`${file} has ${cells.length - 1} ${isOfAddOns ? "add-ons" : "SKUs"}.`);
  };
}

function parseFileName([file, ...extra]: string[], takes: string): { file: string; format: Format } {
  if (!file || extra.length > 0) throw new UsageError(takes);
  const [, format] = Object.entries(FORMATS).find(([ending]) => file.toLowerCase().endsWith(ending)) ?? [];
  if (!format) throw new UsageError(`${file} must end in .xlsx or .csv: spreadsheets can save as both.`);
  return { file, format };
}

async function readBytes(file: string): Promise<Buffer<ArrayBuffer>> {
  const unreadable = (error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} can't be read (${error.code}).`);
  };
  const { size } = await stat(file).catch(unreadable);
  if (size > MAX_BYTES)
    throw new UsageError(`${file} is larger than ${MAX_BYTES / 1e6} MB. That is no catalogue.`);
  return readFile(file).catch(unreadable);
}

function decodeText(file: string, bytes: Buffer): string {
  try {
    // Removes the byte order mark, and rejects anything but UTF-8.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file} is not UTF-8 text. Spreadsheets save as "CSV UTF-8 (comma delimited)".`);
  }
}

function parseCells(file: string, text: string): string[][] {
  try {
    return parseCsv(text);
  } catch (error) {
    throw error instanceof WrongCsv ? invalidFile(file, [error.message]) : error;
  }
}
