/** Kinds of records whose changes the log stores as data, so that they can be undone. */
export const RECORD_KINDS = [
  ...(["product", "sku", "combos", "combo-parts", "category", "menu", "home", "add-on"] as const),
  ...(["page", "article", "settings", "kitchen"] as const),
  ...(["option", "pincode", "slot", "blackout", "planned-price", "roles"] as const),
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** A stored value, as JSON has it. */
export type FieldValue = string | number | boolean | null | string[];

/** Fields of a record by name. */
export type Fields = Record<string, FieldValue>;

/** A record that was changed: its differing fields. `before` is null if the change created it. */
export type ChangedRecord = { kind: RecordKind; key: string; before: Fields | null; after: Fields };

/** A change of a record that can be undone: the fields that it restores, and what the change had left in them. */
export type RestorableRecord = ChangedRecord & { before: Fields };

/**
 * The record to restore on undo. A created record is withdrawn, not deleted, because orders may name it.
 * @param withdrawn the fields that take a record of this kind out of use
 */
export function toRestorable(record: ChangedRecord, withdrawn: Fields): RestorableRecord {
  const before = record.before ?? withdrawn;
  const after = Object.keys(before).map((field) => [field, record.after[field] ?? null]);
  return { ...record, before, after: Object.fromEntries(after) };
}

/** Whether two stored values are the same. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of `after` that differ from `before`, both sides; null if none differs. */
export function changedFields(
  before: Readonly<Fields>,
  after: Readonly<Fields>,
): { before: Fields; after: Fields } | null {
  const names = Object.keys(after).filter((name) => !isSameValue(before[name], after[name]));
  if (names.length === 0) return null;
  const pick = (fields: Readonly<Fields>) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
