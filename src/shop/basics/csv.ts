/** Where a text is no table, and why, such as `row 2, Name: …`. */
export class WrongCsv extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WrongCsv";
  }
}

/**
 * Comma-separated cells; a cell in double quotes may hold commas, line ends and doubled double quotes. Empty lines are
 * no rows. Throws `WrongCsv` for a quote that would swallow what follows it: rows are never lost silently.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quotes: "none" | "open" | "closed" = "none";
  const wrong = (why: string) => {
    const column = rows[0]?.[row.length] || `column ${row.length + 1}`;
    return new WrongCsv(`row ${rows.length + 1}, ${column}: ${why}`);
  };
  const endCell = () => {
    row.push(cell);
    cell = "";
    quotes = "none";
  };
  const endRow = () => {
    endCell();
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (quotes === "open") {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quotes = "closed";
    } else if (char === ",") endCell();
    else if (char === "\n") endRow();
    else if (char === "\r") continue;
    else if (quotes === "closed") throw wrong("the closing quote must be the end of the cell");
    else if (char !== '"') cell += char;
    else if (cell === "") quotes = "open";
    else throw wrong('a cell with a quote in it must stand in quotes, and that quote twice: "a 10"" cake"');
  }
  if (quotes === "open") throw wrong("the quote is never closed");
  endRow();
  return rows;
}

/** The same cells as text, each row on a line, quoted where that is needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}
