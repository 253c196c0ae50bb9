import { may, type Permission } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";

type Scope = { label: string; description: string; permissions: readonly Permission[] };

/** What a token may be used for. Whoever has none of a scope's permissions cannot choose it. */
export const TOKEN_SCOPES = {
  "orders:read": {
    ...{
      label: "Read orders",
      description: "Sheets of photos to print, and when the orders of a kitchen change.",
    },
    permissions: ["see orders"],
  },
  "orders:write": {
    ...{
      label: "Change orders",
      description: "Report the stops of a run: picked up, set out, delivered or failed.",
    },
    permissions: ["deliver"],
  },
} as const satisfies Record<string, Scope>;

export type TokenScope = keyof typeof TOKEN_SCOPES;

export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as TokenScope[];

/** The scopes that somebody with these roles may give a token. */
export function scopesFor(roles: readonly Role[]): TokenScope[] {
  return TOKEN_SCOPE_NAMES.filter((scope) =>
    TOKEN_SCOPES[scope].permissions.some((permission) => may(roles, permission)),
  );
}
