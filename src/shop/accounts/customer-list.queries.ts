import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Cursor } from "../basics/keyset.ts";
import { addresses, users } from "./accounts.tables.ts";
import { DELETED_USER } from "./deleted-user.ts";

type Handle = Db | Tx;

/**
 * Accounts, the newest first. The cursor is the id of an account: a time as text would lose its microseconds, and an
 * address should hold neither name nor e-mail.
 */
export function selectCustomers(db: Handle, { cursor, limit }: { cursor: Cursor; limit: number }) {
  const { id, name, email, createdAt } = users;
  const isBack = cursor?.direction === "before";
  const order = isBack ? asc : desc;
  const timeOfKey = sql`(select u.created_at from ${users} u where u.id = ${cursor?.key ?? ""})`;
  const from = isBack
    ? sql`(${createdAt}, ${id}) > (${timeOfKey}, ${cursor?.key ?? ""}::text)`
    : sql`(${createdAt}, ${id}) < (${timeOfKey}, ${cursor?.key ?? ""}::text)`;
  return db
    .select({ id, name, email, createdAt })
    .from(users)
    .where(and(ne(id, DELETED_USER.id), cursor ? from : undefined))
    .orderBy(order(createdAt), order(id))
    .limit(limit);
}

export function countAddresses(db: Handle, userId: string): Promise<number> {
  return db.$count(addresses, eq(addresses.userId, userId));
}
