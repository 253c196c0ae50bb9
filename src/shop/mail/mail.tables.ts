import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { knownCodes } from "../known-codes.ts";
import type { MailKind } from "./rules/mail-kinds.ts";
import { MAIL_STATES, type MailState } from "./rules/mail-states.ts";

const at = () => timestamp({ withTimezone: true });

/**
 * The outbox. A mail is written in the transaction of its cause, and sent afterwards. The row stays; content, and
 * later the recipient, are erased.
 */
export const mails = pgTable(
  "mails",
  {
    /** Makes the mail unique, such as `order-placed:<order id>`; also its Message-ID. */
    key: text().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    /** An e-mail address; empty once erased. */
    recipient: text().notNull(),
    /** These are null once erased. */
    subject: text(),
    body: text(),
    html: text(),
    /** For mails to a list: the unsubscribe URL. */
    leaveUrl: text(),
    /** Holds a code or similar, so its content is erased once sent. */
    isSecret: boolean().notNull(),
    state: text().$type<MailState>().notNull(),
    tries: integer().notNull().default(0),
    lastError: text(),
    writtenAt: at().notNull(),
    /** After this it is of no use and is not sent. */
    sendBy: at(),
    /** Claimed by a sender until then. */
    takenUntil: at(),
    triedAt: at(),
    /** When it was sent or given up. */
    endedAt: at(),
  },
  (t) => [
    knownCodes("mails_known_state", t.state, MAIL_STATES),
    check("mails_end_once", sql`(${t.state} = 'waiting') = (${t.endedAt} is null)`),
    // The second part of a key is the id of the mail's subject.
    index("mails_by_subject").on(sql`split_part(${t.key}, ':', 2)`),
    index("mails_by_recipient").on(t.recipient),
    index("mails_waiting").on(t.writtenAt).where(sql`${t.state} = 'waiting'`),
    index("mails_given_up").on(t.endedAt).where(sql`${t.state} = 'given up'`),
    index("mails_with_content").on(t.endedAt).where(sql`${t.body} is not null or ${t.recipient} <> ''`),
  ],
);
