import type { Role } from "../../shop/accounts/identity.ts";

export const OFFICE_ROOT = "/admin";

/** The page after a sign-in without a page to return to. Staff go to the office, which redirects by role. */
export function homeOf(roles: readonly Role[]): string {
  return roles.length > 0 ? OFFICE_ROOT : "/";
}
