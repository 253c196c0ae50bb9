import { dayOf } from "../../../shop/basics/india-time.ts";
import { exportOfficeOrders } from "../../../shop/orders/office-list/export-office-orders.ts";
import { orderRuns } from "../../../shop/runs/runs-of-orders.ts";
import { servicesContext } from "../../request-context.ts";
import { sendExport } from "../list/send-export.server.ts";
import { staffContext } from "../office-guard.ts";
import type { Route } from "./+types/export.ts";
import { readFilter } from "./read-list.server.ts";

/** `/admin/orders/export`: the filtered list as CSV, sent while it is read, or as a workbook. */
export async function loader({ context, url: { searchParams: params } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const filter = readFilter(params, today);
  const runs = orderRuns(services, filter.rider);
  const exported = await exportOfficeOrders(services, { filter, staff: context.get(staffContext), runs });
  return sendExport(services, exported, { list: "orders", params, today });
}
