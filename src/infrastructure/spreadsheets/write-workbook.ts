import writeExcelFile from "write-excel-file/node";

/** Writes cells, header first, as an `.xlsx` file. Columns named in `numbers` hold numbers, all others text. */
export async function writeWorkbook(
  cells: string[][],
  numbers: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [header = [], ...lines] = cells;
  const isNumber = header.map((name) => numbers.includes(name));
  const rows = lines.map((line) =>
    line.map((cell, at) => {
      if (cell === "") return null;
      // Workbooks read _x0041_ as A, so the underscore of such a text is escaped.
      return isNumber[at] ? Number(cell) : cell.replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
    }),
  );
  const bold = header.map((value) => ({ value, fontWeight: "bold" as const }));
  const file = writeExcelFile([bold, ...rows], { sheet: "Catalogue", stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
}
