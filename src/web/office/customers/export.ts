import { exportCustomers } from "../../../shop/back-office/export-customers.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { servicesContext } from "../../request-context.ts";
import { readQuery } from "../list/office-list.server.ts";
import { sendExport } from "../list/send-export.server.ts";
import { staffContext } from "../office-guard.ts";
import type { Route } from "./+types/export.ts";
import { CUSTOMERS_LIST, readCustomerDays } from "./customers-list.server.ts";

/** `/admin/customers/export`: the customers of the chosen days as a file. */
export async function loader({ context, url: { searchParams: params } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const since = readCustomerDays(readQuery(CUSTOMERS_LIST, params, today), today);
  const exported = await exportCustomers(services, { since, staff: context.get(staffContext) });
  return sendExport(exported, { list: "customers", params, today });
}
