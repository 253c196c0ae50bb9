import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { newsletterSubscribers as subscribers } from "./newsletter.tables.ts";

type Handle = Db | Tx;

/**
 * The entry of this address, made if there is none. One who had left begins anew; everything else stays.
 * @returns its id
 */
export async function upsertAsked(
  db: Handle,
  asked: { id: string; email: string; askedAt: Date },
): Promise<string> {
  const anew = (kept: unknown, now: unknown) =>
    sql`case when ${subscribers.status} = 'left' then ${now} else ${kept} end`;
  const [row] = await db
    .insert(subscribers)
    .values({ ...asked, status: "pending" })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        status: anew(subscribers.status, sql`excluded.status`),
        askedAt: anew(subscribers.askedAt, sql`excluded.asked_at`),
      },
    })
    .returning({ id: subscribers.id });
  if (!row) throw new Error("a newsletter address was not written");
  return row.id;
}

export async function selectSubscriber(db: Handle, id: string) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}

/** False when this asking is not the one that stands, or was ended by leaving. */
export async function confirm(db: Handle, id: string, askedAt: Date, now: Date): Promise<boolean> {
  const rows = await db
    .update(subscribers)
    .set({
      status: "confirmed",
      confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now.toISOString()})`,
    })
    .where(
      and(
        eq(subscribers.id, id),
        eq(subscribers.askedAt, askedAt),
        inArray(subscribers.status, ["pending", "confirmed"]),
      ),
    )
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

export async function leave(db: Handle, id: string, now: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ status: "left", leftAt: now, confirmedAt: null })
    .where(and(eq(subscribers.id, id), inArray(subscribers.status, ["pending", "confirmed"])));
}
