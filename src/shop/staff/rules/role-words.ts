import type { Role } from "../../accounts/rules/roles.ts";

/** Roles as one text, for the audit log and for comparing: `kitchen, manager`. */
export function rolesText(roles: readonly Role[]): string {
  return roles.length === 0 ? "no role" : [...roles].sort().join(", ");
}
