import { parentPort, workerData } from "node:worker_threads";
import { parseCsv, writeCsv } from "../../shop/basics/csv.ts";
import { fromSafeCell, toSafeCell } from "../../shop/basics/formula-cells.ts";
import type { ExportCell } from "../../shop/basics/list-export.ts";
import { type TableProblem, UnreadableTable, unreadableFile } from "../../shop/basics/table-problem.ts";

export type TableFormat = "csv" | "xlsx";
export type TableLimits = { rows: number; columns: number };
export type TableTask =
  | { read: TableFormat; bytes: Uint8Array<ArrayBuffer>; limits: TableLimits }
  | { write: TableFormat; cells: string[][]; numbers: readonly string[] }
  /** Parts of rows, each as JSON. */
  | { sheet: string; parts: string[] };
export type TableReply =
  | { cells: string[][] }
  | { bytes: Uint8Array<ArrayBuffer> }
  | { problems: TableProblem[] };

/** Tells spreadsheet programs that a file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
/** Characters of a cell. Workbooks have the same limit. */
const MAX_CELL = 32_767;

async function readCells({ read, bytes, limits }: Extract<TableTask, { read: TableFormat }>) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cells = read === "xlsx" ? await readWorkbook(buffer) : parseCsv(decodeText(buffer));
  checkSize(cells, limits);
  return cells.map((row) => row.map(fromSafeCell));
}

/** Loads the libraries of workbooks only now: each table has a new worker, and most tables are CSV. */
async function readWorkbook(bytes: Buffer<ArrayBuffer>): Promise<string[][]> {
  const { readFirstSheet } = await import("./workbook-cells.ts");
  return readFirstSheet(bytes);
}

function decodeText(bytes: Buffer): string {
  try {
    // Removes the byte order mark, and rejects anything but UTF-8.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadableFile('is not UTF-8 text. Spreadsheets save as "CSV UTF-8 (comma delimited)".');
  }
}

function checkSize(cells: string[][], limits: TableLimits): void {
  if (cells.length === 0) throw unreadableFile("is empty. Its first row must name the columns.");
  if (cells.length === 1) throw unreadableFile("has no rows below its header.");
  if (cells.length - 1 > limits.rows)
    throw unreadableFile(`has ${cells.length - 1} rows. At most ${limits.rows} are read; use several files.`);
  const problems: TableProblem[] = [];
  cells.forEach((row, at) => {
    if (row.length > limits.columns)
      problems.push({
        ...{ row: at + 1, column: null },
        text: `has ${row.length} cells. At most ${limits.columns} are read`,
      });
    row.forEach((cell, column) => {
      if (cell.length > MAX_CELL)
        problems.push({
          ...{ row: at + 1, column: cells[0]?.[column] || `column ${column + 1}` },
          text: `is longer than ${MAX_CELL} characters`,
        });
    });
  });
  if (problems.length > 0) throw new UnreadableTable(problems);
}

/** Spreadsheets execute cells such as =HYPERLINK(…): in a CSV at once, in a workbook when it is saved as CSV. */
async function writeBytes({ write, cells, numbers }: Extract<TableTask, { write: TableFormat }>) {
  const safe = cells.map((row) => row.map(toSafeCell));
  if (write === "csv") return new TextEncoder().encode(BYTE_ORDER_MARK + writeCsv(safe));
  const { writeWorkbook } = await import("./write-workbook.ts");
  return writeWorkbook(safe, numbers);
}

async function writeParts({ sheet, parts }: Extract<TableTask, { sheet: string }>) {
  const { writeSheet } = await import("./write-workbook.ts");
  return writeSheet(
    parts.flatMap((part): ExportCell[][] => JSON.parse(part)),
    sheet,
  );
}

async function answer(task: TableTask): Promise<TableReply> {
  try {
    if ("read" in task) return { cells: await readCells(task) };
    return { bytes: await ("sheet" in task ? writeParts(task) : writeBytes(task)) };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { problems: error.problems };
  }
}

parentPort?.postMessage(await answer(workerData as TableTask));
