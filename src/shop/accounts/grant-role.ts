import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertRole, selectUserId } from "./accounts.queries.ts";
import { lockUser } from "./erasure.queries.ts";
import type { Role } from "./identity.ts";

/**
 * Gives somebody who has an account a role of the staff; again changes nothing. Only whoever may write into the
 * shop's database does this. An account whose e-mail nobody has shown to be theirs gets none: whoever signs up with
 * a password first would be that colleague.
 */
export async function grantRole(
  { db }: Pick<Services, "db">,
  { email, role }: { email: string; role: Role },
): Promise<Outcome<null, "unknown-account" | "unproven-email">> {
  return db.transaction(async (tx) => {
    const userId = await selectUserId(tx, email);
    const user = userId ? await lockUser(tx, userId) : undefined;
    // Between both looks the account may have taken another address.
    if (!userId || user?.email !== email) return refuse("unknown-account");
    if (!user.isProven) return refuse("unproven-email");
    await insertRole(tx, userId, role);
    return ok(null);
  });
}
