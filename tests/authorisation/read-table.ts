/** Who asks. `kamala` is the customer whose data is guarded; `other` is another one; the rest are staff. */
export const PEOPLE = ["visitor", "other", "kamala", "owner", "manager", "kitchen", "rider"] as const;
export type Who = (typeof PEOPLE)[number];

/**
 * What somebody gets. A number is a status, with nothing of Kamala's in the answer. `sees` is 200 with her data in it.
 * Of pages, `shown` is 200, and `sign in` a redirect to the sign-in.
 */
export type Row = { what: string; cells: Record<Who, string> };

/** A table as it is written in a test: a line of heads, then a row a line, columns parted by bars. */
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
