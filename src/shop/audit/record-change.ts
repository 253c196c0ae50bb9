import type { Session } from "../accounts/identity.ts";
import type { Services } from "../services.ts";
import { insertEntry } from "./audit.queries.ts";
import type { AuditRole, AuditSubject } from "./rules/audit-codes.ts";

/** Anyone with a shell on the shop's machine. The command line cannot tell who. */
export const COMMAND_LINE = {
  staff: { userId: "command-line", name: "Command line", email: "" },
  role: "operator",
} as const;

/** A change by staff. */
export type Change = {
  staff: Pick<Session, "userId" | "name" | "email">;
  /** The role that allowed it. */
  role: AuditRole;
  subject: AuditSubject;
  subjectId: string;
  /** What people call it: an order's number. */
  label: string;
  before: string;
  after: string;
  note?: string;
};

/** Writes a change into the audit log. Runs in the caller's transaction, so that neither is there without the other. */
export async function recordChange(
  services: Pick<Services, "db" | "clock">,
  { staff, note = "", ...change }: Change,
): Promise<void> {
  const { userId: actorId, name, email } = staff;
  const actorName = name?.trim() || email || actorId;
  await insertEntry(services.db, { ...change, note, actorId, actorName, at: services.clock() });
}
