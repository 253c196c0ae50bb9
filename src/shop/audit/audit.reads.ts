import type { Services } from "../services.ts";
import {
  selectChangesOfProduct,
  selectCreatedLater,
  selectEntry,
  selectFirstRecords,
  selectHistory,
  selectLastAuthors,
  selectLaterChanges,
  selectLatestAbout,
  selectLatestOfProduct,
  selectRecords,
  selectUnchanged,
  selectUndone,
} from "./audit.queries.ts";
import type { AuditEntry } from "./list-changes.ts";
import { type ChangedRecord, type FieldValue, isSameValue, type RecordKind } from "./rules/changed-record.ts";
import type { ChangeAuthor } from "./rules/own-change.ts";

/** An entry with at most `limit` of its records; null if it does not exist. The caller has checked permissions. */
export async function getChange(
  { db }: Pick<Services, "db">,
  { id, limit }: { id: number; limit: number },
): Promise<AuditEntry | null> {
  const entry = await selectEntry(db, id);
  if (!entry) return null;
  const [records, undone] = await Promise.all([selectFirstRecords(db, [id], limit), selectUndone(db, [id])]);
  const { actorId: _whoExactly, tokenId: _whichExactly, ...shown } = entry;
  return { ...shown, records, undoneBy: undone[0]?.by ?? null };
}

/** All records that an entry changed. */
export function listChangedRecords(
  { db }: Pick<Services, "db">,
  { id }: { id: number },
): Promise<ChangedRecord[]> {
  return selectRecords(db, id);
}

type OfProduct = { productId: string; skus: string[] };

/** The entry that changed a product or its SKUs last: the version of the product for programs. 0 if the log has none. */
export async function latestEntryOfProduct(
  { db }: Pick<Services, "db">,
  product: OfProduct,
): Promise<number> {
  return (await selectLatestOfProduct(db, product)) ?? 0;
}

/** Records of a product and its SKUs that changed after an entry, the newest first. */
export function listChangesOfProduct(
  { db }: Pick<Services, "db">,
  changes: OfProduct & { after: number; limit: number },
): Promise<ChangedRecord[]> {
  return selectChangesOfProduct(db, changes);
}

/** All changes of a record, with their times. */
export function listHistory(
  { db }: Pick<Services, "db">,
  record: { kind: RecordKind; key: string },
): Promise<(Pick<ChangedRecord, "before" | "after"> & { at: Date })[]> {
  return selectHistory(db, record);
}

/** A change of a record: its log entry, author, time, and changed fields. */
export type LaterChange = { id: number; at: Date; actorName: string; key: string; fields: string[] };

/** The newest changes of these records after an entry. */
export async function listLaterChanges(
  { db }: Pick<Services, "db">,
  records: { kind: RecordKind; keys: string[]; afterEntry: number; limit: number },
): Promise<LaterChange[]> {
  const rows = await selectLaterChanges(db, records);
  return rows.map(({ id, at, actorName, key, after }) => ({
    ...{ id, at, actorName, key, fields: Object.keys(after) },
  }));
}

/**
 * Those of these records that were created after an entry: the entry is about a former one with the same key, which was
 * deleted.
 */
export function listCreatedLater(
  { db }: Pick<Services, "db">,
  records: { kind: RecordKind; keys: string[]; afterEntry: number },
): Promise<string[]> {
  return selectCreatedLater(db, records);
}

/** The last change of a field: its entry, author, time and new value. */
export type LastAuthor = ChangeAuthor & { entryId: number; value: FieldValue };

/** The last change of each field of these records, by `key field`. Unchanged fields are not in the map. */
export async function lastAuthorsOf(
  { db }: Pick<Services, "db">,
  records: { kind: RecordKind; keys: string[] },
): Promise<Map<string, LastAuthor>> {
  const rows = await selectLastAuthors(db, records);
  return new Map(
    rows.map(({ key, field, after, ...author }) => [
      `${key} ${field}`,
      { ...author, value: after[field] ?? null },
    ]),
  );
}

/** The last change of one field; null if the log has no change that left it at this value. */
export async function authorOfField(
  services: Pick<Services, "db">,
  { kind, key, field, value }: { kind: RecordKind; key: string; field: string; value: FieldValue },
): Promise<LastAuthor | null> {
  const author = (await lastAuthorsOf(services, { kind, keys: [key] })).get(`${key} ${field}`);
  return author && isSameValue(author.value, value) ? author : null;
}

/** Reads the author of the newest entry about a subject, optionally of those with a given label, result or note. */
export async function latestAuthorAbout(
  { db }: Pick<Services, "db">,
  about: Pick<AuditEntry, "subject" | "subjectId"> & Partial<Pick<AuditEntry, "label" | "after" | "note">>,
): Promise<ChangeAuthor | null> {
  return (await selectLatestAbout(db, about)) ?? null;
}

/**
 * How many of these products the log does not know, and none of their SKUs.
 * @param passingFields fields of a SKU whose changes do not count
 */
export function countUnchanged(
  { db }: Pick<Services, "db">,
  { sold, passingFields }: { sold: { product: string; sku: string }[]; passingFields: string[] },
): Promise<number> {
  return selectUnchanged(db, sold, passingFields);
}
