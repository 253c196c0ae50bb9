import { data } from "react-router";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { exportCatalogueFile } from "../../../shop/catalogue/imports/export-catalogue-file.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { servicesContext } from "../../request-context.ts";
import { readQuery } from "../list/office-list.server.ts";
import { staffContext } from "../office-guard.ts";
import type { Route } from "./+types/export.ts";
import { readProductFilter, readProductsList } from "./products-list.server.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** `/admin/catalogue/export`: the filtered products with their SKUs, in the columns that an import reads. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const format = searchParams.get("format") === "xlsx" ? "xlsx" : "csv";
  const staff = context.get(staffContext);
  const query = readQuery(await readProductsList(services), searchParams, dayOf(services.clock()));
  const filter = readProductFilter(query);
  const exported = await exportCatalogueFile(services, { format, staff, filter });
  if (!exported.ok)
    throw data(REFUSAL_SENTENCES[exported.code], { status: exported.code === "too-many-tries" ? 429 : 404 });
  return new Response(exported.value, {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="catalogue-${dayOf(services.clock())}.${format}"`,
    },
  });
}
