import { getRoles } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { lockRoles } from "../accounts/lock-roles.ts";
import { may, roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { deleteToken } from "./access-tokens.queries.ts";

/** Revokes a token, from its next call on: one's own, or any by those who may change roles. */
export function revokeAccessToken(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<{ name: string }, "not-your-move" | "unknown-token">> {
  const { userId } = staff;
  return refusableTransaction(services.db, async (tx) => {
    await lockRoles(tx);
    const roles = await getRoles({ db: tx }, { userId });
    const role = roleFor(roles, "use access tokens");
    if (!role) return refuse("not-your-move");
    const revoked = await deleteToken(tx, {
      tokenId: id,
      person: may(roles, "change roles") ? null : userId,
    });
    if (!revoked) return refuse("unknown-token");
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "account", subjectId: revoked.userId, label: `Token “${revoked.name}”` },
        ...{ before: revoked.scopes.join(", "), after: "revoked" },
      },
    );
    return ok({ name: revoked.name });
  });
}
