import { and, asc, desc, eq, gte, lt, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Cursor } from "../basics/keyset.ts";
import { addresses, userRoles, users } from "./accounts.tables.ts";
import { DELETED_USER } from "./deleted-user.ts";

type Handle = Db | Tx;

/** When the accounts were made: from an instant on, and before another one. Null: no limit. */
export type CustomerSince = { from: Date | null; to: Date | null };

/**
 * Accounts of customers, not of staff, newest first, each with its key for a cursor: time (in microseconds, which a
 * `Date` would lose) and id, so that a page still begins there when that account is erased.
 */
export function selectCustomers(
  db: Handle,
  since: CustomerSince,
  { cursor, limit }: { cursor: Cursor; limit: number },
) {
  const { id, name, email, createdAt } = users;
  const isBack = cursor?.direction === "before";
  const order = isBack ? asc : desc;
  const [microseconds = "", cursorId = ""] = cursor?.key.split("~") ?? [];
  const time = sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
  const from = isBack
    ? sql`(${createdAt}, ${id}) > (${time}, ${cursorId}::text)`
    : sql`(${createdAt}, ${id}) < (${time}, ${cursorId}::text)`;
  const key = sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint || '~' || ${id}`;
  return db
    .select({ id, name, email, createdAt, key })
    .from(users)
    .where(and(isListed(db, since), cursor ? from : undefined))
    .orderBy(order(createdAt), order(id))
    .limit(limit);
}

/** How many they are, at most `most`. */
export async function countCustomers(db: Handle, since: CustomerSince, most: number): Promise<number> {
  const counted = db
    .select({ id: users.id })
    .from(users)
    .where(isListed(db, since))
    // In the order of the index, so that PostgreSQL stops there and does not read the table.
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(most);
  return db.$count(counted.as("counted"));
}

function isListed(db: Handle, { from, to }: CustomerSince): SQL | undefined {
  return and(
    ne(users.id, DELETED_USER.id),
    notExists(rolesOf(db)),
    from === null ? undefined : gte(users.createdAt, from),
    to === null ? undefined : lt(users.createdAt, to),
  );
}

function rolesOf(db: Handle) {
  return db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, users.id));
}

export function countAddresses(db: Handle, userId: string): Promise<number> {
  return db.$count(addresses, eq(addresses.userId, userId));
}
