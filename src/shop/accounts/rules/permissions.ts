export const ROLES = ["owner", "manager", "kitchen", "rider"] as const;

export type Role = (typeof ROLES)[number];

/** Who of the staff may do what: the one table for the shop's use cases, the API, the back office and the tests. */
export const PERMISSIONS = {
  "see orders": ["owner", "manager", "kitchen", "rider"],
  /** Receiver and address of orders; riders see the phone number only on the day. */
  "see receivers": ["owner", "manager", "rider"],
  /** The customer: e-mail, coins, and mails sent. */
  "see customers": ["owner", "manager"],
  "see money": ["owner", "manager"],
  "accept orders": ["owner", "manager", "kitchen"],
  bake: ["owner", "manager", "kitchen"],
  "hand over": ["owner", "manager", "kitchen", "rider"],
  deliver: ["owner", "manager", "rider"],
  "cancel orders": ["owner", "manager"],
  "refund money": ["owner", "manager"],
  "answer complaints": ["owner", "manager"],
  /** Jobs and mails that were given up. */
  "try again": ["owner", "manager"],
  "approve reviews": ["owner", "manager"],
  /** Blackouts, pincodes, windows, fees and capacity. */
  "change delivery": ["owner", "manager"],
  "see the audit log": ["owner", "manager"],
  "change roles": ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Does one of these roles have the permission? Customers have no role. */
export function may(roles: readonly Role[], permission: Permission): boolean {
  const allowed: readonly Role[] = PERMISSIONS[permission];
  return roles.some((role) => allowed.includes(role));
}
