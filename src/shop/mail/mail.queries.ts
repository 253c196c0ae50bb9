import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, min, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { preparedQuery } from "../prepared-query.ts";
import { mails } from "./mail.tables.ts";
import { ANONYMISED_KINDS } from "./rules/anonymised-kinds.ts";
import type { MailKind } from "./rules/mail-kinds.ts";

type Handle = Db | Tx;

/** Content and recipient are not erased yet. */
const isWhole = and(isNotNull(mails.body), ne(mails.recipient, ""));

export type StoredMail = typeof mails.$inferSelect;

type NewMail = typeof mails.$inferInsert;

const insertMailQuery = preparedQuery("insert-mail", (db, { mail }: { mail: NewMail }) =>
  db.insert(mails).values(mail).onConflictDoNothing().returning({ key: mails.key }),
);

/** False when a mail of this key is there already. */
export async function insertMail(db: Handle, mail: NewMail): Promise<boolean> {
  const written = await insertMailQuery(db, { mail });
  return written.length === 1;
}

type Claim = { key: string; now: Date; until: Date };

const takeMailQuery = preparedQuery("take-mail", (db, { key, now, until }: Claim) =>
  db
    .update(mails)
    .set({ takenUntil: until, triedAt: now, tries: sql`${mails.tries} + 1` })
    .where(
      and(
        eq(mails.key, key),
        eq(mails.state, "waiting"),
        or(isNull(mails.takenUntil), lte(mails.takenUntil, now)),
      ),
    )
    .returning(),
);

/** Claims a waiting mail for sending; undefined if it is claimed, sent or unknown. */
export async function takeMail(db: Handle, claim: Claim) {
  const [mail] = await takeMailQuery(db, claim);
  return mail;
}

export async function isWaiting(db: Handle, key: string): Promise<boolean> {
  return (await db.$count(mails, and(eq(mails.key, key), eq(mails.state, "waiting")))) > 0;
}

type MailEnd = { state: "sent" | "given up" | "out of date"; endedAt: Date; lastError?: string | null };
type EndedMail = Partial<StoredMail> & MailEnd;

const endMailQuery = preparedQuery("end-mail", (db, { key, end }: { key: string; end: EndedMail }) =>
  db
    .update(mails)
    .set(end)
    .where(and(eq(mails.key, key), eq(mails.state, "waiting"))),
);

/** Ends a mail's wait. Erases the content of secret ones, and the recipient of some kinds. */
export async function endMail(
  db: Handle,
  { key, isSecret, kind }: Pick<StoredMail, "key" | "isSecret" | "kind">,
  end: MailEnd,
): Promise<void> {
  const erased = {
    ...(isSecret ? NOTHING_SAID : {}),
    ...(ANONYMISED_KINDS.has(kind) ? { recipient: "" } : {}),
  };
  await endMailQuery(db, { key, end: { ...end, ...erased, takenUntil: null } });
}

/** Lets a given-up mail wait again; undefined if its content or recipient is erased. */
export async function requeueMail(db: Handle, key: string): Promise<{ kind: MailKind } | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ state: "waiting", endedAt: null, triedAt: null })
    .where(and(eq(mails.key, key), eq(mails.state, "given up"), isWhole))
    .returning({ kind: mails.kind });
  return mail;
}

export async function noteFailure(db: Handle, key: string, lastError: string): Promise<void> {
  await db.update(mails).set({ lastError, takenUntil: null }).where(eq(mails.key, key));
}

/** Mails that wait and were not tried since this time, the oldest first. */
export async function selectStragglers(db: Handle, notSince: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: mails.key })
    .from(mails)
    .where(and(eq(mails.state, "waiting"), lt(sql`coalesce(${mails.triedAt}, ${mails.writtenAt})`, notSince)))
    .orderBy(asc(mails.writtenAt))
    .limit(limit);
  return rows.map(({ key }) => key);
}

const NOTHING_SAID = { subject: null, body: null, html: null, leaveUrl: null, lastError: null };

/** Erases the content of mails that ended before this time. Returns how many. */
export async function eraseContents(db: Handle, endedBefore: Date): Promise<number> {
  const erased = await db
    .update(mails)
    .set(NOTHING_SAID)
    .where(and(lt(mails.endedAt, endedBefore), isNotNull(mails.body)))
    .returning({ key: mails.key });
  return erased.length;
}

/** Erases the recipients of mails that ended before this time. Returns how many. */
export async function eraseRecipients(db: Handle, endedBefore: Date): Promise<number> {
  const erased = await db
    .update(mails)
    .set({ ...NOTHING_SAID, recipient: "" })
    .where(and(lt(mails.endedAt, endedBefore), ne(mails.recipient, "")))
    .returning({ key: mails.key });
  return erased.length;
}

/** Waiting mails and since when, and mails given up since a time. */
export async function selectBacklog(db: Handle, givenUpSince: Date) {
  const [waiting] = await db
    .select({ many: count(), since: min(mails.writtenAt) })
    .from(mails)
    .where(eq(mails.state, "waiting"));
  const givenUp = await countGivenUpSince(db, givenUpSince);
  return { waiting: waiting?.many ?? 0, since: waiting?.since ?? null, givenUp };
}

function isGivenUpSince(since: Date) {
  return and(eq(mails.state, "given up"), sql`${mails.endedAt} >= ${since.toISOString()}`);
}

export function countGivenUpSince(db: Handle, since: Date): Promise<number> {
  return db.$count(mails, isGivenUpSince(since));
}

/** Mails given up since a time, newest first, without content and recipient. */
export function selectGivenUp(db: Handle, since: Date, limit: number) {
  const { key, kind, writtenAt, endedAt, tries } = mails;
  return db
    .select({
      ...{ key, kind, writtenAt, endedAt, tries, about: sql<string>`split_part(${mails.key}, ':', 2)` },
      isWhole: sql<boolean>`${isWhole}`,
    })
    .from(mails)
    .where(isGivenUpSince(since))
    .orderBy(sql`${mails.endedAt} desc`)
    .limit(limit);
}

/** Mails about this subject, oldest first, without content. */
export function selectMailsAbout(db: Handle, id: string) {
  const { kind, state, writtenAt, endedAt } = mails;
  return db
    .select({ kind, state, writtenAt, endedAt })
    .from(mails)
    .where(sql`split_part(${mails.key}, ':', 2) = ${id}`)
    .orderBy(asc(mails.writtenAt), asc(mails.key));
}

export async function selectNewestMail(db: Handle, about: string) {
  const { recipient, state } = mails;
  const [mail] = await db
    .select({ recipient, state })
    .from(mails)
    .where(sql`split_part(${mails.key}, ':', 2) = ${about}`)
    .orderBy(desc(mails.writtenAt))
    .limit(1);
  return mail ?? null;
}
