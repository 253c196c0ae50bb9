import { sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/**
 * A CHECK that limits a text column to a list of codes. The list is the one that the column's TypeScript type is made
 * of, so that type and database cannot differ.
 */
export function knownCodes(name: string, column: AnyPgColumn, codes: readonly string[]) {
  return check(name, isOneOf(column, codes));
}

/** A part of another CHECK that limits a text column to a list of codes. */
export function isOneOf(column: AnyPgColumn, codes: readonly string[]) {
  return sql`${column} in (${sql.raw(codes.map((code) => `'${code}'`).join(","))})`;
}
