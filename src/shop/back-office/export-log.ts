import type { Session } from "../accounts/identity.ts";
import { type ExportRefusal, exportList } from "../audit/export-list.ts";
import { type AuditEntry, type ChangeFilter, countChanges, listChanges } from "../audit/list-changes.ts";
import { EXPORT_CHUNK, type ExportColumn, type ListExport, timeCell } from "../basics/list-export.ts";
import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { changeWords, SUBJECT_WORDS } from "./rules/change-words.ts";

const COLUMNS: readonly ExportColumn<AuditEntry>[] = [
  { name: "At", cell: ({ at }) => timeCell(at) },
  { name: "Who", cell: ({ actorName }) => actorName },
  { name: "Role", cell: ({ role }) => role },
  { name: "Token", cell: ({ tokenName }) => tokenName ?? "" },
  { name: "About", cell: ({ subject }) => SUBJECT_WORDS[subject] },
  { name: "What", cell: ({ label }) => label },
  { name: "Before", cell: ({ subject, before }) => changeWords(subject, before) },
  { name: "After", cell: ({ subject, after }) => changeWords(subject, after) },
  { name: "Note", cell: ({ note }) => note },
  { name: "Changed records", cell: ({ recordCount }) => recordCount },
];

/** The filtered log as rows of a file, the newest first. The log records who took how many. */
export async function exportLog(
  services: Pick<Services, "db" | "clock" | "rateLimiter">,
  { filter, staff }: { filter: ChangeFilter; staff: Session },
): Promise<Outcome<ListExport, ExportRefusal>> {
  return exportList(services, {
    ...{ staff, list: "log" },
    count: (most) => countChanges(services, { filter, most }),
    filters: {
      ...{ from: filter.from, to: filter.to },
      words: [filter.subject && SUBJECT_WORDS[filter.subject], await actorWords(services, filter)],
    },
    columns: COLUMNS,
    read: (cursor) => listChanges(services, { filter, cursor, size: EXPORT_CHUNK }),
  });
}

/** Names the person whose changes the filter lists. Programs may read the note without reading e-mails of the staff. */
async function actorWords(services: Pick<Services, "db">, filter: ChangeFilter): Promise<string | null> {
  if (filter.actorId === null) return null;
  const { rows } = await listChanges(services, { filter, cursor: null, size: 1 });
  const name = rows[0]?.actorName ?? "";
  return name === "" || name.includes("@") ? "by one person" : `by ${name}`;
}
