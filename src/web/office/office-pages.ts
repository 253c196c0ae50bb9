import Bell from "lucide-react/icons/bell-ring";
import Bike from "lucide-react/icons/bike";
import CakeSlice from "lucide-react/icons/cake-slice";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChartLine from "lucide-react/icons/chart-line";
import ChefHat from "lucide-react/icons/chef-hat";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import IdCard from "lucide-react/icons/id-card";
import MessageCircleAlert from "lucide-react/icons/message-circle-exclamation-point";
import Phone from "lucide-react/icons/phone";
import Plug from "lucide-react/icons/plug";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings from "lucide-react/icons/settings";
import Star from "lucide-react/icons/star";
import Search from "lucide-react/icons/text-search";
import Users from "lucide-react/icons/users";
import type { ComponentType, SVGProps } from "react";
import { may, type Permission } from "../../shop/accounts/rules/permissions.ts";
import { ROLES, type Role } from "../../shop/accounts/rules/roles.ts";
import type { OpenWork } from "../../shop/back-office/count-open-work.ts";
import { OFFICE_ROOT } from "../session/home-of.ts";

/** The groups of the navigation, in its order: the day, what is sold, who buys, figures, the shop itself. */
const GROUPS = ["day", "offer", "customers", "figures", "shop"] as const;

export type OfficePage = {
  path: string;
  label: string;
  /** Null: not in the navigation. */
  group: (typeof GROUPS)[number] | null;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Required for this page and all pages below its path. */
  permission: Permission;
  /** The open work counted beside its name. */
  count?: OpenWork;
  /** `hot` if a person waits, `red` for failures; neutral by default. */
  tone?: "hot" | "red";
};

export const FIND_PATH = "/admin/find";

/** The pages of the back office, in the order of the navigation. The guard, the navigation and the search read it. */
const OFFICE_PAGES: OfficePage[] = [
  { path: OFFICE_ROOT, label: "Start", group: "day", Icon: House, permission: "see orders" },
  {
    ...{ path: "/admin/orders", label: "Orders", group: "day", Icon: ClipboardList },
    ...{ permission: "see orders", count: "orders" },
  },
  {
    ...{ path: "/admin/orders/export", label: "Export of orders", group: null, Icon: ClipboardList },
    permission: "export orders",
  },
  {
    ...{ path: "/admin/orders/new", label: "Phone order", group: null, Icon: Phone },
    permission: "take phone orders",
  },
  { path: "/admin/kitchen", label: "Kitchen", group: "day", Icon: ChefHat, permission: "bake" },
  { path: "/admin/run", label: "Runs", group: "day", Icon: Bike, permission: "deliver" },
  {
    ...{ path: "/admin/catalogue/prices", label: "Prices", group: null, Icon: CakeSlice },
    permission: "change catalogue",
  },
  {
    ...{ path: "/admin/catalogue", label: "Catalogue", group: "offer", Icon: CakeSlice },
    permission: "change catalogue",
  },
  {
    ...{ path: "/admin/delivery", label: "Delivery", group: "offer", Icon: CalendarClock },
    permission: "change delivery",
  },
  {
    ...{ path: "/admin/customers", label: "Customers", group: "customers", Icon: Users },
    permission: "see customers",
  },
  {
    ...{ path: "/admin/complaints", label: "Complaints", group: "customers", Icon: MessageCircleAlert },
    ...{ permission: "answer complaints", count: "complaints", tone: "hot" },
  },
  {
    ...{ path: "/admin/reviews", label: "Reviews", group: "customers", Icon: Star },
    ...{ permission: "approve reviews", count: "reviews" },
  },
  {
    ...{ path: "/admin/figures", label: "Figures", group: "figures", Icon: ChartLine },
    permission: "see figures",
  },
  {
    ...{ path: "/admin/accounts", label: "Accounts", group: "figures", Icon: ReceiptText },
    permission: "see figures",
  },
  {
    ...{ path: "/admin/accounts/settlements", label: "Settlements", group: null, Icon: ReceiptText },
    permission: "reconcile settlements",
  },
  {
    ...{ path: "/admin/content", label: "Content", group: "customers", Icon: FileText },
    permission: "change content",
  },
  {
    ...{ path: "/admin/staff", label: "Staff", group: "shop", Icon: IdCard },
    permission: "change roles",
  },
  {
    ...{ path: "/admin/programs", label: "Programs", group: "shop", Icon: Plug },
    permission: "use access tokens",
  },
  {
    ...{ path: "/admin/programs/webhooks", label: "Webhooks", group: null, Icon: Plug },
    permission: "manage webhooks",
  },
  {
    ...{ path: "/admin/settings", label: "Settings", group: "shop", Icon: Settings },
    permission: "change settings",
  },
  {
    ...{ path: "/admin/settings/opening", label: "Open the shop", group: null, Icon: Settings },
    permission: "change settings",
  },
  {
    ...{ path: "/admin/alarms", label: "Alarms", group: "shop", Icon: Bell },
    ...{ permission: "try again", count: "alarms", tone: "red" },
  },
  { path: FIND_PATH, label: "Search", group: null, Icon: Search, permission: "see orders" },
  { path: "/admin/log", label: "Log", group: "shop", Icon: History, permission: "see the audit log" },
];

/** The page to which `/admin` leads each role. */
const START_PAGES: Record<Role, string> = {
  owner: OFFICE_ROOT,
  manager: OFFICE_ROOT,
  care: "/admin/orders",
  accountant: "/admin/accounts",
  kitchen: "/admin/kitchen",
  rider: "/admin/run",
};

/** Returns the page that `/admin` opens for these roles; null for customers. */
export function startOf(roles: readonly Role[]): string | null {
  const role = ROLES.find((candidate) => roles.includes(candidate));
  return role ? START_PAGES[role] : null;
}

/** The pages that these roles may open. The start page is only for roles that `/admin` does not redirect. */
export function pagesFor(roles: readonly Role[]): OfficePage[] {
  return OFFICE_PAGES.filter(
    ({ path, permission }) =>
      may(roles, permission) && (path !== OFFICE_ROOT || startOf(roles) === OFFICE_ROOT),
  );
}

/** The pages that these roles may open, by group. Empty groups are left out. */
export function groupsFor(roles: readonly Role[]): OfficePage[][] {
  const pages = pagesFor(roles);
  return GROUPS.map((name) => pages.filter(({ group }) => group === name)).filter(({ length }) => length > 0);
}

/**
 * Whether these roles may open the page at this path. The path is read as the router reads it: decoded and
 * case-insensitive. The longest path of the table decides; paths that are not in it are refused.
 */
export function mayOpen(roles: readonly Role[], path: string): boolean {
  const requestedPath = decodeURIComponent(path)
    .toLowerCase()
    .replace(/(\.data|\/+)$/, "");
  const page = OFFICE_PAGES.filter(
    ({ path }) => requestedPath === path || (path !== OFFICE_ROOT && requestedPath.startsWith(`${path}/`)),
  ).reduce<OfficePage | undefined>(
    (nearest, page) => (nearest && nearest.path.length > page.path.length ? nearest : page),
    undefined,
  );
  return page !== undefined && may(roles, page.permission);
}
