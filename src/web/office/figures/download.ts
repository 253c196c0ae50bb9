import { data } from "react-router";
import { writeCsv } from "../../../shop/basics/csv.ts";
import { toSafeCell } from "../../../shop/basics/formula-cells.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/download.ts";
import { loadFigures, ROWS_IN_FILE } from "./load-figures.server.ts";
import { readPeriod } from "./period.ts";
import { plain, tablesOf } from "./tables.ts";

/** `/admin/figures/download?table=days&from=…&to=…`: a table of the page as CSV, with money in rupees. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const period = readPeriod(url.searchParams, dayOf(services.clock()));
  const key = url.searchParams.get("table");
  const table = tablesOf(await loadFigures(services, period, ROWS_IN_FILE)).find(
    (candidate) => candidate.key === key,
  );
  if (!table) throw data(null, { status: 404 });
  const rows = table.rows.map((row) => row.map((cell) => toSafeCell(plain(cell))));
  return new Response(writeCsv([table.columns, ...rows]), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${table.key}-${period.from}-${period.to}.csv"`,
    },
  });
}
