/** Most problems to list: the first few explain the rest. */
const SHOWN = 20;

/** The part of a schema that is needed: to parse, and to locate a wrong value. */
type Schema<T> = {
  safeParse(
    rows: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

/** Parses rows by their schema, or returns sentences that name table, row (from 1) and column. */
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
