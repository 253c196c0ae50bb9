import { roleFor } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";

/** The first of these roles that may change delivery; undefined if none. */
export function deliveryEditorOf(roles: readonly Role[]): Role | undefined {
  return roleFor(roles, "change delivery");
}
