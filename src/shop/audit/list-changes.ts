import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import type { Services } from "../services.ts";
import { selectEntries } from "./audit.queries.ts";
import type { AuditRole, AuditSubject } from "./rules/audit-codes.ts";

export const CHANGES_ON_A_PAGE = 50;

export type AuditEntry = {
  id: number;
  at: Date;
  actorName: string;
  role: AuditRole;
  subject: AuditSubject;
  subjectId: string;
  label: string;
  before: string;
  after: string;
  note: string;
};

/** Changes by staff, newest first. The key of a cursor is the id of an entry. The caller has checked permissions. */
export async function listChanges(
  services: Pick<Services, "db">,
  { cursor }: { cursor: Cursor },
): Promise<KeysetPage<AuditEntry>> {
  const stored = await selectEntries(services.db, { cursor, limit: CHANGES_ON_A_PAGE + 1 });
  const rows = stored.map(({ actorId: _whoExactly, ...entry }) => entry);
  return keysetPage(rows, { size: CHANGES_ON_A_PAGE, cursor, keyOf: ({ id }) => String(id) });
}
