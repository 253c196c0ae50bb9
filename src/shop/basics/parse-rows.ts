/** No more than this many problems are listed: the first few say what is wrong with the rest. */
const SHOWN = 20;

/** What is needed of a schema: to parse, and to say where a value is wrong. */
type Schema<T> = {
  safeParse(
    rows: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

/** Rows as a schema wants them, or a list of sentences that name table, row (from 1) and column. */
export function parseRows<T>(
  schema: Schema<T>,
  rows: unknown,
): { rows: T; problems: null } | { rows: null; problems: string[] } {
  const parsed = schema.safeParse(rows);
  if (parsed.success) return { rows: parsed.data, problems: null };
  return {
    rows: null,
    problems: parsed.error.issues.slice(0, SHOWN).map(({ path, message }) => {
      const [table, row, ...column] = path;
      const at = typeof row === "number" ? `, row ${row + 1}` : "";
      const cell = column.length > 0 ? `, ${column.join(".")}` : "";
      return `${String(table ?? "rows")}${at}${cell}: ${message}`;
    }),
  };
}
