import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { knownCodes } from "../known-codes.ts";
import { CHANGE_KINDS, type ChangeKind } from "./rules/change-kinds.ts";

/**
 * Changes of data that public pages show. Triggers write a row in the transaction of the change, whoever makes it, so
 * that every instance learns what to read again. Rows are deleted after a day.
 */
export const publicChanges = pgTable(
  "public_changes",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The transaction, by which readers know what is new. A counter would not follow the order of commits. */
    tx: bigint({ mode: "number" }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`),
    kind: text().$type<ChangeKind>().notNull(),
    /** The product's id; empty for reviews of the shop; null for everything of this kind. */
    key: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("public_changes_by_tx").on(t.tx),
    knownCodes("public_changes_known_kind", t.kind, CHANGE_KINDS),
  ],
);
