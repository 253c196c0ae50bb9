import { dayOf } from "../../../shop/basics/india-time.ts";
import { exportComplaintList } from "../../../shop/complaints/export-complaint-list.ts";
import { servicesContext } from "../../request-context.ts";
import { readQuery } from "../list/office-list.server.ts";
import { sendExport } from "../list/send-export.server.ts";
import { staffContext } from "../office-guard.ts";
import type { Route } from "./+types/export.ts";
import { COMPLAINTS_LIST, readComplaintFilter } from "./complaints-list.server.ts";

/** `/admin/complaints/export`: the filtered complaints as a file. */
export async function loader({ context, url: { searchParams: params } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const filter = readComplaintFilter(readQuery(COMPLAINTS_LIST, params, today), today);
  const exported = await exportComplaintList(services, { filter, staff: context.get(staffContext) });
  return sendExport(exported, { list: "complaints", params, today });
}
