import { data } from "react-router";
import type { OfficeListName } from "../../../shop/accounts/rules/office-lists.ts";
import type { ExportRefusal } from "../../../shop/audit/export-list.ts";
import { writeCsv } from "../../../shop/basics/csv.ts";
import { toSafeCell } from "../../../shop/basics/formula-cells.ts";
import type { Day } from "../../../shop/basics/india-time.ts";
import type { ExportCell, ListExport } from "../../../shop/basics/list-export.ts";
import type { Outcome } from "../../../shop/basics/outcome.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { textStream } from "../text-stream.ts";

/** Spreadsheets read a CSV file as UTF-8 only with this mark at its beginning. */
const BYTE_ORDER_MARK = "\uFEFF";

const REFUSAL_STATUS = { "not-your-move": 404, "too-many-tries": 429, "export-too-large": 413 };

/** A list as CSV, sent while it is read, or as a workbook if the URL asks for one. */
export async function sendExport(
  { tableFiles }: Pick<Services, "tableFiles">,
  exported: Outcome<ListExport, ExportRefusal>,
  { list, params, today }: { list: OfficeListName; params: URLSearchParams; today: Day },
): Promise<Response> {
  if (!exported.ok) throw data(REFUSAL_SENTENCES[exported.code], { status: REFUSAL_STATUS[exported.code] });
  const isWorkbook = params.get("format") === "xlsx";
  const sheet = list[0]?.toUpperCase() + list.slice(1);
  const body = isWorkbook
    ? await tableFiles.writeList(exported.value, sheet)
    : textStream(csvOf(exported.value));
  return new Response(body, {
    headers: {
      "content-type": isWorkbook
        ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${list}-${today}.${isWorkbook ? "xlsx" : "csv"}"`,
    },
  });
}

async function* csvOf({ header, parts }: ListExport): AsyncGenerator<string> {
  const csv = (rows: ExportCell[][]) =>
    writeCsv(rows.map((row) => row.map((cell) => toSafeCell(String(cell)))));
  yield `${BYTE_ORDER_MARK}${csv([header])}`;
  for await (const part of parts) yield csv(part);
}
