import { and, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { newsletterSubscribers as subscribers } from "./newsletter.tables.ts";

type Handle = Db | Tx;

/**
 * Inserts a subscription request. An expired unconfirmed one restarts; any other stays as it is.
 * @returns its id
 */
export async function upsertRequest(
  db: Handle,
  request: { id: string; email: string; askedAt: Date },
  tooOld: Date,
): Promise<string> {
  const isStale = sql`${subscribers.status} = 'pending' and ${subscribers.askedAt} < ${tooOld.toISOString()}`;
  const [row] = await db
    .insert(subscribers)
    .values({ ...request, status: "pending" })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { askedAt: sql`case when ${isStale} then excluded.asked_at else ${subscribers.askedAt} end` },
    })
    .returning({ id: subscribers.id });
  if (!row) throw new Error("a newsletter address was not written");
  return row.id;
}

export async function selectSubscriber(db: Handle, id: string) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}

/** Returns false if this request was replaced or erased. */
export async function confirm(db: Handle, id: string, askedAt: Date, now: Date): Promise<boolean> {
  const rows = await db
    .update(subscribers)
    .set({
      status: "confirmed",
      confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now.toISOString()})`,
    })
    .where(and(eq(subscribers.id, id), eq(subscribers.askedAt, askedAt)))
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

/** Erases the subscription. */
export async function erase(db: Handle, id: string): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.id, id));
}

/** Erases unconfirmed requests from before this time. Returns how many. */
export async function eraseUnconfirmed(db: Handle, askedBefore: Date): Promise<number> {
  const erased = await db
    .delete(subscribers)
    .where(and(eq(subscribers.status, "pending"), lt(subscribers.askedAt, askedBefore)))
    .returning({ id: subscribers.id });
  return erased.length;
}

/** Subscribes a verified e-mail. An existing subscription stays as it is. */
export async function insertConfirmed(
  db: Handle,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<void> {
  await db
    .insert(subscribers)
    .values({ id, email, status: "confirmed", askedAt: at, confirmedAt: at })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        status: "confirmed",
        confirmedAt: sql`coalesce(${subscribers.confirmedAt}, excluded.confirmed_at)`,
      },
    });
}
