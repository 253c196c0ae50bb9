import type { ChangedRecord } from "../../../shop/audit/rules/changed-record.ts";
import type { ShownRecord } from "./record-list.tsx";
import { fieldWords, recordName } from "./record-words.ts";

/** A changed record in words. On the server, because the words of all fields are many bytes of script. */
export function showRecord(record: ChangedRecord): ShownRecord {
  return { id: `${record.kind} ${record.key}`, name: recordName(record), fields: fieldWords(record) };
}
