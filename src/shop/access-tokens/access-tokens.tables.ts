import { index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import type { TokenScope } from "./rules/token-scopes.ts";

/** Tokens by which programs act for a member of staff. A row is deleted when the token is revoked. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Exact to a minute. */
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique("access_tokens_one_per_hash").on(t.tokenHash),
    unique("access_tokens_one_per_name").on(t.userId, t.name),
    index("access_tokens_by_creation").on(t.createdAt),
  ],
);
