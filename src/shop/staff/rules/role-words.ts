/** Roles as one text, for the audit log and for comparing: `kitchen, manager`. */
export function rolesText(roles: readonly string[]): string {
  return roles.length === 0 ? "no role" : [...roles].sort().join(", ");
}
