import { exportLog } from "../../../shop/back-office/export-log.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { servicesContext } from "../../request-context.ts";
import { readQuery } from "../list/office-list.server.ts";
import { sendExport } from "../list/send-export.server.ts";
import { staffContext } from "../office-guard.ts";
import type { Route } from "./+types/export.ts";
import { readChangeFilter, readLogList } from "./log-list.server.ts";

/** `/admin/log/export`: the filtered log as a file. */
export async function loader({ context, url: { searchParams: params } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const filter = readChangeFilter(readQuery(await readLogList(services), params, today), today);
  const exported = await exportLog(services, { filter, staff: context.get(staffContext) });
  return sendExport(exported, { list: "log", params, today });
}
