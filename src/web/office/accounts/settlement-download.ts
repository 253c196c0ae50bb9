import { data } from "react-router";
import { SettlementId } from "../../../shop/payments/settlements.inputs.ts";
import { exportSettlement, exportSettlements } from "../../../shop/payments/settlements.reads.ts";
import type { Services } from "../../../shop/services.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/settlement-download.ts";
import {
  LINE_COLUMNS,
  LINE_NUMBERS,
  lineCells,
  SETTLEMENT_COLUMNS,
  SETTLEMENT_NUMBERS,
  settlementCells,
} from "./settlement-words.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** `…/settlements/download` and `…/settlements/:id/download`: settlements, or the lines of one, as CSV or workbook. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const format = url.searchParams.get("format") === "xlsx" ? "xlsx" : "csv";
  const { id }: { id?: string } = params;
  const { name, cells, numbers } = id === undefined ? await allOf(services) : await oneOf(services, id);
  return new Response(await services.tableFiles.write(format, cells, numbers), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="${name}.${format}"`,
    },
  });
}

async function allOf(services: Services) {
  const rows = (await exportSettlements(services)).map(settlementCells);
  return { name: "settlements", cells: [SETTLEMENT_COLUMNS, ...rows], numbers: SETTLEMENT_NUMBERS };
}

async function oneOf(services: Services, text: string) {
  const id = SettlementId.safeParse(text);
  const lines = id.success ? await exportSettlement(services, { id: id.data }) : null;
  if (!lines?.ok) throw data(null, { status: 404 });
  return { name: text, cells: [LINE_COLUMNS, ...lines.value.map(lineCells)], numbers: LINE_NUMBERS };
}
