import type { Session } from "../accounts/identity.ts";
import { type AuditEntry, type ChangeFilter, countChanges, listChanges } from "../audit/list-changes.ts";
import { type ExportRefusal, openExport } from "../audit/open-export.ts";
import {
  EXPORT_CHUNK,
  type ExportColumn,
  type ListExport,
  listExport,
  timeCell,
} from "../basics/list-export.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
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
  const opened = await openExport(services, {
    ...{ staff, list: "log" },
    count: (most) => countChanges(services, { filter, most }),
    note: filter.subject === null ? "" : SUBJECT_WORDS[filter.subject],
  });
  if (!opened.ok) return opened;
  return ok(listExport(COLUMNS, (cursor) => listChanges(services, { filter, cursor, size: EXPORT_CHUNK })));
}
