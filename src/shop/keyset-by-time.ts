import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Cursor } from "./basics/keyset.ts";

/**
 * The condition and the order of a page of rows by time and id. The key of a cursor is `<time>~<id>`.
 * @param isOldestFirst the order of the list; a cursor that goes back turns it
 */
export function keysetByTime(
  { createdAt, id }: { createdAt: PgColumn; id: PgColumn },
  { isOldestFirst, cursor }: { isOldestFirst: boolean; cursor: Cursor },
): { beyond: SQL | undefined; order: SQL[] } {
  const [time = "", cursorId = ""] = cursor?.key.split("~") ?? [];
  const isAscending = isOldestFirst !== (cursor?.direction === "before");
  const start = sql`(${time}::timestamptz, ${cursorId}::text)`;
  const beyond = isAscending ? sql`(${createdAt}, ${id}) > ${start}` : sql`(${createdAt}, ${id}) < ${start}`;
  const ordered = isAscending ? asc : desc;
  return { beyond: cursor ? beyond : undefined, order: [ordered(createdAt), ordered(id)] };
}
