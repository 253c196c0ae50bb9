import { readFile, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { openTableFiles, type TableFormat } from "../infrastructure/spreadsheets/table-files.ts";
import { COMMAND_LINE } from "../shop/audit/record-change.ts";
import { problemSentence, UnreadableTable } from "../shop/basics/table-problem.ts";
import { ADD_ON_NUMBERS } from "../shop/catalogue/add-ons/add-ons-file.inputs.ts";
import { exportAddOns } from "../shop/catalogue/add-ons/export-add-ons.ts";
import { importAddOns } from "../shop/catalogue/add-ons/import-add-ons.ts";
import { NUMBERS } from "../shop/catalogue/imports/catalogue-file.inputs.ts";
import { exportCatalogue } from "../shop/catalogue/imports/export-catalogue.ts";
import { importCatalogue } from "../shop/catalogue/imports/import-catalogue.ts";
import type { Say, Tools } from "./tools.ts";
import { invalidFile, UsageError } from "./usage-error.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

/** A table of 10,000 SKUs has about 10 MB. */
const MAX_BYTES = 100e6;
/** Rows of an Excel sheet at most, and more columns than any table of the shop. */
const LIMITS = { rows: 1_048_575, columns: 200 };

const tableFiles = openTableFiles();

/** Formats by file extension. */
const FORMATS: Record<string, TableFormat> = { ".csv": "csv", ".xlsx": "xlsx" };

/** `import <file.xlsx or .csv>` */
export async function importCommand(words: string[]) {
  const { file, format } = parseFileName(words, "import takes one file, such as catalogue.xlsx.");
  const cells = await readCells(file, format, await readBytes(file));
  // A table of products names the product of each line; one of add-ons does not.
  const isOfAddOns = cells[0]?.includes("Question") && !cells[0].includes("ProductID");
  return async (tools: Tools, say: Say) => {
    if (isOfAddOns) {
      const addOns = await importAddOns(tools, { cells, author: COMMAND_LINE, label: basename(file) });
      if (!addOns.ok) throw invalidFile(file, addOns.details.problems.map(problemSentence));
      const { written, unchanged } = addOns.value;
      return say(`${written} add-ons are new or changed, ${unchanged} add-ons are as they were.`);
    }
    const done = await importCatalogue(tools, { cells, author: COMMAND_LINE, label: basename(file) });
    if (!done.ok) {
      // Only a table that was looked at before can be outdated.
      if (done.code === "import-outdated") throw new Error("the catalogue has changed meanwhile");
      throw invalidFile(file, done.details.problems.map(problemSentence));
    }
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
    const content = await tableFiles.write(format, cells, isOfAddOns ? ADD_ON_NUMBERS : NUMBERS);
    await writeFileAtomically(file, (unfinished) => writeFile(unfinished, content, { flag: "wx" }));
    say(`${file} has ${cells.length - 1} ${isOfAddOns ? "add-ons" : "SKUs"}.`);
  };
}

function parseFileName([file, ...extra]: string[], takes: string): { file: string; format: TableFormat } {
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

async function readCells(file: string, format: TableFormat, bytes: Buffer<ArrayBuffer>): Promise<string[][]> {
  try {
    return await tableFiles.read(format, bytes, LIMITS);
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    const [problem] = error.problems;
    if (problem?.row === null) throw new UsageError(`${file} ${problem.text}`);
    throw invalidFile(file, error.problems.map(problemSentence));
  }
}
