import { type Day, instantsOf } from "../basics/india-time.ts";
import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import type { Services } from "../services.ts";
import {
  countEntries,
  type EntryFilter,
  selectEntries,
  selectFirstRecords,
  selectUndone,
} from "./audit.queries.ts";
import type { AuditRole, AuditSubject } from "./rules/audit-codes.ts";
import type { ChangedRecord } from "./rules/changed-record.ts";

const CHANGES_ON_A_PAGE = 50;
/** Changed records of an entry that the list shows. */
const RECORDS_OF_AN_ENTRY = 4;

export type AuditEntry = {
  id: number;
  at: Date;
  actorName: string;
  /** The access token with which a program did it. */
  tokenName: string | null;
  role: AuditRole;
  subject: AuditSubject;
  subjectId: string;
  label: string;
  before: string;
  after: string;
  note: string;
  /** How many records it changed. With any, it can be undone. */
  recordCount: number;
  /** The first of them. */
  records: ChangedRecord[];
  /** The entry that this one undid. */
  undoes: number | null;
  /** The entry that undid this one. */
  undoneBy: number | null;
};

/** The changes that the log lists, both days included. Null: all. */
export type ChangeFilter = {
  subject: AuditSubject | null;
  actorId: string | null;
  from: Day | null;
  to: Day | null;
};

const ALL: ChangeFilter = { subject: null, actorId: null, from: null, to: null };

/** Changes by staff, newest first. The key of a cursor is the id of an entry. The caller has checked permissions. */
export async function listChanges(
  services: Pick<Services, "db">,
  {
    filter = ALL,
    cursor,
    size = CHANGES_ON_A_PAGE,
  }: { filter?: ChangeFilter; cursor: Cursor; size?: number },
): Promise<KeysetPage<AuditEntry>> {
  const stored = await selectEntries(services.db, entryFilterOf(filter), { cursor, limit: size + 1 });
  const ids = stored.filter(({ recordCount }) => recordCount > 0).map(({ id }) => id);
  const [records, undone] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          selectFirstRecords(services.db, ids, RECORDS_OF_AN_ENTRY),
          selectUndone(services.db, ids),
        ]);
  const recordsOf = Map.groupBy(records, ({ entryId }) => entryId);
  const undoneBy = new Map(undone.map(({ id, by }) => [id, by]));
  const rows = stored.map(({ actorId: _whoExactly, tokenId: _whichExactly, ...entry }) => ({
    ...entry,
    records: recordsOf.get(entry.id) ?? [],
    undoneBy: undoneBy.get(entry.id) ?? null,
  }));
  return keysetPage(rows, { size, cursor, keyOf: ({ id }) => String(id) });
}

/** How many changes the filter lists, at most `most`. */
export function countChanges(
  services: Pick<Services, "db">,
  { filter, most }: { filter: ChangeFilter; most: number },
): Promise<number> {
  return countEntries(services.db, entryFilterOf(filter), most);
}

function entryFilterOf({ from, to, ...filter }: ChangeFilter): EntryFilter {
  return { ...filter, ...instantsOf({ from, to }) };
}
