import type { Tx } from "../../infrastructure/database/db.ts";
import { EmailAddress } from "../basics/email.ts";
import { inTransaction } from "../basics/in-transaction.ts";
import { tidy } from "../basics/plain-text.ts";
import type { Services } from "../services.ts";
import { insertMail } from "./mail.queries.ts";
import type { MailContent } from "./rules/mail-content.ts";
import type { MailKind } from "./rules/mail-kinds.ts";
import { mailText } from "./rules/mail-text.ts";

export type NewMail = {
  /** Idempotency key, such as `order-placed:<order id>`. */
  key: string;
  kind: MailKind;
  to: string;
  content: MailContent;
  /** Not sent after this time. */
  sendBy?: Date;
  /** Holds a code or a key: its content is erased once sent. */
  secret?: boolean;
  /** Keys of mails that this one replaces. */
  covers?: string[];
};

/** The services that writing a mail needs; few, so that the identity provider can be built before the others. */
export type Writing = Pick<Services, "db" | "clock" | "settings" | "renderMail" | "jobs">;

/**
 * Writes a mail to the outbox in the caller's transaction, so that it exists only if its cause does. A job sends it.
 * Each key is written once.
 * @returns `isNew`: false if the key exists, or the recipient is empty because the account was deleted
 */
export async function writeMail(services: Writing, mail: NewMail): Promise<{ isNew: boolean }> {
  if (mail.to === "") return { isNew: false };
  const row = await outboxRow(services, mail);
  return inTransaction(services.db, async (tx) => {
    const isNew = await insertWithCovers(tx, row, mail.covers);
    if (isNew) await services.jobs.enqueue(tx, "mail-written", { key: mail.key });
    return { isNew };
  });
}

const NOTHING_SAID = { subject: null, body: null, html: null, leaveUrl: null };

/** Inserts a mail, and the keys that it covers, in the caller's transaction. Returns false if its key exists. */
export async function insertWithCovers(
  tx: Tx,
  row: Awaited<ReturnType<typeof outboxRow>>,
  covers: readonly string[] = [],
): Promise<boolean> {
  if (!(await insertMail(tx, row))) return false;
  const covered = { ...row, ...NOTHING_SAID, state: "covered" as const, endedAt: row.writtenAt };
  for (const key of covers) await insertMail(tx, { ...covered, takenUntil: null, key });
  return true;
}

/** The stored form of a mail. Throws on an invalid recipient, which is a bug. */
export async function outboxRow(services: Omit<Writing, "db" | "jobs">, mail: NewMail) {
  const { key, kind, content, sendBy, secret = false } = mail;
  return {
    key,
    kind,
    recipient: EmailAddress.parse(mail.to),
    // On one line: names occur in subjects, and a line break would start another header.
    subject: tidy(content.subject.replace(/\p{Cc}/gu, " ")),
    body: mailText(content, services.settings),
    html: await services.renderMail(content),
    leaveUrl: content.leave?.url ?? null,
    isSecret: secret,
    state: "waiting" as const,
    writtenAt: services.clock(),
    sendBy: sendBy ?? null,
  };
}
