import { data } from "react-router";
import { getGstReturns } from "../../../shop/invoices/get-gst-returns.ts";
import { exportInvoices } from "../../../shop/invoices/list-invoices.ts";
import { returnJson, returnsCsv } from "../../../shop/invoices/rules/gst-return-files.ts";
import { parseMonth } from "../../../shop/invoices/rules/months.ts";
import { servicesContext } from "../../request-context.ts";
import { textStream } from "../text-stream.ts";
import type { Route } from "./+types/download.ts";

/**
 * `/admin/accounts/download?month=2026-11`: all tables of a month as CSV. `list=invoices`: its invoices as CSV.
 * `gstin`: the return of one registration as JSON, which GSTN's offline tool imports.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const month = parseMonth(url.searchParams.get("month") ?? "");
  if (!month) throw data(null, { status: 404 });
  if (url.searchParams.get("list") === "invoices") {
    const parts = exportInvoices(context.get(servicesContext), { month });
    return file(textStream(parts), `invoices-${month}.csv`, "text/csv");
  }
  const { returns, notes } = await getGstReturns(context.get(servicesContext), { month });
  const gstin = url.searchParams.get("gstin");
  if (gstin === null) return file(returnsCsv(returns, notes), `gstr1-${month}.csv`, "text/csv");
  const filed = returns.find((candidate) => candidate.gstin === gstin);
  if (!filed) throw data(null, { status: 404 });
  const json = `${JSON.stringify(returnJson(filed, month), null, 2)}\n`;
  return file(json, `gstr1-${month}-${filed.gstin}.json`, "application/json");
}

function file(text: string | ReadableStream<Uint8Array>, name: string, type: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
