import type { ChangedRecord } from "../../../shop/audit/rules/changed-record.ts";
import { fieldWords, recordName } from "./record-words.ts";

/** Changed records with their differing fields: old value struck, new value bold. */
export function RecordList({ records, total }: { records: ChangedRecord[]; total: number }) {
  const hidden = total - records.length;
  return (
    <ul className="log-records">
      {records.map((record) => (
        <li key={`${record.kind} ${record.key}`}>
          {recordName(record) !== null && <span className="log-key">{recordName(record)}</span>}
          {fieldWords(record).map(({ field, before, after }) => (
            <span key={field}>
              {field} {before && <s className="muted">{before}</s>}
              <span className="sr-only"> to </span> <b>{after}</b>
            </span>
          ))}
        </li>
      ))}
      {hidden > 0 && <li className="muted">And {hidden} more.</li>}
    </ul>
  );
}
