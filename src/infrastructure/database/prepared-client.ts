/** A statement that each connection parses and plans once, under its name. */
export type PreparedStatement = { name: string; text: string };

/** A connection, pool or transaction of either database that runs prepared statements. */
export type PreparedClient = {
  /**
   * Runs a statement and returns its rows as lists of values, in the order of its columns. The columns are read when
   * the statement is prepared: PostgreSQL refuses it when they change.
   */
  runPrepared(statement: PreparedStatement, params: unknown[]): Promise<unknown[][]>;
};

/**
 * Types whose texts Drizzle parses itself: dates, timestamps without and with time zone, intervals, their lists, and
 * lists of decimals.
 */
export const TEXT_TYPES: ReadonlySet<number> = new Set([
  1082, 1114, 1184, 1186, 1182, 1115, 1185, 1187, 1231,
]);
