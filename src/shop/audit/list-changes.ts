import type { Services } from "../services.ts";
import { countEntries, selectEntries } from "./audit.queries.ts";
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

export type AuditPage = { entries: AuditEntry[]; page: number; pages: number; total: number };

/** Changes by staff, newest first. Pages count from 1. The caller has checked permissions. */
export async function listChanges(
  services: Pick<Services, "db">,
  { page = 1 }: { page?: number },
): Promise<AuditPage> {
  const range = { limit: CHANGES_ON_A_PAGE, offset: (page - 1) * CHANGES_ON_A_PAGE };
  const [rows, total] = await Promise.all([selectEntries(services.db, range), countEntries(services.db)]);
  const entries = rows.map(({ actorId: _whoExactly, ...entry }) => entry);
  return { entries, page, pages: Math.max(1, Math.ceil(total / CHANGES_ON_A_PAGE)), total };
}
