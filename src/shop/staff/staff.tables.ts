import { index, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import type { Role } from "../accounts/rules/roles.ts";

/** Open invitations to the staff. A row is deleted when it is accepted, withdrawn or out of date. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text().notNull(),
    invitedBy: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique("staff_invitations_one_per_email").on(t.email),
    unique("staff_invitations_one_per_token").on(t.tokenHash),
    index("staff_invitations_by_inviter").on(t.invitedBy),
  ],
);
