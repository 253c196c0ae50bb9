import { may } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";

/** The role by which a person reconciles settlements; null if they may not. */
export function settlementEditorOf(roles: readonly Role[]): "owner" | "accountant" | null {
  if (!may(roles, "reconcile settlements")) return null;
  return roles.includes("owner") ? "owner" : "accountant";
}
