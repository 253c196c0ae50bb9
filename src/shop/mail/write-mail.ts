import { EmailAddress } from "../basics/email.ts";
import { tidy } from "../basics/plain-text.ts";
import type { Services } from "../services.ts";
import { insertMail } from "./mail.queries.ts";
import type { MailContent } from "./rules/mail-content.ts";
import { mailText } from "./rules/mail-text.ts";

export type NewMail = {
  /** Names what the mail tells, so that it is told once, such as `order-placed:<order id>`. */
  key: string;
  /** What sort of mail it is, for the record: `order-placed`. */
  kind: string;
  to: string;
  content: MailContent;
  /** After this it is of no use, and is not sent any more. */
  sendBy?: Date;
  /** It holds a code or a key: what it says is erased as soon as it is sent. */
  secret?: boolean;
  /** Keys of mails that this one makes needless. */
  covers?: string[];
};

/** What writing a mail needs; little enough for the identity provider to have it early. */
export type Writing = Pick<Services, "db" | "clock" | "settings" | "renderMail" | "jobs">;

/**
 * Writes a mail into the outbox, in the caller's transaction, so that it exists exactly when what it tells does.
 * A job sends it afterwards. A second mail of the same key is none.
 * @returns `isNew`: false when it had been written, or been made needless, before; or when it is to nobody, because
 *   a customer has erased their account meanwhile
 */
export async function writeMail(services: Writing, mail: NewMail): Promise<{ isNew: boolean }> {
  if (mail.to === "") return { isNew: false };
  const row = await outboxRow(services, mail);
  return services.db.transaction(async (tx) => {
    const isNew = await insertMail(tx, row);
    if (!isNew) return { isNew };
    await services.jobs.enqueue(tx, "mail-written", { key: mail.key });
    for (const key of mail.covers ?? []) {
      await insertMail(tx, { ...row, key, ...NOTHING_SAID, state: "covered", endedAt: row.writtenAt });
    }
    return { isNew };
  });
}

const NOTHING_SAID = { subject: null, body: null, html: null, leaveUrl: null };

/** A mail as it is stored. Throws when the recipient is no address: that is a bug, and nothing must be sent. */
export async function outboxRow(services: Omit<Writing, "db" | "jobs">, mail: NewMail) {
  const { key, kind, content: letter, sendBy, secret = false } = mail;
  return {
    key,
    kind,
    recipient: EmailAddress.parse(mail.to),
    // On one line: names of people and cakes stand in subjects, and a line break would begin another header.
    subject: tidy(letter.subject.replace(/\p{Cc}/gu, " ")),
    body: mailText(letter, services.settings),
    html: await services.renderMail(letter),
    leaveUrl: letter.leave ?? null,
    isSecret: secret,
    state: "waiting" as const,
    writtenAt: services.clock(),
    sendBy: sendBy ?? null,
  };
}
