import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import { type ExportRefusal, exportList } from "../../audit/export-list.ts";
import { keysetPage } from "../../basics/keyset.ts";
import { EXPORT_CHUNK, type ExportColumn, type ListExport, timeCell } from "../../basics/list-export.ts";
import { toRupees } from "../../basics/money.ts";
import type { Outcome } from "../../basics/outcome.ts";
import { OPTION_NAMES } from "../../delivery/rules/options.ts";
import type { Services } from "../../services.ts";
import { type PricelessLine, requestsOf, titleOf } from "../rules/order-line.ts";
import { ORDER_STATUS } from "../rules/order-status.ts";
import { keyOf, listedBy, type OfficeOrder, officeOrders, positionOf } from "./list-office-orders.ts";
import type { OrderListFilter } from "./order-list.inputs.ts";
import { selectListed, sumListed } from "./order-list.queries.ts";
import type { OrderRuns } from "./order-runs.ts";

type Column = ExportColumn<OfficeOrder> & { isPersonal?: true };

const COLUMNS: readonly Column[] = [
  { name: "Order", cell: ({ number }) => number },
  { name: "Status", cell: ({ status }) => ORDER_STATUS[status].label },
  { name: "Paid at", cell: ({ placedAt }) => timeCell(placedAt) },
  { name: "Day", cell: ({ workOn }) => workOn },
  { name: "Time", cell: ({ hours }) => hours },
  { name: "Delivery", cell: ({ option }) => OPTION_NAMES[option] },
  { name: "Kitchen", cell: ({ kitchen }) => kitchen },
  { name: "Rider", cell: ({ run }) => run?.rider ?? "" },
  { name: "Run", cell: ({ run }) => run?.nth ?? "" },
  { name: "Area", cell: ({ area }) => area },
  {
    name: "Items",
    cell: ({ lines }) => lines.map((line) => `${line.quantity} × ${titleOf(line)}`).join("; "),
  },
  { name: "Requests", cell: ({ lines }) => lines.flatMap(requestWords).join("; "), isPersonal: true },
  { name: "Receiver", cell: ({ name }) => name, isPersonal: true },
  { name: "Phone", cell: ({ phone }) => phone, isPersonal: true },
  { name: "Customer", cell: ({ email }) => email, isPersonal: true },
  { name: "Total in rupees", cell: ({ total }) => (total === null ? "" : toRupees(total)) },
];

/** Lists the customer's requests on a line: `Number candle, Number: 60`. */
function requestWords(line: PricelessLine): string[] {
  return requestsOf(line, "staff").map(({ label, text }) => `${line.name}, ${label}: ${text}`);
}

/**
 * The filtered list as rows of a file, in the order of days and slots. Staff who do not see customers get no columns
 * about people. The log records who exported how many orders.
 */
export async function exportOfficeOrders(
  services: Services,
  { filter, staff, runs }: { filter: OrderListFilter; staff: Session; runs: OrderRuns },
): Promise<Outcome<ListExport, ExportRefusal>> {
  const listed = await listedBy(services, { filter, staff, runs });
  const seesPeople = may(staff.roles, "see customers");
  return exportList(services, {
    ...{ staff, list: "orders" },
    count: async (most) => (await sumListed(services.db, listed, most)).many,
    filters: {
      ...listed.days,
      words: [
        listed.days ? null : "all days",
        ...listed.statuses.map((status) => ORDER_STATUS[status].label),
        listed.option && OPTION_NAMES[listed.option],
      ],
    },
    columns: COLUMNS.filter(({ isPersonal }) => seesPeople || !isPersonal),
    read: async (cursor) => {
      const start = cursor && positionOf(cursor.key);
      const limit = EXPORT_CHUNK + 1;
      const stored = await selectListed(services.db, listed, { start, isAscending: true, limit });
      const { rows, after } = keysetPage(stored, { size: EXPORT_CHUNK, cursor, keyOf });
      return { rows: await officeOrders(services, rows, { roles: staff.roles, runs }), after };
    },
  });
}
