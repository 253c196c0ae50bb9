/** A problem of a table and its location. A `row` of null is about the whole file; the header is row 1. */
export type TableProblem = { row: number | null; column: string | null; text: string };

/** As a sentence: `row 3, Price: must be more than 0`. */
export function problemSentence({ row, column, text }: TableProblem): string {
  if (row === null) return text;
  return `row ${row}${column === null ? "" : `, ${column}`}: ${text}`;
}

/** A file cannot be read as a table. */
export class UnreadableTable extends Error {
  readonly problems: TableProblem[];

  constructor(problems: TableProblem[]) {
    super(problems.map(problemSentence).join("\n"));
    this.name = "UnreadableTable";
    this.problems = problems;
  }

  /** By name: the pages' bundle has a copy of this class, and gets errors of the server's. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "UnreadableTable";
  }
}

/** The whole file is wrong. The text follows its name: `has no rows.` */
export function unreadableFile(text: string): UnreadableTable {
  return new UnreadableTable([{ row: null, column: null, text }]);
}
