import { grantRole } from "../accounts/grant-role.ts";
import type { Role } from "../accounts/identity.ts";
import { COMMAND_LINE, recordChange } from "../audit/record-change.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";

const NONE = "no role";

/**
 * Grants a staff role and records it in the audit log. Only the command line does this. A role that the account has
 * already is neither granted nor recorded again.
 */
export async function appointStaff(
  { db, clock }: Pick<Services, "db" | "clock">,
  { email, role, isDemo }: { email: string; role: Role; isDemo: boolean },
): Promise<Outcome<{ isConfirmed: boolean }, "unknown-account" | "unverified-email">> {
  return db.transaction(async (tx) => {
    const granted = await grantRole(tx, { email, role, isDemo });
    if (!granted.ok) return granted;
    const { userId, before, isNew, isConfirmed } = granted.value;
    if (!isNew) return ok({ isConfirmed });
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
    return ok({ isConfirmed });
  });
}
