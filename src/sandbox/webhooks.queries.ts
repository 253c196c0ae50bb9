import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { preparedQuery } from "../shop/prepared-query.ts";
import { sandboxWebhooks } from "./sandbox.tables.ts";

type NewWebhook = typeof sandboxWebhooks.$inferInsert;

export const insertWebhooks = preparedQuery(
  "sandbox-insert-webhooks",
  (db, { webhooks }: { webhooks: NewWebhook[] }) => db.insert(sandboxWebhooks).values(webhooks),
);

/** @param by in ISO 8601 */
export const selectDueWebhooks = preparedQuery("sandbox-select-due", (db, { by }: { by: string }) => {
  const { nextAt, deliveredAt } = sandboxWebhooks;
  return db
    .select()
    .from(sandboxWebhooks)
    .where(and(isNull(deliveredAt), sql`${nextAt} <= ${by}::timestamptz`))
    .orderBy(asc(nextAt))
    .limit(50);
});

/** The end of an attempt to send a webhook: when it was delivered, or when the next attempt is due. */
type Attempt = { eventId: string; end: { deliveredAt: Date } | { nextAt: Date } };

export const endAttempt = preparedQuery("sandbox-end-attempt", (db, { eventId, end }: Attempt) =>
  db
    .update(sandboxWebhooks)
    .set({ attempts: sql`${sandboxWebhooks.attempts} + 1`, ...end })
    .where(eq(sandboxWebhooks.eventId, eventId)),
);
