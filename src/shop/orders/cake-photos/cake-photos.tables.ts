import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { Role } from "../../accounts/rules/roles.ts";
import { knownCodes } from "../../known-codes.ts";
import { orders } from "../orders.tables.ts";
import { LONGEST_CHANGE, PHOTO_ANSWERS, type PhotoAnswer } from "../rules/cake-photo.ts";

const at = () => timestamp({ withTimezone: true });

/**
 * Photos of finished cakes, with the customer's answer. The newest of an order counts. Erased after 90 days, and with the
 * customer's account.
 */
export const cakePhotos = pgTable(
  "cake_photos",
  {
    /** The id of the upload, so that a photo that is sent twice is stored once. */
    id: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** From 1 per order. The clocks of two instances may differ. */
    nth: smallint().notNull(),
    /** Names a stored file. */
    file: text().notNull().unique("cake_photos_own_file"),
    takenAt: at().notNull(),
    by: text().$type<Role>().notNull(),
    /** No foreign key: the photo outlives an account. */
    actorId: text().notNull(),
    /** Null until the customer has answered. */
    answer: text().$type<PhotoAnswer>(),
    /** The change that the customer wishes; else empty. */
    wish: text().notNull().default(""),
    answeredAt: at(),
  },
  (t) => [
    unique("cake_photos_own_nth").on(t.orderId, t.nth),
    index("cake_photos_by_age").on(t.takenAt),
    knownCodes("cake_photos_known_answer", t.answer, PHOTO_ANSWERS),
    check("cake_photos_answer_has_time", sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check(
      "cake_photos_change_has_wish",
      sql`(${t.answer} is not distinct from 'change') = (${t.wish} <> '')`,
    ),
    check("cake_photos_wish_length", sql`length(${t.wish}) <= ${sql.raw(String(LONGEST_CHANGE))}`),
  ],
);
