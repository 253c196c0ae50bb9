/**
 * Senders of requests. `kamala` is the customer whose data is guarded; `other` is another customer; the rest are
 * visitors and staff.
 */
export const PEOPLE = [
  "visitor",
  "other",
  "kamala",
  "owner",
  "manager",
  "care",
  "accountant",
  "kitchen",
  "rider",
] as const;
export type Who = (typeof PEOPLE)[number];

/**
 * The replies to each person. A number is a status, with none of Kamala's data in the reply. `sees` is 200 with her
 * data. For pages, `shown` is 200, and `sign in` a redirect to the sign-in.
 */
export type Row = { what: string; cells: Record<Who, string> };

/** Reads a table: a header line, then one line per row, with columns separated by bars. */
export function readTable(written: string): Row[] {
  const [head = [], ...rows] = written
    .trim()
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("--"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const [, ...people] = head;
  if (people.join() !== PEOPLE.join()) throw new Error(`the columns are ${PEOPLE.join(", ")}`);
  return rows.map(([what = "", ...cells]) => {
    if (cells.length !== PEOPLE.length) throw new Error(`the row of ${what} has ${cells.length} cells`);
    return { what, cells: Object.fromEntries(PEOPLE.map((who, at) => [who, cells[at]])) as Row["cells"] };
  });
}
