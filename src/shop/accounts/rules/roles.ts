/** Roles of the staff. Apart from their permissions, which no shopper's browser needs. */
export const ROLES = ["owner", "manager", "care", "accountant", "kitchen", "rider"] as const;

export type Role = (typeof ROLES)[number];
