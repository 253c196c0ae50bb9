import { and, desc, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { inPrefixOrder, startsWith, surnameOf } from "../../prefix-search.ts";
import { orders } from "../orders.tables.ts";

type Handle = Db | Tx;

/** A search key of an order. Texts are in lower case, phones in E.164. */
export type OrderKey = { by: "numberEnd" | "email" | "phone" | "name" | "surname"; text: string };

/** At most this many orders of a common name are compared by date. */
export const MOST_COMPARED = 500;

/** The indexed expressions, exactly as the indexes define them, with the conditions of partial indexes. */
const KEYS: Record<OrderKey["by"], { text: SQL; condition?: SQL }> = {
  numberEnd: { text: sql`reverse(${orders.number})` },
  email: { text: sql`lower(${orders.email})` },
  phone: { text: sql`${orders.recipientPhone}`, condition: ne(orders.recipientPhone, "") },
  name: { text: sql`lower(${orders.recipientName})`, condition: ne(orders.recipientName, "") },
  surname: { text: surnameOf(orders.recipientName), condition: ne(orders.recipientName, "") },
};

/** Orders with this key, the newest first. */
export function selectOrdersByKey(
  db: Handle,
  { by, text }: OrderKey,
  { isPaidOnly, limit }: { isPaidOnly: boolean; limit: number },
) {
  const { id, number, status, recipientName, deliveryOn, deliveryOption, slotLabel } = orders;
  const { createdAt, placedAt } = orders;
  const prefix = by === "numberEnd" ? [...text].reverse().join("") : text;
  const key = KEYS[by];
  const candidates = db
    .select({
      ...{ id, number, status, recipientName, deliveryOn, deliveryOption, slotLabel },
      ...{ createdAt, placedAt },
    })
    .from(orders)
    .where(and(startsWith(key.text, prefix), key.condition, isPaidOnly ? isNotNull(placedAt) : undefined))
    .orderBy(inPrefixOrder(key.text))
    .limit(MOST_COMPARED)
    .as("candidates");
  return db.select().from(candidates).orderBy(desc(candidates.createdAt)).limit(limit);
}
