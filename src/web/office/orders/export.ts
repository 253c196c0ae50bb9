import { data } from "react-router";
import writeExcelFile from "write-excel-file/node";
import { writeCsv } from "../../../shop/basics/csv.ts";
import { toSafeCell } from "../../../shop/basics/formula-cells.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import {
  type ExportCell,
  exportOfficeOrders,
  type OrdersExport,
} from "../../../shop/orders/office-list/export-office-orders.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { servicesContext } from "../../request-context.ts";
import { staffContext } from "../office-guard.ts";
import { textStream } from "../text-stream.ts";
import type { Route } from "./+types/export.ts";
import { readFilter } from "./read-list.server.ts";

/** Spreadsheets read a CSV file as UTF-8 only with this mark at its beginning. */
const BYTE_ORDER_MARK = "\uFEFF";

/** `/admin/orders/export`: the filtered list as CSV, sent while it is read, or as a workbook. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const today = dayOf(services.clock());
  const exported = await exportOfficeOrders(services, {
    filter: readFilter(searchParams, today),
    staff: context.get(staffContext),
  });
  if (!exported.ok) {
    const status =
      exported.code === "too-many-tries" ? 429 : exported.code === "export-too-large" ? 413 : 404;
    throw data(REFUSAL_SENTENCES[exported.code], { status });
  }
  const isWorkbook = searchParams.get("format") === "xlsx";
  const body = isWorkbook ? await workbookOf(exported.value) : textStream(csvOf(exported.value));
  return new Response(body, {
    headers: {
      "content-type": isWorkbook
        ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="orders-${today}.${isWorkbook ? "xlsx" : "csv"}"`,
    },
  });
}

async function* csvOf({ header, parts }: OrdersExport): AsyncGenerator<string> {
  const csv = (rows: ExportCell[][]) =>
    writeCsv(rows.map((row) => row.map((cell) => toSafeCell(String(cell)))));
  yield `${BYTE_ORDER_MARK}${csv([header])}`;
  for await (const part of parts) yield csv(part);
}

async function workbookOf({ header, parts }: OrdersExport): Promise<Buffer<ArrayBuffer>> {
  const rows: (ExportCell | null)[][] = [];
  for await (const part of parts) rows.push(...part.map((row) => row.map(workbookCell)));
  const bold = header.map((value) => ({ value, fontWeight: "bold" as const }));
  const bytes = await writeExcelFile([bold, ...rows], { sheet: "Orders", stickyRowsCount: 1 }).toBuffer();
  return Buffer.from(bytes);
}

/** A text cell of a workbook is never a formula. Workbooks read _x0041_ as A, so its underscore is escaped. */
function workbookCell(cell: ExportCell): ExportCell | null {
  if (cell === "" || typeof cell === "number") return cell === "" ? null : cell;
  return cell.replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
}
