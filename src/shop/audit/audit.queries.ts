import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, max, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Cursor } from "../basics/keyset.ts";
import { auditEntries, auditRecords } from "./audit.tables.ts";
import type { AuditSubject } from "./rules/audit-codes.ts";
import type { ChangedRecord, RecordKind } from "./rules/changed-record.ts";
import type { ChangeAuthor } from "./rules/own-change.ts";

type Handle = Db | Tx;

/** @returns the entry's id; null if it undoes an entry that is undone already */
export async function insertEntry(
  db: Handle,
  entry: typeof auditEntries.$inferInsert,
): Promise<number | null> {
  const [row] = await db
    .insert(auditEntries)
    .values(entry)
    .onConflictDoNothing({ target: auditEntries.undoes })
    .returning({ id: auditEntries.id });
  return row?.id ?? null;
}

/** Inserts the records of an entry as one JSON value: an import may have tens of thousands. */
export async function insertRecords(db: Handle, entryId: number, records: ChangedRecord[]): Promise<void> {
  if (records.length === 0) return;
  await db.execute(sql`
    insert into ${auditRecords} (entry_id, kind, key, before, after)
    select ${entryId}::bigint, r.kind, r.key, nullif(r.before, 'null'::jsonb), r.after
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r(kind text, key text, before jsonb, after jsonb)`);
}

/** Replaces all notes on these subjects; empty ones stay empty. */
export async function replaceNotes(
  tx: Tx,
  { subject, subjectIds, by }: { subject: AuditSubject; subjectIds: string[]; by: string },
): Promise<void> {
  const { subjectId, note } = auditEntries;
  await tx
    .update(auditEntries)
    .set({ note: by })
    .where(and(eq(auditEntries.subject, subject), inArray(subjectId, subjectIds), ne(note, "")));
}

/** Replaces this label on all entries about accounts. */
export async function replaceAccountLabel(tx: Tx, label: string, by: string): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ label: by })
    .where(and(eq(auditEntries.subject, "account"), eq(auditEntries.label, label)));
}

/** All changes of a record, the oldest first. */
export function selectHistory(db: Handle, record: { kind: RecordKind; key: string }) {
  const { kind, key, before, after, entryId } = auditRecords;
  return db
    .select({ at: auditEntries.at, before, after })
    .from(auditRecords)
    .innerJoin(auditEntries, eq(auditEntries.id, entryId))
    .where(and(eq(kind, record.kind), eq(key, record.key)))
    .orderBy(asc(entryId));
}

/** The entries that the log lists. Null: all. */
export type EntryFilter = {
  subject: AuditSubject | null;
  actorId: string | null;
  /** From this instant on. */
  from: Date | null;
  /** Before this instant. */
  to: Date | null;
};

function isListed({ subject, actorId, from, to }: EntryFilter): SQL | undefined {
  return and(
    subject === null ? undefined : eq(auditEntries.subject, subject),
    actorId === null ? undefined : eq(auditEntries.actorId, actorId),
    from === null ? undefined : gte(auditEntries.at, from),
    to === null ? undefined : lt(auditEntries.at, to),
  );
}

/** From the cursor on, which is the id of an entry: the newest first, or back towards the newest. */
export function selectEntries(
  db: Handle,
  filter: EntryFilter,
  { cursor, limit }: { cursor: Cursor; limit: number },
) {
  const { id, at } = auditEntries;
  const isBack = cursor?.direction === "before";
  const order = isBack ? asc : desc;
  const key = Number(cursor?.key);
  // A subquery of one value, so that PostgreSQL begins in the index at this row.
  const keyAt = db.select({ at }).from(auditEntries).where(eq(id, key));
  const from = isBack
    ? sql`(${at}, ${id}) > ((${keyAt}), ${key}::bigint)`
    : sql`(${at}, ${id}) < ((${keyAt}), ${key}::bigint)`;
  return db
    .select()
    .from(auditEntries)
    .where(and(isListed(filter), cursor ? from : undefined))
    .orderBy(order(at), order(id))
    .limit(limit);
}

