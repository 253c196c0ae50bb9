import type { Role } from "./roles.ts";

/** Permissions of the staff by role: the one table for the shop's use cases, the API, the back office and the tests. */
export const PERMISSIONS = {
  "see orders": ["owner", "manager", "care", "accountant", "kitchen", "rider"],
  /** Photos that customers sent to be printed. */
  "see photos": ["owner", "manager", "care", "kitchen", "rider"],
  /** Receiver and address of orders; riders see the phone number only on the day. */
  "see receivers": ["owner", "manager", "care", "rider"],
  /** The customer: e-mail, coins, and mails sent. */
  "see customers": ["owner", "manager", "care"],
  /** Notes that staff write about an order for each other, and reading them. */
  "write notes": ["owner", "manager", "care"],
  /** Mails about an order once more, to the order's own e-mail. */
  "resend mails": ["owner", "manager", "care"],
  /** Their time, their receiver and what is written on the cake, until the kitchen begins. */
  "change orders": ["owner", "manager", "care"],
  /** To another kitchen, until the kitchen begins. */
  "move orders": ["owner", "manager", "care"],
  /** Totals, payments and refunds of single orders. */
  "see money": ["owner", "manager", "care", "accountant"],
  /** Invoices and credit notes, with the buyer and the address of delivery that they name. */
  "see invoices": ["owner", "manager", "care", "accountant"],
  /** Sales, shares and the accountant's tables, of the whole shop. */
  "see figures": ["owner", "manager", "accountant"],
  /** Reports of the payment provider: sending them, and explaining what differs from the shop's books. */
  "reconcile settlements": ["owner", "accountant"],
  /** Lists of orders as files. */
  "export orders": ["owner", "manager", "accountant"],
  /** Lists of customers, complaints, reviews and changes as files. */
  "export lists": ["owner", "manager"],
  /** Saved views of a list for all staff, and removing those of others. */
  "share views": ["owner", "manager", "care"],
  "take phone orders": ["owner", "manager", "care"],
  "accept orders": ["owner", "manager", "kitchen"],
  bake: ["owner", "manager", "kitchen"],
  "hand over": ["owner", "manager", "kitchen", "rider"],
  deliver: ["owner", "manager", "rider"],
  /** Riders' runs of a day, and their stops. */
  "plan runs": ["owner", "manager"],
  "cancel orders": ["owner", "manager", "care"],
  /** Up to the setting `CARE_REFUND_LIMIT` for each order. */
  "refund money": ["owner", "manager", "care"],
  /** Refunds, and cancellations at the shop's cost, of any amount. */
  "refund any amount": ["owner", "manager"],
  "answer complaints": ["owner", "manager", "care"],
  /** Jobs, mails and refunds that failed. */
  "try again": ["owner", "manager"],
  "approve reviews": ["owner", "manager", "care"],
  /** Products, their prices and pictures. */
  "change catalogue": ["owner", "manager"],
  /** Pages of text and articles. */
  "change content": ["owner", "manager"],
  /** Blackouts, pincodes, windows, fees and capacity. */
  "change delivery": ["owner", "manager"],
  "see the audit log": ["owner", "manager"],
  "change roles": ["owner"],
  /** Tokens by which programs act for their holder, and never for more than the holder may do. */
  "use access tokens": ["owner", "manager", "accountant"],
  /** Programs that receive events of orders and products. */
  "manage webhooks": ["owner", "manager"],
  /** Facts of the shop: name, company, tax numbers, contact; and the way to open it. */
  "change settings": ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Does one of these roles have the permission? Customers have no role. */
export function may(roles: readonly Role[], permission: Permission): boolean {
  const allowed: readonly Role[] = PERMISSIONS[permission];
  return roles.some((role) => allowed.includes(role));
}

/** The first of a person's roles that has the permission, for the log; undefined if none has it. */
export function roleFor(roles: readonly Role[], permission: Permission): Role | undefined {
  return roles.find((role) => may([role], permission));
}
