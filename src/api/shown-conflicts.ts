import type { RecordConflict } from "../shop/audit/merge-records.ts";
import type { FieldValue } from "../shop/audit/rules/changed-record.ts";
import type { ChangedBy } from "../shop/audit/rules/own-change.ts";

/** The details of a refusal that names the fields in conflict. */
export type Conflicts = { conflicts: RecordConflict[] };

/** The details of a refusal without the author of the change: only the audit log shows authors. */
export function withoutAuthor({ by: _author, at: _when, ...shown }: ChangedBy) {
  return shown;
}

/** A field of a conflict as this call shows it; the default shows what is stored. */
type Shown = (field: string, value: FieldValue) => readonly [field: string, value: unknown];

/** The differing fields without the name of the person, which only the audit log shows. */
export function conflictsAs(show: Shown) {
  return ({ conflicts }: Conflicts) => ({
    conflicts: conflicts.map(({ field, was, theirs, mine }) => {
      const [shown, from] = show(field, was);
      return { field: shown, from, now: show(field, theirs)[1], to: show(field, mine)[1] };
    }),
  });
}

export const shownConflicts = conflictsAs((field, value) => [field, value]);

/** The lines of a field that holds a list; none for a record that did not exist. */
export function linesOf(value: FieldValue): string[] {
  return Array.isArray(value) ? value : [];
}
