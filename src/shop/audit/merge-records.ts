import type { Session } from "../accounts/identity.ts";
import type { Services } from "../services.ts";
import { type LastAuthor, lastAuthorsOf } from "./audit.reads.ts";
import {
  type ChangedRecord,
  changedFields,
  type Fields,
  isSameValue,
  type RecordKind,
} from "./rules/changed-record.ts";
import { type FieldConflict, mergeEdit } from "./rules/merge-edit.ts";
import { isOwnChange } from "./rules/own-change.ts";

/** An edit of a locked record: its fields as stored, as the editor read them, and the new values. */
export type RecordEdit<Stored extends Fields> = {
  key: string;
  stored: Stored;
  from: Partial<Fields>;
  to: Partial<Fields>;
  /** Fields that only make sense together: an edit of one counts as an edit of all. */
  asOne?: readonly string[];
};

/** A field that was changed since it was read. The author is null if the log has no entry of that change. */
export type RecordConflict = FieldConflict & { kind: RecordKind; key: string; author: LastAuthor | null };

/** The records that differ now, whole and as the log stores them, and the fields in conflict. */
export type MergedRecords<Stored extends Fields> = {
  changed: { after: Stored; record: ChangedRecord }[];
  conflicts: RecordConflict[];
};

/** Merges edits into records that the caller has locked. Writes nothing. */
export async function mergeRecords<Stored extends Fields>(
  services: Pick<Services, "db">,
  { kind, edits, staff }: { kind: RecordKind; edits: RecordEdit<Stored>[]; staff: Session },
): Promise<MergedRecords<Stored>> {
  const merge = ({ stored, from, to, asOne = [] }: RecordEdit<Stored>, isOwn: (field: string) => boolean) =>
    mergeEdit(stored, { from: definedIn(from), to: definedIn(to), asOne }, isOwn);
  // The log is read only for records with a conflict, because most edits have none.
  const suspects = edits.filter((edit) => merge(edit, () => false).conflicts.length > 0);
  const keys = suspects.map(({ key }) => key);
  const authors: Map<string, LastAuthor> =
    keys.length === 0 ? new Map() : await lastAuthorsOf(services, { kind, keys });
  const result: MergedRecords<Stored> = { changed: [], conflicts: [] };
  for (const edit of edits) {
    const { key, stored } = edit;
    // Planned prices and price lists change fields without the log: its last author is then not the field's.
    const authorOf = (field: string): LastAuthor | null => {
      const author = authors.get(`${key} ${field}`);
      return author && isSameValue(author.value, stored[field] ?? null) ? author : null;
    };
    const isOwn = (field: string) => isOwnChange(authorOf(field), staff);
    const { merged, conflicts } = merge(edit, isOwn);
    for (const conflict of conflicts)
      result.conflicts.push({ ...conflict, kind, key, author: authorOf(conflict.field) });
    const fields = changedFields(stored, merged);
    if (fields) result.changed.push({ after: merged, record: { kind, key, ...fields } });
  }
  return result;
}

function definedIn(fields: Partial<Fields>): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(entries);
}
