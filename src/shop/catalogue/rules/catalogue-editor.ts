import { may, type Role } from "../../accounts/rules/permissions.ts";

/** The first of these roles that may change the catalogue; undefined if none. */
export function catalogueEditorOf(roles: readonly Role[]): Role | undefined {
  return roles.find((role) => may([role], "change catalogue"));
}
