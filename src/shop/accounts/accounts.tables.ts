import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { knownCodes } from "../known-codes.ts";
import { surnameOf } from "../prefix-search.ts";
import { ADDRESS_TYPES, type AddressType } from "./rules/address-types.ts";
import { ROLES, type Role } from "./rules/roles.ts";

const at = () => timestamp({ withTimezone: true });

/** The tables of the embedded identity provider, which defines their columns. */
export const users = pgTable(
  "users",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique("users_one_per_email"),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** E.164, as `+919876543210`. */
    phone: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index("users_by_age").on(t.createdAt, t.id),
    // The search of the office.
    index("users_by_email").on(sql`lower(${t.email}) text_pattern_ops`),
    index("users_by_name").on(sql`lower(${t.name}) text_pattern_ops`),
    index("users_by_surname").on(sql`${surnameOf(t.name)} text_pattern_ops`),
    index("users_by_phone").on(sql`${t.phone} text_pattern_ops`).where(sql`${t.phone} is not null`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique("sessions_one_per_token"),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: at().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When the holder last signed in by password or code; the epoch after a hosted sign-in. */
    reauthenticatedAt: timestamp("proven_at", { withTimezone: true }).notNull().defaultNow(),
    /** When it was last used, to a few minutes. */
    seenAt: at().notNull().defaultNow(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index("sessions_by_user").on(t.userId), index("sessions_by_expiry").on(t.expiresAt)],
);

/** Ways to sign in: a password, or a hosted provider's subject. */
export const credentials = pgTable(
  "credentials",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: at(),
    refreshTokenExpiresAt: at(),
    scope: text(),
    password: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    unique("credentials_one_per_provider_account").on(t.providerId, t.accountId),
    index("credentials_by_user").on(t.userId),
  ],
);

/** One-time codes and provider states, until they are used or run out. */
export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index("verifications_by_identifier").on(t.identifier.op("text_pattern_ops"))],
);

/** Roles of staff. Customers have no row. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text().$type<Role>().notNull(),
    grantedAt: at().notNull().defaultNow(),
  },
  (t) => [unique("user_roles_each_once").on(t.userId, t.role), knownCodes("user_roles_known", t.role, ROLES)],
);

/** A customer's saved addresses. */
export const addresses = pgTable(
  "addresses",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The one line that the contract's client shows: flat, street and landmark joined by commas. */
    line: text().notNull(),
    /** The parts of the line; empty for addresses saved before parts were stored. */
    flat: text().notNull().default(""),
    street: text().notNull().default(""),
    landmark: text().notNull().default(""),
    pincode: text().notNull(),
    type: text().$type<AddressType>().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    /** When it was last chosen as the default. The latest one is the default, so there can't be two. */
    chosenAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    unique("addresses_each_once").on(t.userId, t.line),
    knownCodes("addresses_known_type", t.type, ADDRESS_TYPES),
  ],
);