/** How many they are, at most `most`. */
export async function countEntries(db: Handle, filter: EntryFilter, most: number): Promise<number> {
  const counted = db.select({ id: auditEntries.id }).from(auditEntries).where(isListed(filter)).limit(most);
  return db.$count(counted.as("counted"));
}

export async function selectEntry(db: Handle, id: number) {
  const [row] = await db.select().from(auditEntries).where(eq(auditEntries.id, id));
  return row;
}

/** Reads the author of the newest entry about a subject; undefined if there is none. */
export async function selectLatestAbout(
  db: Handle,
  about: { subject: AuditSubject; subjectId: string; label?: string; after?: string; note?: string },
): Promise<ChangeAuthor | undefined> {
  const { id, actorId, actorName, tokenId, at, subject, subjectId, label, after, note } = auditEntries;
  const [row] = await db
    .select({ actorId, actorName, tokenId, at })
    .from(auditEntries)
    .where(
      and(
        eq(subject, about.subject),
        eq(subjectId, about.subjectId),
        about.label === undefined ? undefined : eq(label, about.label),
        about.after === undefined ? undefined : eq(after, about.after),
        about.note === undefined ? undefined : eq(note, about.note),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return row;
}

/** Selects those of these entries that were undone, each with the entry that undid it. */
export function selectUndone(db: Handle, ids: number[]) {
  return db
    .select({ id: auditEntries.undoes, by: auditEntries.id })
    .from(auditEntries)
    .where(inArray(auditEntries.undoes, ids));
}

/** The first records of each of these entries. An import has tens of thousands, so each is limited by itself. */
export async function selectFirstRecords(
  db: Handle,
  ids: number[],
  limit: number,
): Promise<(ChangedRecord & { entryId: number })[]> {
  const { entryId, kind, key, before, after } = auditRecords;
  const first = db
    .select({ entryId, kind, key, before, after })
    .from(auditRecords)
    .where(eq(entryId, sql`ids.id`))
    .orderBy(asc(kind), asc(key))
    .limit(limit)
    .as("first");
  return db
    .select({
      ...{ entryId: first.entryId, kind: first.kind, key: first.key },
      ...{ before: first.before, after: first.after },
    })
    .from(sql`unnest(${sql.param(ids)}::bigint[]) as ids(id)`)
    .innerJoinLateral(first, sql`true`);
}

/** All records of an entry. */
export function selectRecords(db: Handle, id: number): Promise<ChangedRecord[]> {
  const { entryId, kind, key, before, after } = auditRecords;
  return db
    .select({ kind, key, before, after })
    .from(auditRecords)
    .where(eq(entryId, id))
    .orderBy(asc(kind), asc(key));
}

/** The last entry that changed a product or its SKUs; null if the log has none. */
export async function selectLatestOfProduct(
  db: Handle,
  { productId, skus }: { productId: string; skus: string[] },
): Promise<number | null> {
  const [row] = await db
    .select({ latest: max(auditRecords.entryId) })
    .from(auditRecords)
    .where(isOfProduct(productId, skus));
  return row?.latest ?? null;
}

/** Changes of a product and its SKUs after an entry, newest first. */
export function selectChangesOfProduct(
  db: Handle,
  { productId, skus, after, limit }: { productId: string; skus: string[]; after: number; limit: number },
): Promise<ChangedRecord[]> {
  const { entryId, kind, key, before } = auditRecords;
  return db
    .select({ kind, key, before, after: auditRecords.after })
    .from(auditRecords)
    .where(and(isOfProduct(productId, skus), gt(entryId, after)))
    .orderBy(desc(entryId))
    .limit(limit);
}

function isOfProduct(productId: string, skus: string[]) {
  const { kind, key } = auditRecords;
  return or(
    and(eq(kind, "product"), eq(key, productId)),
    and(eq(kind, "sku"), sql`${key} = any(${sql.param(skus)})`),
  );
}

/** The newest changes of these records after an entry. */
export function selectLaterChanges(
  db: Handle,
  { kind, keys, afterEntry, limit }: { kind: RecordKind; keys: string[]; afterEntry: number; limit: number },
) {
  const { id, at, actorId, actorName } = auditEntries;
  return db
    .select({ id, at, actorId, actorName, key: auditRecords.key, after: auditRecords.after })
    .from(auditRecords)
    .innerJoin(auditEntries, eq(id, auditRecords.entryId))
    .where(
      and(
        eq(auditRecords.kind, kind),
        sql`${auditRecords.key} = any(${sql.param(keys)})`,
        gt(auditRecords.entryId, afterEntry),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** Those of these records that were created after an entry. An import has thousands, so each is looked up by itself. */
export async function selectCreatedLater(
  db: Handle,
  { kind, keys, afterEntry }: { kind: RecordKind; keys: string[]; afterEntry: number },
): Promise<string[]> {
  const { key, entryId, before } = auditRecords;
  const ofKind = and(eq(auditRecords.kind, kind), eq(key, sql`keys.key`));
  const created = db
    .select({ entryId })
    .from(auditRecords)
    .where(and(ofKind, gt(entryId, afterEntry), isNull(before)))
    // In the order of the index, so that PostgreSQL reads that and not the table.
    .orderBy(auditRecords.kind, key, asc(entryId))
    .limit(1)
    .as("created");
  const rows = await db
    .select({ key: sql<string>`keys.key` })
    .from(sql`unnest(${sql.param(keys)}::text[]) as keys(key)`)
    .innerJoinLateral(created, sql`true`);
  return rows.map((row) => row.key);
}

/** The last change of each field of these records, with the fields as it left them. */
export async function selectLastAuthors(db: Handle, { kind, keys }: { kind: RecordKind; keys: string[] }) {
  const { id, at, actorId, actorName, tokenId } = auditEntries;
  const field = sql<string>`field`;
  return db
    .selectDistinctOn([auditRecords.key, field], {
      ...{ entryId: id, key: auditRecords.key, field, at, actorId, actorName, tokenId },
      after: auditRecords.after,
    })
    .from(auditRecords)
    .innerJoin(auditEntries, eq(id, auditRecords.entryId))
    .innerJoinLateral(sql`jsonb_object_keys(${auditRecords.after}) as field`, sql`true`)
    .where(and(eq(auditRecords.kind, kind), sql`${auditRecords.key} = any(${sql.param(keys)})`))
    .orderBy(auditRecords.key, field, desc(id));
}

export async function selectUnchanged(
  db: Handle,
  sold: { product: string; sku: string }[],
  passingFields: string[],
): Promise<number> {
  if (sold.length === 0) return 0;
  const { entryId, kind, key, before, after } = auditRecords;
  const keys = sql`unnest(${sql.param(sold.map(({ product }) => product))}::text[], ${sql.param(sold.map(({ sku }) => sku))}::text[])`;
  // The order and limit of each subquery keep the plan on the index, however many products there are.
  const changedProducts = sql`(
    select s.product from sold s, lateral (
      select from ${auditRecords} where ${kind} = 'product' and ${key} = s.product order by ${entryId} limit 1) as record
    union
    select s.product from sold s, lateral (
      select from ${auditRecords} where ${kind} = 'sku' and ${key} = s.sku
        and (${before} is null or ${after} - ${sql.param(passingFields)}::text[] <> '{}'::jsonb)
        order by ${entryId} limit 1) as record)`;
  const [row] = await db.select({ many: sql<number>`count(*)::int` }).from(
    sql`(with sold (product, sku) as (select * from ${keys})
        select product from sold except ${changedProducts}) as unchanged`,
  );
  return row?.many ?? 0;
}
