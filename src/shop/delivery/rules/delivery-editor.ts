import { may, type Role } from "../../accounts/rules/permissions.ts";

/** The first of these roles that may change delivery; undefined if none. */
export function deliveryEditorOf(roles: readonly Role[]): Role | undefined {
  return roles.find((role) => may([role], "change delivery"));
}
