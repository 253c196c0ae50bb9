import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { mails } from "./mail.tables.ts";
import type { MailKind } from "./rules/mail-kinds.ts";

export function selectMailsTo(db: Db | Tx, recipient: string) {
  return db
    .select({ kind: mails.kind, state: mails.state, writtenAt: mails.writtenAt })
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(asc(mails.writtenAt));
}

/** Deletes every mail to this e-mail, sent or not. */
export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.recipient, recipient));
}

/** Deletes every mail whose key names one of these subjects. */
export async function deleteMailsAbout(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(mails).where(inArray(sql`split_part(${mails.key}, ':', 2)`, ids));
}

/** Redirects mails about these subjects or of these kinds. Includes given-up mails, which staff may retry. */
export async function redirectUnsent(
  tx: Tx,
  { about, kinds, from, to }: { about: string[]; kinds: MailKind[]; from: string; to: string },
): Promise<void> {
  const isAbout = inArray(sql`split_part(${mails.key}, ':', 2)`, about);
  const redirected = or(isAbout, inArray(mails.kind, kinds));
  await tx
    .update(mails)
    .set({ recipient: to })
    .where(and(redirected, eq(mails.recipient, from), inArray(mails.state, ["waiting", "given up"])));
}

export async function deleteWaitingTo(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.recipient, recipient), eq(mails.state, "waiting")));
}

/** Keeps kind and time of mails, without recipient and content. */
export async function anonymiseMailsTo(tx: Tx, recipient: string): Promise<void> {
  const nothing = { subject: null, body: null, html: null, leaveUrl: null, lastError: null };
  await tx
    .update(mails)
    .set({ ...nothing, recipient: "" })
    .where(eq(mails.recipient, recipient));
}
