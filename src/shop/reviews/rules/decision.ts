import { roleFor } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";

/** The first of these roles that may decide about reviews; undefined if none. */
export function deciderOf(roles: readonly Role[]): Role | undefined {
  return roleFor(roles, "approve reviews");
}

/** The audit entry of a decision, without the author's name, because the log outlives their account. */
export function changeOf({
  id,
  status,
  productId,
}: {
  id: string;
  status: string;
  productId: string | null;
}) {
  const label = productId === null ? "Review of the shop" : `Review of ${productId}`;
  return { subject: "review", subjectId: id, label, before: "pending", after: status } as const;
}
