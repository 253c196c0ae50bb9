import type { RecordConflict } from "../shop/audit/merge-records.ts";

/** The conflicts that a refusal carries in its details; undefined for other refusals. */
export function conflictsIn(details: unknown): RecordConflict[] | undefined {
  return (details as { conflicts?: RecordConflict[] } | null | undefined)?.conflicts;
}

/** The details of a refusal without the author of the change: only the audit log shows authors. */
export function withoutAuthor(details: unknown): unknown {
  const { by: _author, at: _when, ...shown } = details as { by?: string; at?: Date };
  return shown;
}

/** A field of a conflict as this call shows it; the default shows what is stored. */
type Shown = (field: string, value: unknown) => readonly [field: string, value: unknown];

/** The differing fields without the name of the person, which only the audit log shows. Other refusals stay. */
export function conflictsAs(show: Shown): (details: unknown) => unknown {
  return (details) => {
    const conflicts = conflictsIn(details);
    if (!conflicts) return details;
    return {
      conflicts: conflicts.map(({ field, was, theirs, mine }) => {
        const [shown, from] = show(field, was);
        return { field: shown, from, now: show(field, theirs)[1], to: show(field, mine)[1] };
      }),
    };
  };
}

export const shownConflicts = conflictsAs((field, value) => [field, value]);
