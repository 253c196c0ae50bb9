import type { Session } from "../accounts/identity.ts";
import type { Services } from "../services.ts";
import { insertEntry, insertRecords } from "./audit.queries.ts";
import type { AuditRole, AuditSubject } from "./rules/audit-codes.ts";
import type { ChangedRecord } from "./rules/changed-record.ts";

/** Anyone with a shell on the shop's machine. The command line cannot tell who. */
export const COMMAND_LINE = {
  staff: { userId: "command-line", name: "Command line", email: "" },
  role: "operator",
} as const;

/** A change by staff. */
export type Change = {
  staff: Pick<Session, "userId" | "name" | "email" | "token">;
  /** The role that allowed it. */
  role: AuditRole;
  subject: AuditSubject;
  subjectId: string;
  /** The name by which people know the subject: an order's number. */
  label: string;
  before: string;
  after: string;
  note?: string;
  /** The changed fields as data, which make an undo possible. */
  records?: ChangedRecord[];
  /** The entry that this change undoes. */
  undoes?: number;
};

/**
 * Writes a change into the audit log. Runs in the caller's transaction, so that both are stored or neither.
 * @returns the entry; null if it undoes an entry that is undone already: then nothing is written
 */
export async function recordChange(
  services: Pick<Services, "db" | "clock">,
  { staff, note = "", records = [], ...change }: Change,
): Promise<number | null> {
  const { userId: actorId, name, email, token } = staff;
  const actor = { actorId, actorName: name?.trim() || email || actorId };
  const byToken = { tokenId: token?.id ?? null, tokenName: token?.name ?? null };
  const entry = { ...change, ...actor, ...byToken, note, at: services.clock(), recordCount: records.length };
  const id = await insertEntry(services.db, entry);
  if (id !== null) await insertRecords(services.db, id, records);
  return id;
}
