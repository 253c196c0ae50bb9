import type { Session } from "../accounts/identity.ts";
import { OFFICE_LISTS, type OfficeListName } from "../accounts/rules/office-lists.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import type { Cursor, KeysetPage } from "../basics/keyset.ts";
import { type ExportColumn, type ListExport, listExport, MOST_EXPORTED } from "../basics/list-export.ts";
import { showCount } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type ExportFilters, exportNote } from "./export-note.ts";
import { recordChange } from "./record-change.ts";

/** Files of one list that one person takes. */
const EXPORTS = { max: 20, seconds: 10 * 60 };

export type ExportRefusal = "not-your-move" | "too-many-tries" | "export-too-large";

/**
 * A list as rows of a file, for staff who may take it. The log records who took how many rows.
 * @param count counts the rows, at most as many as given
 * @param read a page of rows from the cursor on, usually `EXPORT_CHUNK`
 */
export async function exportList<Row>(
  services: Pick<Services, "db" | "clock" | "rateLimiter">,
  {
    staff,
    list,
    count,
    filters,
    columns,
    read,
  }: {
    staff: Session;
    list: OfficeListName;
    count: (most: number) => Promise<number>;
    filters: ExportFilters;
    columns: readonly ExportColumn<Row>[];
    read: (cursor: Cursor) => Promise<Pick<KeysetPage<Row>, "rows" | "after">>;
  },
): Promise<Outcome<ListExport, ExportRefusal>> {
  const { export: permission, singular, plural } = OFFICE_LISTS[list];
  const role = roleFor(staff.roles, permission);
  if (role === undefined) return refuse("not-your-move");
  const key = `export-${list}:${staff.userId}`;
  const { allowed, retryAfter } = await services.rateLimiter.take(key, EXPORTS.max, EXPORTS.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const rows = await count(MOST_EXPORTED + 1);
  if (rows > MOST_EXPORTED) return refuse("export-too-large", { most: MOST_EXPORTED });
  const label = `${showCount(rows)} ${rows === 1 ? singular : plural}`;
  await recordChange(services, {
    ...{ staff, role, subject: "export", subjectId: list, label, before: "", after: "exported" },
    note: exportNote(filters),
  });
  return ok(listExport(columns, read));
}
