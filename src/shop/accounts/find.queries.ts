import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { inPrefixOrder, startsWith, surnameOf } from "../prefix-search.ts";
import { users } from "./accounts.tables.ts";

type Handle = Db | Tx;

/** Search keys of a customer. Texts are in lower case, phones in E.164. */
export type CustomerKey = { by: "phone" | "email" | "name" | "surname"; text: string };

/** The indexed expressions, exactly as the indexes define them. */
const KEYS: Record<CustomerKey["by"], SQL> = {
  phone: sql`${users.phone}`,
  email: sql`lower(${users.email})`,
  name: sql`lower(${users.name})`,
  surname: surnameOf(users.name),
};

export function selectCustomersByKey(db: Handle, { by, text }: CustomerKey, limit: number) {
  const { id, name, email, phone } = users;
  return db
    .select({ id, name, email, phone })
    .from(users)
    .where(startsWith(KEYS[by], text))
    .orderBy(inPrefixOrder(KEYS[by]))
    .limit(limit);
}
