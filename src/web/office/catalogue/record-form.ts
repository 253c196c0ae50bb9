import { z } from "zod";
import type { RecordConflict } from "../../../shop/audit/merge-records.ts";
import type { Fields } from "../../../shop/audit/rules/changed-record.ts";
import { readJsonField } from "../read-json-field.ts";

const LONGEST_STATE = 30_000;

/** The stored fields that a form was made from. They are compared with the stored ones, and never stored. */
export const fieldsAsRead = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

/** The fields that the form of one record was made from, as its hidden field carries them; null if unreadable. */
export function readRecordState(text: string): Fields | null {
  return readJsonField(fieldsAsRead, text, LONGEST_STATE);
}

/**
 * The state of the form of one record after a conflict: what was read, with the stored values of the fields in
 * conflict, which the editor has seen now.
 */
export function stateWithTheirs(read: Fields, conflicts: RecordConflict[]): string {
  return JSON.stringify({
    ...read,
    ...Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs])),
  });
}
