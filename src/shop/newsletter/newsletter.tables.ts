import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";

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
    status: text().notNull(),
    /** When it was asked for, or again after the first link had grown too old. Links to confirm belong to one asking. */
    askedAt: at().notNull(),
    confirmedAt: at(),
  },
  (t) => [
    unique("newsletter_one_per_address").on(t.email),
    check("newsletter_known_status", sql`${t.status} in ('pending','confirmed')`),
    check("newsletter_only_with_consent", sql`${t.status} <> 'confirmed' or ${t.confirmedAt} is not null`),
  ],
);
