import { PERMISSIONS, type Permission } from "../../../shop/accounts/rules/permissions.ts";
import { ROLES, type Role } from "../../../shop/accounts/rules/roles.ts";
import { keysOf } from "../../../shop/basics/record-of.ts";

const ALL = keysOf(PERMISSIONS);
/** A role that lacks at most this many permissions is described by what it may not do. */
const FEW = 4;

export function roleName(role: Role): string {
  return `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}

export type RoleChoice = { role: Role; name: string; description: string };

/** Each role with what it may do, read from the table of permissions. */
export function roleChoices(): RoleChoice[] {
  return ROLES.map((role) => ({ role, name: roleName(role), description: describe(role) }));
}

function describe(role: Role): string {
  const isAllowed = (permission: Permission) => PERMISSIONS[permission].some((allowed) => allowed === role);
  const allowed = ALL.filter(isAllowed);
  const missing = ALL.filter((permission) => !isAllowed(permission));
  if (missing.length === 0) return "May do everything.";
  if (missing.length <= FEW) return `May do everything except: ${missing.join(", ")}.`;
  return `May ${allowed.join(", ")}.`;
}
