import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";

const at = () => timestamp({ withTimezone: true });

/** Who wants the newsletter, and since when they said so: nothing is sent before an address was confirmed. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    status: text().notNull(),
    /** When it was asked for, the first time or again after leaving. Links to confirm belong to one asking. */
    askedAt: at().notNull(),
    confirmedAt: at(),
    leftAt: at(),
  },
  (t) => [
    unique("newsletter_one_per_address").on(t.email),
    check("newsletter_known_status", sql`${t.status} in ('pending','confirmed','left')`),
    check(
      "newsletter_only_with_consent",
      sql`(${t.status} <> 'confirmed' or ${t.confirmedAt} is not null) and (${t.status} <> 'left' or ${t.leftAt} is not null)`,
    ),
  ],
);
