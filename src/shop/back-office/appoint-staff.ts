import { grantRole } from "../accounts/grant-role.ts";
import type { Role } from "../accounts/identity.ts";
import { COMMAND_LINE, recordChange } from "../audit/record-change.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";

const NONE = "no role";

/**
 * Makes somebody one of the staff, and says so in the audit log. Only whoever may write into the shop's database
 * does this, by the command line; a role that they have already is neither given nor noted again.
 */
export async function appointStaff(
  { db, clock }: Pick<Services, "db" | "clock">,
  { email, role }: { email: string; role: Role },
): Promise<Outcome<null, "unknown-account" | "unproven-email">> {
  return db.transaction(async (tx) => {
    const granted = await grantRole(tx, { email, role });
    if (!granted.ok) return granted;
    const { userId, before, isNew } = granted.value;
    if (!isNew) return ok(null);
    await recordChange(
      { db: tx, clock },
      {
        ...COMMAND_LINE,
        subject: "account",
        subjectId: userId,
        label: email,
        before: before.join(", ") || NONE,
        after: [...before, role].sort().join(", "),
      },
    );
    return ok(null);
  });
}
