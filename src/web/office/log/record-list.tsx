import type { FieldWords } from "./record-words.ts";

/** A changed record in words. */
export type ShownRecord = { id: string; name: string | null; fields: FieldWords[] };

/** Changed records with their differing fields: old value struck, new value bold. */
export function RecordList({ records, total }: { records: ShownRecord[]; total: number }) {
  const hidden = total - records.length;
  return (
    <ul className="log-records">
      {records.map(({ id, name, fields }) => (
        <li key={id}>
          {name !== null && <span className="log-key">{name}</span>}
          {fields.map(({ field, before, after }) => (
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
