import type { AddressType } from "../../accounts/rules/address-types.ts";
import { keysOf } from "../../basics/record-of.ts";

export type ReceiverFields = {
  name: string;
  phone: string;
  /** Empty for none. */
  altPhone: string;
  address: string;
  addressType: AddressType;
};

export type ReceiverField = keyof ReceiverFields;

/** The editable fields of a receiver with their labels. */
export const RECEIVER_LABELS = {
  name: "Name",
  phone: "Phone",
  altPhone: "Alternate mobile",
  address: "Address",
  addressType: "Address type",
} as const satisfies Record<ReceiverField, string>;

const FIELDS = keysOf(RECEIVER_LABELS);

/**
 * Merges an edit by field: what its author left as they had read it stays as it is stored.
 * @returns the conflicting fields instead, if one was changed to another value meanwhile
 */
export function mergeReceiver(
  stored: ReceiverFields,
  { read, wanted }: { read: ReceiverFields; wanted: ReceiverFields },
): { merged: ReceiverFields } | { conflicts: ReceiverField[] } {
  const touched = FIELDS.filter((field) => wanted[field] !== read[field]);
  const conflicts = touched.filter(
    (field) => stored[field] !== read[field] && stored[field] !== wanted[field],
  );
  if (conflicts.length > 0) return { conflicts };
  const edits = Object.fromEntries(touched.map((field) => [field, wanted[field]]));
  return { merged: { ...stored, ...edits } };
}
