import { type Fields, type FieldValue, isSameValue } from "./changed-record.ts";

/** A field that another person changed after the editor had read it. */
export type FieldConflict = { field: string; was: FieldValue; theirs: FieldValue; mine: FieldValue };

/**
 * Merges an edit into a record field by field. Fields that the editor did not touch stay as stored. A field conflicts
 * if it was touched, and the stored value is neither the one that the editor read nor the one they want.
 * @param edit `asOne` names fields that only make sense together: who touches one of them has touched all
 * @param isOwn whether the editor was the last to change a field: one's own saves never conflict
 */
export function mergeEdit<Stored extends Fields>(
  stored: Stored,
  edit: { from: Readonly<Fields>; to: Readonly<Fields>; asOne?: readonly string[] },
  isOwn: (field: string) => boolean,
): { merged: Stored; conflicts: FieldConflict[] } {
  const changed: Fields = {};
  const conflicts: FieldConflict[] = [];
  const { from, to, asOne = [] } = edit;
  const isTouched = (field: string) => !isSameValue(to[field] ?? null, from[field] ?? null);
  const allTouched = asOne.some(isTouched) ? asOne : [];
  for (const [field, mine] of Object.entries(to)) {
    const was = from[field] ?? null;
    const theirs = stored[field] ?? null;
    const isWanted = isTouched(field) || allTouched.includes(field);
    if (!isWanted || isSameValue(mine, theirs)) continue;
    if (!isSameValue(theirs, was) && !isOwn(field)) conflicts.push({ field, was, theirs, mine });
    else changed[field] = mine;
  }
  return { merged: { ...stored, ...changed }, conflicts };
}

/**
 * The record with the values from before a change. Null if one of the changed fields has been changed again, or the
 * record is gone.
 */
export function restoreFields<Stored extends Fields>(
  stored: Stored | undefined,
  { before, after }: { before: Readonly<Fields>; after: Readonly<Fields> },
): Stored | null {
  if (stored === undefined) return null;
  const isAsLeft = Object.keys(before).every((field) =>
    isSameValue(stored[field] ?? null, after[field] ?? null),
  );
  return isAsLeft ? { ...stored, ...before } : null;
}
