import { may, type Permission, type Role } from "../../shop/accounts/rules/permissions.ts";

type OfficePage = {
  path: string;
  /** Where what belongs to it lies, if not below its own path. */
  below?: string;
  label: string;
  permission: Permission;
  /** Beside its name stands how much of this waits. */
  waiting?: "complaints" | "alarms";
};

/** The pages of the back office, in the order of its navigation, and what it takes to see each and all below it. */
const OFFICE_PAGES: OfficePage[] = [
  { path: "/admin", below: "/admin/orders", label: "Orders", permission: "see orders" },
  { path: "/admin/complaints", label: "Complaints", permission: "answer complaints", waiting: "complaints" },
  { path: "/admin/reviews", label: "Reviews", permission: "approve reviews" },
  { path: "/admin/alarms", label: "Alarms", permission: "see money", waiting: "alarms" },
  { path: "/admin/log", label: "Log", permission: "see the audit log" },
];

/** Those that staff with these roles have, for the navigation. */
export function pagesFor(roles: readonly Role[]): OfficePage[] {
  return OFFICE_PAGES.filter(({ permission }) => may(roles, permission));
}

/**
 * May staff with these roles open the page at this path? It is read as the router reads it, decoded and whatever its case;
 * what is not in the table nobody opens.
 */
export function mayOpen(roles: readonly Role[], path: string): boolean {
  const asked = decodeURIComponent(path)
    .toLowerCase()
    .replace(/(\.data|\/+)$/, "");
  const page = OFFICE_PAGES.find(({ path, below = path }) => asked === path || asked.startsWith(`${below}/`));
  return page !== undefined && may(roles, page.permission);
}
