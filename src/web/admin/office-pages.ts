import { may, type Permission, type Role } from "../../shop/accounts/rules/permissions.ts";

type OfficePage = {
  path: string;
  label: string;
  permission: Permission;
  /** Beside its name stands how much of this waits. */
  waiting?: "complaints" | "alarms";
};

/** The pages of the back office, in the order of its navigation, and what it takes to see each and all below it. */
const OFFICE_PAGES: OfficePage[] = [
  { path: "/admin", label: "Orders", permission: "see orders" },
  { path: "/admin/complaints", label: "Complaints", permission: "answer complaints", waiting: "complaints" },
  { path: "/admin/reviews", label: "Reviews", permission: "approve reviews" },
  { path: "/admin/alarms", label: "Alarms", permission: "see money", waiting: "alarms" },
  { path: "/admin/log", label: "Log", permission: "see the audit log" },
];

/** Those that staff with these roles have, for the navigation. */
export function pagesFor(roles: readonly Role[]): OfficePage[] {
  return OFFICE_PAGES.filter(({ permission }) => may(roles, permission));
}

/** May staff with these roles open the page at this path? Case does not matter, as it does not for the router. */
export function mayOpen(roles: readonly Role[], path: string): boolean {
  const asked = path.toLowerCase().replace(/\.data$/, "");
  const page = OFFICE_PAGES.findLast((one) => asked === one.path || asked.startsWith(`${one.path}/`));
  return page !== undefined && may(roles, page.permission);
}
