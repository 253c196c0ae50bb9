import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import { recordChange } from "../../audit/record-change.ts";
import { dayOf, showInstant } from "../../basics/india-time.ts";
import { showCount, toRupees } from "../../basics/money.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { OPTION_NAMES } from "../../delivery/rules/options.ts";
import type { Services } from "../../services.ts";
import { MOST_EXPORTED } from "../rules/most-exported.ts";
import { titleOf } from "../rules/order-line.ts";
import { ORDER_STATUS } from "../rules/order-status.ts";
import { keyOf, listedBy, type OfficeOrder, officeOrders, positionOf } from "./list-office-orders.ts";
import type { OrderListFilter } from "./order-list.inputs.ts";
import { type ListedOrders, selectListed, sumListed } from "./order-list.queries.ts";

const CHUNK = 500;
/** Files of one person. */
const EXPORTS = { max: 20, seconds: 10 * 60 };

/** A cell of the file: a text or a number. */
export type ExportCell = string | number;
type Column = { name: string; cell: (order: OfficeOrder) => ExportCell; isPersonal?: true };

const COLUMNS: readonly Column[] = [
  { name: "Order", cell: ({ number }) => number },
  { name: "Status", cell: ({ status }) => ORDER_STATUS[status].label },
  {
    name: "Paid at",
    cell: ({ placedAt }) =>
      placedAt ? `${dayOf(placedAt)} ${showInstant(placedAt).split(", ").at(-1)}` : "",
  },
  { name: "Day", cell: ({ workOn }) => workOn },
  { name: "Time", cell: ({ hours }) => hours },
  { name: "Delivery", cell: ({ option }) => OPTION_NAMES[option] },
  { name: "Kitchen", cell: ({ kitchen }) => kitchen },
  { name: "Area", cell: ({ area }) => area },
  {
    name: "Items",
    cell: ({ lines }) => lines.map((line) => `${line.quantity} × ${titleOf(line)}`).join("; "),
  },
  { name: "Receiver", cell: ({ name }) => name, isPersonal: true },
  { name: "Phone", cell: ({ phone }) => phone, isPersonal: true },
  { name: "Customer", cell: ({ email }) => email, isPersonal: true },
  { name: "Total in rupees", cell: ({ total }) => (total === null ? "" : toRupees(total)) },
];

export type OrdersExport = {
  header: string[];
  /** Reads the orders in parts, while the file is sent. */
  parts: AsyncIterable<ExportCell[][]>;
};

/**
 * The filtered list as rows of a file, in the order of the list. Staff who do not see customers get no columns about
 * people. The log records who exported how many orders.
 */
export async function exportOfficeOrders(
  services: Services,
  { filter, staff }: { filter: OrderListFilter; staff: Session },
): Promise<Outcome<OrdersExport, "not-your-move" | "too-many-tries" | "export-too-large">> {
  const role = staff.roles.find((candidate) => may([candidate], "export orders"));
  if (role === undefined) return refuse("not-your-move");
  const key = `export-orders:${staff.userId}`;
  const { allowed, retryAfter } = await services.rateLimiter.take(key, EXPORTS.max, EXPORTS.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const listed = await listedBy(services, { filter, staff });
  const { many } = await sumListed(services.db, listed, MOST_EXPORTED + 1);
  if (many > MOST_EXPORTED) return refuse("export-too-large", { most: MOST_EXPORTED });
  const label = `${showCount(many)} ${many === 1 ? "order" : "orders"}`;
  await recordChange(services, {
    ...{ staff, role, subject: "export", subjectId: "orders", label, before: "", after: "exported" },
    // No text: it may be a customer's name.
    note: [daysOf(listed), ...listed.statuses.map((status) => ORDER_STATUS[status].label)].join(", "),
  });
  const seesPeople = may(staff.roles, "see customers");
  const columns = COLUMNS.filter(({ isPersonal }) => seesPeople || !isPersonal);
  return ok({
    header: columns.map(({ name }) => name),
    parts: partsOf(services, { listed, staff, columns }),
  });
}

async function* partsOf(
  services: Services,
  { listed, staff, columns }: { listed: ListedOrders; staff: Session; columns: Column[] },
): AsyncGenerator<ExportCell[][]> {
  let start = null;
  for (let sent = 0; sent < MOST_EXPORTED; sent += CHUNK) {
    const rows = await selectListed(services.db, listed, { start, isAscending: true, limit: CHUNK });
    const orders = await officeOrders(services, rows, staff.roles);
    yield orders.map((order) => columns.map(({ cell }) => cell(order)));
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    start = positionOf(keyOf(last));
  }
}

function daysOf({ days }: ListedOrders): string {
  if (!days) return "all days";
  return days.from === days.to ? days.from : `${days.from} to ${days.to}`;
}
