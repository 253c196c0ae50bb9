import { may, type Permission } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";
import { keysOf } from "../../basics/record-of.ts";

/** The subjects of scopes, in the order of the list on screen. */
export const SCOPE_GROUPS = {
  orders: "Orders",
  catalogue: "Catalogue",
  delivery: "Delivery",
  people: "Customers and care",
  money: "Money",
  content: "Pages and blog",
  staff: "Staff",
  shop: "The shop itself",
} as const;

export type ScopeGroup = keyof typeof SCOPE_GROUPS;

type Scope = {
  group: ScopeGroup;
  label: string;
  description: string;
  permissions: readonly Permission[];
};

/** The scopes of a token. Staff who have none of a scope's permissions cannot choose it. */
export const TOKEN_SCOPES = {
  "orders:read": {
    group: "orders",
    ...{
      label: "Read orders",
      description: "What to make, for which slot, and how far it is. Nothing about people.",
    },
    permissions: ["see orders"],
  },
  "customers:read": {
    group: "people",
    ...{
      label: "Read customers",
      description:
        "In orders and complaints: names, phone numbers, addresses, e-mails, and what customers wrote or sent as photos.",
    },
    permissions: ["see receivers", "see customers"],
  },
  "customer-accounts:read": {
    group: "people",
    ...{
      label: "Read customers’ accounts",
      description: "All accounts: names, e-mails and phone numbers, with their orders, coins and complaints.",
    },
    permissions: ["see customers"],
  },
  "orders:write": {
    group: "orders",
    ...{
      label: "Report stops of a run",
      description: "Picked up, set out, delivered or failed; and close any order with its code or a photo.",
    },
    permissions: ["deliver"],
  },
  "order-status:write": {
    group: "orders",
    ...{
      label: "Change orders",
      description: "Set their status, tap on the kitchen board, and add notes for the staff.",
    },
    permissions: ["accept orders", "bake", "hand over", "write notes"],
  },
  "photos:write": {
    group: "orders",
    ...{
      label: "Send photos",
      description:
        "Of finished cakes, which their customers get at once; and of deliveries, which “Report stops of a run” closes with them.",
    },
    permissions: ["bake"],
  },
  "order-details:write": {
    group: "orders",
    ...{
      label: "Change what was ordered",
      description:
        "Time, kitchen, receiver and messages, until the kitchen begins; the confirmation once more. A cheaper time needs “Give money back” too.",
    },
    permissions: ["change orders", "move orders", "resend mails"],
  },
  "saved-views:write": {
    group: "orders",
    ...{
      label: "Manage saved views",
      description: "Filters of the list of orders, the holder’s own and those that all staff share.",
    },
    permissions: ["see orders"],
  },
  "phone-orders:write": {
    group: "orders",
    ...{
      label: "Take orders on the phone",
      description: "Orders that wait for their payment, and the links by which callers pay them.",
    },
    permissions: ["take phone orders"],
  },
  "complaints:read": {
    group: "people",
    ...{
      label: "Read complaints",
      description: "Which wait for an answer. What customers wrote needs “Read customers” too.",
    },
    permissions: ["answer complaints"],
  },
  "complaints:write": {
    group: "people",
    ...{ label: "Answer complaints", description: "The answers are mailed to the customers. No money." },
    permissions: ["answer complaints"],
  },
  "refunds:write": {
    group: "money",
    ...{
      label: "Give money back",
      description: "Cancel and refund orders, 60 an hour at most. The program is not asked to sign in again.",
    },
    permissions: ["cancel orders", "refund money"],
  },
  "catalogue:read": {
    group: "catalogue",
    ...{ label: "Read products", description: "Products with their SKUs, prices and costs." },
    permissions: ["change catalogue"],
  },
  "catalogue:write": {
    group: "catalogue",
    ...{
      label: "Change products",
      description: "Texts, categories and sizes of products; what is in combos; on and off sale.",
    },
    permissions: ["change catalogue"],
  },
  "products:write": {
    group: "catalogue",
    ...{
      label: "Create and publish products",
      description:
        "New products, sizes and pictures; allergens and nutrition; publish them, and delete drafts for good.",
    },
    permissions: ["change catalogue"],
  },
  "catalogue-import:write": {
    group: "catalogue",
    ...{
      label: "Import products",
      description:
        "Tables that change products, sizes and prices, and add new ones to the shop, all at once.",
    },
    permissions: ["change catalogue"],
  },
  "storefront:write": {
    group: "catalogue",
    ...{
      label: "Change the storefront",
      description: "Categories and what they list, add-ons, the menu and the home page.",
    },
    permissions: ["change catalogue"],
  },
  "prices:write": {
    group: "catalogue",
    ...{ label: "Change prices", description: "The MRP and the price of SKUs, at once." },
    permissions: ["change catalogue"],
  },
  "planned-prices:write": {
    group: "catalogue",
    ...{
      label: "Plan prices",
      description: "Prices with a start or an end; and end those that anybody planned.",
    },
    permissions: ["change catalogue"],
  },
  "reviews:write": {
    group: "people",
    ...{
      label: "Approve reviews",
      description: "Read the reviews to approve; show or reject them.",
    },
    permissions: ["approve reviews"],
  },
  "delivery:read": {
    group: "delivery",
    ...{
      label: "Read delivery",
      description: "Closed times, fees, windows, capacity, kitchens and pincodes.",
    },
    permissions: ["change delivery"],
  },
  "delivery:write": {
    group: "delivery",
    ...{
      label: "Change delivery",
      description: "Close times, pause kitchens, change fees, windows and capacity.",
    },
    permissions: ["change delivery"],
  },
  "kitchens:write": {
    group: "delivery",
    ...{
      label: "Change kitchens",
      description: "Create, change and close kitchens, and which pincodes each serves.",
    },
    permissions: ["change delivery"],
  },
  "runs:write": {
    group: "delivery",
    ...{
      label: "Plan runs",
      description:
        "Read and create riders’ runs, and change their stops. Addresses need “Read customers” too.",
    },
    permissions: ["plan runs"],
  },
  "figures:read": {
    group: "money",
    ...{ label: "Read figures", description: "Sales, refunds and tax of each day." },
    permissions: ["see figures"],
  },
  "accounts:read": {
    group: "money",
    ...{
      label: "Read accounts",
      description: "GSTR-1 tables, invoices and credit notes of each month, and what the provider paid out.",
    },
    permissions: ["see figures"],
  },
  "settlements:write": {
    group: "money",
    ...{
      label: "Import settlements",
      description: "The payment provider’s reports, and what differs from the books. No money moves.",
    },
    permissions: ["reconcile settlements"],
  },
  "content:write": {
    group: "content",
    ...{
      label: "Change pages and blog",
      description: "Read their texts, save drafts and publish them.",
    },
    permissions: ["change content"],
  },
  "staff:read": {
    group: "staff",
    ...{
      label: "Read staff",
      description:
        "Names, e-mails and roles of the staff, and who is invited. Roles are changed on screen only.",
    },
    permissions: ["change roles"],
  },
  "alarms:read": {
    group: "shop",
    ...{
      label: "Read alarms",
      description: "Refunds that do not go back, mails that were never sent, and work that keeps failing.",
    },
    permissions: ["try again"],
  },
  "alarms:write": {
    group: "shop",
    ...{ label: "Try again", description: "Refunds, mails and work that failed, at once." },
    permissions: ["try again"],
  },
  "settings:read": {
    group: "shop",
    ...{
      label: "Read settings",
      description:
        "Name, company, tax numbers and contact of the shop, and what is left to do before it opens.",
    },
    permissions: ["change settings"],
  },
  "settings:write": {
    group: "shop",
    ...{
      label: "Change settings",
      description:
        "Name, company, tax numbers and contact, which new invoices carry; try out payment keys and mail. The program is not asked to sign in again.",
    },
    permissions: ["change settings"],
  },
  "log:read": {
    group: "shop",
    ...{ label: "Read the log", description: "Who of the staff changed what, before and after." },
    permissions: ["see the audit log"],
  },
  "log:undo": {
    group: "shop",
    ...{
      label: "Undo changes",
      description:
        "Restore what anybody changed in the catalogue, in delivery and in texts, as far as the holder may change it.",
    },
    permissions: ["see the audit log"],
  },
  "webhooks:write": {
    group: "shop",
    ...{
      label: "Manage webhooks",
      description:
        "Which programs receive which events, and the log of what was sent. Choosing events needs the scope that reads them too. Receivers of orders are turned on on screen only.",
    },
    permissions: ["manage webhooks"],
  },
} as const satisfies Record<string, Scope>;

export type TokenScope = keyof typeof TOKEN_SCOPES;

export const TOKEN_SCOPE_NAMES = keysOf(TOKEN_SCOPES);

/** The scopes that a person with these roles may give a token. */
export function scopesFor(roles: readonly Role[]): TokenScope[] {
  return TOKEN_SCOPE_NAMES.filter((scope) =>
    TOKEN_SCOPES[scope].permissions.some((permission) => may(roles, permission)),
  );
}
