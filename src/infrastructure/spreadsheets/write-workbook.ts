import writeExcelFile from "write-excel-file/node";
import type { ExportCell } from "../../shop/basics/list-export.ts";

/** Writes cells, header first, as an `.xlsx` file. Columns named in `numbers` hold numbers, all others text. */
export function writeWorkbook(
  cells: string[][],
  numbers: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [header = [], ...lines] = cells;
  const isNumber = header.map((name) => numbers.includes(name));
  const rows = lines.map((line) =>
    line.map((cell, at) => (isNumber[at] && cell !== "" ? Number(cell) : cell)),
  );
  return writeSheet([header, ...rows], "Catalogue");
}

/** Writes rows, header first, as the sheet of an `.xlsx` file. */
export async function writeSheet(rows: ExportCell[][], sheet: string): Promise<Uint8Array<ArrayBuffer>> {
  const [header = [], ...lines] = rows;
  const bold = header.map((value) => ({ value, fontWeight: "bold" as const }));
  const cells = lines.map((line) => line.map(sheetCell));
  const file = writeExcelFile([bold, ...cells], { sheet, stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
}

/** A text cell of a workbook is never a formula. Workbooks read _x0041_ as A, so its underscore is escaped. */
function sheetCell(cell: ExportCell): ExportCell | null {
  if (cell === "" || typeof cell === "number") return cell === "" ? null : cell;
  return cell.replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
}
