import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { knownCodes } from "../known-codes.ts";
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from "./rules/subscriber-status.ts";

const at = () => timestamp({ withTimezone: true });

/**
 * Who wants the newsletter, and since when they said so: nothing is sent before an address was confirmed.
 * Whoever leaves, or never confirms, is erased.
 */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    /** Made of the address with the shop's key: who comes back has it again, so that links to leave in old letters work. */
    id: text().primaryKey(),
    email: text().notNull(),
    status: text().$type<SubscriberStatus>().notNull(),
    /** When it was asked for, or again after the first link had grown too old. Links to confirm belong to one asking. */
    askedAt: at().notNull(),
    confirmedAt: at(),
  },
  (t) => [
    unique("newsletter_one_per_address").on(t.email),
    knownCodes("newsletter_known_status", t.status, SUBSCRIBER_STATUSES),
    check("newsletter_only_with_consent", sql`${t.status} <> 'confirmed' or ${t.confirmedAt} is not null`),
  ],
);
