import { may, type Role } from "../../accounts/rules/permissions.ts";

/** In which of these roles somebody decides about reviews; undefined when in none. */
export function deciderOf(roles: readonly Role[]): Role | undefined {
  return roles.find((role) => may([role], "approve reviews"));
}

/** What the audit log keeps of a decision. It names no author: the log stays when their account goes. */
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
