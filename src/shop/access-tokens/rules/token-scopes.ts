import { may, type Permission } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";

type Scope = { label: string; description: string; permissions: readonly Permission[] };

/** What a token may be used for. Whoever has none of a scope's permissions cannot choose it. */
export const TOKEN_SCOPES = {
  "orders:read": {
    ...{
      label: "Read orders",
      description: "What to make, for which slot, and how far it is. Nothing about people.",
    },
    permissions: ["see orders"],
  },
  "customers:read": {
    ...{
      label: "Read customers",
      description:
        "In orders: names, phone numbers, addresses, e-mails, and what customers wrote or sent as photos.",
    },
    permissions: ["see receivers", "see customers"],
  },
  "orders:write": {
    ...{
      label: "Change orders",
      description: "Report the stops of a run: picked up, set out, delivered or failed.",
    },
    permissions: ["deliver"],
  },
  "catalogue:read": {
    ...{ label: "Read products", description: "Products with their SKUs, prices and costs." },
    permissions: ["change catalogue"],
  },
  "prices:write": {
    ...{ label: "Change prices", description: "The MRP and the price of SKUs, at once." },
    permissions: ["change catalogue"],
  },
  "figures:read": {
    ...{ label: "Read figures", description: "Sales, refunds and tax of each day." },
    permissions: ["see figures"],
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
