import { may } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";

/** The role that lets a person manage an endpoint; with receivers, only a role that sees them. Undefined for none. */
export function webhookManagerOf(
  roles: readonly Role[],
  { withReceivers }: { withReceivers: boolean } = { withReceivers: false },
): Role | undefined {
  return roles.find(
    (role) =>
      may([role], "manage webhooks") &&
      (!withReceivers || (may([role], "see receivers") && may([role], "see customers"))),
  );
}
