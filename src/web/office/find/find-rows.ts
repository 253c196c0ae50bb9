import type { Role } from "../../../shop/accounts/rules/roles.ts";
import type { Found } from "../../../shop/back-office/find-in-office.ts";
import { addDays, type Day, showDay } from "../../../shop/basics/india-time.ts";
import type { OrderStatus } from "../../../shop/orders/rules/order-status.ts";
import { SALE_WORDS } from "../catalogue/sale-words.ts";
import { FIND_PATH, pagesFor } from "../office-pages.ts";
import { dayHref } from "../orders/day-href.ts";

/** A result: its name, its details and its link. */
export type FindRow = { href: string; title: string; detail: string; status?: OrderStatus };
export type FindGroup = { name: "Orders" | "Products" | "Customers" | "Pages" | "Actions"; rows: FindRow[] };

type Sought = { text: string; roles: readonly Role[]; today: Day; limit: number };

/** The results in groups of a fixed order, without empty ones. */
export function groupsOf(results: Found, sought: Sought): FindGroup[] {
  const groups: FindGroup[] = [
    {
      name: "Orders",
      rows: results.orders.map(({ uuid, number, status, name, on, hours }) => ({
        ...{ href: `/admin/orders/${uuid}`, title: [number, name].filter(Boolean).join(" "), status },
        detail: `${on === sought.today ? "Today" : showDay(on)}, ${hours}`,
      })),
    },
    {
      name: "Products",
      rows: results.products.map(productRow),
    },
    {
      name: "Customers",
      rows: results.customers.map(({ id, name, email, phone }) => ({
        ...{ href: `/admin/customers/${id}`, title: name || email },
        detail: [name && email, phone].filter(Boolean).join(", "),
      })),
    },
    { name: "Pages", rows: matching(pageRows(sought), sought) },
    { name: "Actions", rows: matching(actionRows(sought), sought) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Leads staff who may change the product to it, others to its page in the shop. */
function productRow(product: Found["products"][number]): FindRow {
  const { name: title } = product;
  if ("sku" in product) return { href: `/cake/${product.sku}`, title, detail: product.sku };
  const { id, state } = product;
  return { href: `/admin/catalogue/products/${id}`, title, detail: SALE_WORDS[state].label };
}

/** The address of a search. */
export function findHref(text: string): string {
  return `${FIND_PATH}?q=${encodeURIComponent(text)}`;
}

function pageRows({ roles, text }: Sought): FindRow[] {
  if (/^[>#@]/.test(text)) return [];
  return pagesFor(roles)
    .filter(({ group }) => group !== null)
    .map(({ path, label }) => ({ href: path, title: label, detail: "" }));
}

/** Actions that can be started from anywhere. The page of each action checks the permission again. */
function actionRows({ roles, text, today }: Sought): FindRow[] {
  if (/^[#@]/.test(text)) return [];
  const pages = new Set(pagesFor(roles).map(({ path }) => path));
  const tomorrow = addDays(today, 1);
  const actions = [
    { page: "/admin/orders", title: "Show today’s orders", href: dayHref({ on: today, kitchen: null }) },
    {
      page: "/admin/orders",
      title: "Show tomorrow’s orders",
      href: dayHref({ on: tomorrow, kitchen: null }),
    },
    { page: "/admin/delivery", title: "Close a delivery time", href: "/admin/delivery" },
    { page: "/admin/orders/new", title: "Take a phone order", href: "/admin/orders/new" },
    { page: "/admin/complaints", title: "Answer complaints", href: "/admin/complaints" },
    { page: "/admin/reviews", title: "Approve reviews", href: "/admin/reviews" },
    { page: "/admin/catalogue", title: "Add a new product", href: "/admin/catalogue/new" },
    { page: "/admin/catalogue/prices", title: "Change prices", href: "/admin/catalogue/prices" },
    { page: "/admin/delivery", title: "Add pincodes", href: "/admin/delivery/pincodes" },
    { page: "/admin/staff", title: "Add somebody to the staff", href: "/admin/staff" },
    { page: "/admin/accounts", title: "Export a month for the accountant", href: "/admin/accounts" },
  ];
  return actions
    .filter(({ page }) => pages.has(page))
    .map(({ title, href }) => ({ title, href, detail: "" }));
}

/** The rows with a word that starts with the text; all rows if nothing is typed. */
function matching(rows: FindRow[], { text, limit }: Sought): FindRow[] {
  const wanted = text.replace(/^>/, "").trim().toLowerCase();
  return rows.filter(({ title }) => ` ${title.toLowerCase()}`.includes(` ${wanted}`)).slice(0, limit);
}
