import { may, type Permission, type Role } from "../../shop/accounts/rules/permissions.ts";

type OfficePage = {
  path: string;
  /** Path of its subpages, if not below its own path. */
  below?: string;
  label: string;
  permission: Permission;
  /** The count shown beside its name. */
  waiting?: "complaints" | "alarms";
};

/** The pages of the back office, in the order of the navigation, and the role that each and its subpages require. */
const OFFICE_PAGES: OfficePage[] = [
  { path: "/admin", below: "/admin/orders", label: "Orders", permission: "see orders" },
  { path: "/admin/complaints", label: "Complaints", permission: "answer complaints", waiting: "complaints" },
  { path: "/admin/reviews", label: "Reviews", permission: "approve reviews" },
  { path: "/admin/alarms", label: "Alarms", permission: "see money", waiting: "alarms" },
  { path: "/admin/log", label: "Log", permission: "see the audit log" },
];

/** The pages that these roles may open, for the navigation. */
export function pagesFor(roles: readonly Role[]): OfficePage[] {
  return OFFICE_PAGES.filter(({ permission }) => may(roles, permission));
}

/**
 * Whether these roles may open the page at this path. The path is read as the router reads it: decoded and
 * case-insensitive. Paths that are not in the table are refused.
 */
export function mayOpen(roles: readonly Role[], path: string): boolean {
  const requestedPath = decodeURIComponent(path)
    .toLowerCase()
    .replace(/(\.data|\/+)$/, "");
  const page = OFFICE_PAGES.find(
    ({ path, below = path }) => requestedPath === path || requestedPath.startsWith(`${below}/`),
  );
  return page !== undefined && may(roles, page.permission);
}
