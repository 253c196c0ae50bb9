import type { Role } from "../../shop/accounts/identity.ts";

export const OFFICE_ROOT = "/admin";

/** Where somebody lands who signs in without a page to return to: staff in the office, which leads on by role. */
export function homeOf(roles: readonly Role[]): string {
  return roles.length > 0 ? OFFICE_ROOT : "/";
}
