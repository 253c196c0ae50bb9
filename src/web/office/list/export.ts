import { data } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { OFFICE_LIST_NAMES, type OfficeListName } from "../../../shop/accounts/rules/office-lists.ts";
import type { ExportRefusal } from "../../../shop/audit/export-list.ts";
import { exportCustomers } from "../../../shop/back-office/export-customers.ts";
import { exportLog } from "../../../shop/back-office/export-log.ts";
import { type Day, dayOf } from "../../../shop/basics/india-time.ts";
import type { ListExport } from "../../../shop/basics/list-export.ts";
import type { Outcome } from "../../../shop/basics/outcome.ts";
import { exportComplaintList } from "../../../shop/complaints/export-complaint-list.ts";
import { exportReviewList } from "../../../shop/reviews/export-review-list.ts";
import type { Services } from "../../../shop/services.ts";
import { servicesContext } from "../../request-context.ts";
import { COMPLAINTS_LIST, readComplaintFilter } from "../complaints/complaints-list.server.ts";
import { CUSTOMERS_LIST, readCustomerDays } from "../customers/customers-list.server.ts";
import { readChangeFilter, readLogList } from "../log/log-list.server.ts";
import { staffContext } from "../office-guard.ts";
import { REVIEWS_LIST, readReviewFilter } from "../reviews/reviews-list.server.ts";
import type { Route } from "./+types/export.ts";
import { readQuery } from "./office-list.server.ts";
import { sendExport } from "./send-export.server.ts";

type ExportRequest = { params: URLSearchParams; today: Day; staff: Session };
type Exporter = (services: Services, request: ExportRequest) => Promise<Outcome<ListExport, ExportRefusal>>;

/** The lists whose files have no URL of their own. */
const EXPORTERS: Partial<Record<OfficeListName, Exporter>> = {
  customers: (services, { params, today, staff }) => {
    const since = readCustomerDays(readQuery(CUSTOMERS_LIST, params, today), today);
    return exportCustomers(services, { since, staff });
  },
  complaints: (services, { params, today, staff }) => {
    const filter = readComplaintFilter(readQuery(COMPLAINTS_LIST, params, today), today);
    return exportComplaintList(services, { filter, staff });
  },
  reviews: (services, { params, today, staff }) => {
    const filter = readReviewFilter(readQuery(REVIEWS_LIST, params, today), today);
    return exportReviewList(services, { filter, staff });
  },
  log: async (services, { params, today, staff }) => {
    const filter = readChangeFilter(
      readQuery(await readLogList(services, { who: params.get("who") }), params, today),
      today,
    );
    return exportLog(services, { filter, staff });
  },
};

/** `/admin/customers/export` and others: the filtered list as a file. */
export async function loader({ context, url: { searchParams: params }, params: { list } }: Route.LoaderArgs) {
  const name = OFFICE_LIST_NAMES.find((known) => known === list);
  const exportList = name && EXPORTERS[name];
  if (!exportList) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const exported = await exportList(services, { params, today, staff: context.get(staffContext) });
  return sendExport(services, exported, { list: name, params, today });
}
