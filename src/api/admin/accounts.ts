import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { GstReturnParams, GstReturnsQuery, InvoicesQuery } from "../../contract/admin/accounts.requests.ts";
import { type GstReturnsBody, GstReturnsReply, InvoicesReply } from "../../contract/admin/accounts.ts";
import { ErrorReply } from "../../contract/envelope.ts";
import { FileBytes } from "../../contract/orders.ts";
import { paise, toRupees } from "../../shop/basics/money.ts";
import { type CreditNoteRow, getGstReturns } from "../../shop/invoices/get-gst-returns.ts";
import { exportInvoices, type InvoiceRow, listInvoices } from "../../shop/invoices/list-invoices.ts";
import type { GstReturn, StateRow } from "../../shop/invoices/rules/gst-return.ts";
import { returnJson, returnsCsv } from "../../shop/invoices/rules/gst-return-files.ts";
import { ApiError, answer } from "../envelope.ts";
import { countCall } from "../limit.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Summing a month takes up to a second of the database. */
const ACCOUNTS_LIMIT = { max: 30, seconds: 60 };

const INVOICES_A_PAGE = 500;

/** The accountant's tables for a month, for programs of the staff. */
export const adminAccounts = staffCalls((app, services) => {
  const config = { scope: "accounts:read", permission: "see figures" } as const;

  async function count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { userId } = await staffOf(request);
    await countCall(services, reply, { ...ACCOUNTS_LIMIT, name: `accounts:${userId}` });
  }

  app.get(
    "/admin/gst-returns",
    {
      config,
      schema: {
        operationId: "getGstReturns",
        summary: "The tables of GSTR-1 for a month, and its credit notes",
        description:
          "Tables 5, 7 and 8 together, and table 12 by itself, are the invoices less the credit notes, to the paisa.",
        querystring: GstReturnsQuery,
        response: { 200: GstReturnsReply },
      },
    },
    async (request, reply) => {
      await count(request, reply);
      const { month } = request.query;
      const { returns, notes } = await getGstReturns(services, { month });
      return answer({ month, returns: returns.map(shownReturn), creditNotes: notes.map(shownNote) });
    },
  );

  app.get(
    "/admin/gst-returns/file",
    {
      config,
      schema: {
        operationId: "exportGstReturns",
        summary: "All tables of GSTR-1 for a month as one CSV file, with its credit notes",
        querystring: GstReturnsQuery,
        response: fileReplies("text/csv"),
      },
    },
    async (request, reply) => {
      await count(request, reply);
      const { month } = request.query;
      const { returns, notes } = await getGstReturns(services, { month });
      return asFile(reply, { name: `gstr1-${month}.csv`, type: "text/csv" }).send(returnsCsv(returns, notes));
    },
  );

  app.get(
    "/admin/gst-returns/:gstin/file",
    {
      config,
      schema: {
        operationId: "exportGstReturn",
        summary: "The GSTR-1 of one registration, as the JSON that GSTN's offline tool imports",
        params: GstReturnParams,
        querystring: GstReturnsQuery,
        response: fileReplies("application/json"),
      },
    },
    async (request, reply) => {
      await count(request, reply);
      const { month } = request.query;
      const { returns } = await getGstReturns(services, { month });
      const filed = returns.find(({ gstin }) => gstin === request.params.gstin);
      if (!filed)
        throw new ApiError(404, "unknown-gstin", "This registration issued no document in this month.");
      const file = asFile(reply, { name: `gstr1-${month}-${filed.gstin}.json`, type: "application/json" });
      return file.send(`${JSON.stringify(returnJson(filed, month), null, 2)}\n`);
    },
  );

  app.get(
    "/admin/invoices",
    {
      config,
      schema: {
        operationId: "listInvoices",
        summary: `The invoices of a month, ${INVOICES_A_PAGE} at a time`,
        querystring: InvoicesQuery,
        response: { 200: InvoicesReply },
      },
    },
    async (request) => {
      const { month, after } = request.query;
      const rows = await listInvoices(services, { month, after, limit: INVOICES_A_PAGE });
      const next = rows.length < INVOICES_A_PAGE ? null : (rows.at(-1)?.id ?? null);
      return answer({ invoices: rows.map(shownDocument), next });
    },
  );

  app.get(
    "/admin/invoices/file",
    {
      config,
      schema: {
        operationId: "exportInvoices",
        summary: "All invoices of a month as CSV, with their sums in the last row",
        querystring: GstReturnsQuery,
        response: fileReplies("text/csv"),
      },
    },
    async (request, reply) => {
      await count(request, reply);
      const { month } = request.query;
      const parts = Readable.from(exportInvoices(services, { month }));
      return asFile(reply, { name: `invoices-${month}.csv`, type: "text/csv" }).send(parts);
    },
  );
});

function fileReplies(type: "text/csv" | "application/json") {
  return {
    200: { description: "The file", content: { [type]: { schema: FileBytes } } },
    "4xx": ErrorReply,
  };
}

function asFile(reply: FastifyReply, { name, type }: { name: string; type: string }): FastifyReply {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  return reply.type(`${type}; charset=utf-8`);
}

type Amounts = Record<"taxable" | "igst" | "cgst" | "sgst" | "total", number>;

function amountsOf({ taxable, igst, cgst, sgst, total }: Amounts): Amounts {
  const rupees = (amount: number) => toRupees(paise(amount));
  return {
    ...{ taxable: rupees(taxable), igst: rupees(igst), cgst: rupees(cgst), sgst: rupees(sgst) },
    total: rupees(total),
  };
}

function shownReturn(filed: GstReturn): GstReturnsBody["returns"][number] {
  return {
    gstin: filed.gstin,
    ...{ table5: byState(filed.large), table7: byState(filed.small), table8: byState(filed.untaxed) },
    table12: filed.hsn.map(({ hsn, rateBp, quantity, ...row }) => ({
      ...{ hsn, rate: rateBp / 100, quantity },
      ...amountsOf(row),
    })),
    table13: filed.series.map(({ kind, from, to, many: documents }) => ({ kind, from, to, documents })),
    invoiced: amountsOf(filed.invoiced),
    credited: amountsOf(filed.credited),
    total: amountsOf(filed.total),
  };
}

function byState(rows: StateRow[]) {
  return rows.map(({ placeOfSupply, isInterState: interState, rateBp, ...row }) => ({
    ...{ placeOfSupply, interState, rate: rateBp / 100 },
    ...amountsOf(row),
  }));
}

function shownDocument(row: InvoiceRow | CreditNoteRow) {
  const { number, issuedOn, gstin, placeOfSupply, orderId: order } = row;
  return { number, issuedOn, gstin, placeOfSupply, order, ...amountsOf(row) };
}

function shownNote(note: CreditNoteRow) {
  const { invoiceNumber: invoice, invoicedOn } = note;
  return { ...shownDocument(note), invoice, invoicedOn };
}
