import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { knownCodes } from "../known-codes.ts";
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from "./rules/subscriber-status.ts";

const at = () => timestamp({ withTimezone: true });

/**
 * Subscribers and when they consented: nothing is sent before confirmation. Erased on leaving, or if never confirmed.
 */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    /** Derived from the e-mail with the shop's key, so that unsubscribe links keep working after a new subscription. */
    id: text().primaryKey(),
    email: text().notNull(),
    status: text().$type<SubscriberStatus>().notNull(),
    /** When it was requested, or again after the first link expired. Confirmation links belong to one request. */
    askedAt: at().notNull(),
    confirmedAt: at(),
  },
  (t) => [
    unique("newsletter_one_per_address").on(t.email),
    index("newsletter_pending").on(t.askedAt).where(sql`${t.status} = 'pending'`),
    knownCodes("newsletter_known_status", t.status, SUBSCRIBER_STATUSES),
    check("newsletter_only_with_consent", sql`${t.status} <> 'confirmed' or ${t.confirmedAt} is not null`),
  ],
);
