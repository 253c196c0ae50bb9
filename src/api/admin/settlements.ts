import {
  ExplanationBody,
  ReportUploadQuery,
  SettledLineParams,
  SettlementParams,
  SettlementQuery,
  SettlementsFetch,
  SettlementsQuery,
} from "../../contract/admin/settlements.requests.ts";
import {
  ImportedSettlementsReply,
  type SettlementBody,
  SettlementReply,
  SettlementsReply,
} from "../../contract/admin/settlements.ts";
import { ErrorReply, NothingReply } from "../../contract/envelope.ts";
import { toRupees } from "../../shop/basics/money.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { explainSettledLine } from "../../shop/payments/explain-settled-line.ts";
import { fetchSettlements } from "../../shop/payments/fetch-settlements.ts";
import { importSettlements } from "../../shop/payments/import-settlements.ts";
import { MOST_REPORT_BYTES, REPORT_LIMITS } from "../../shop/payments/rules/settlement-limits.ts";
import {
  countOpenDifferences,
  getSettlement,
  listSettlements,
  listUnsettled,
  type SettledLineView,
  type SettlementView,
} from "../../shop/payments/settlements.reads.ts";
import { answer } from "../envelope.ts";
import { fileOf, UPLOAD_PACE } from "../file-uploads.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { withoutAuthor } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";
import { tableUploads } from "../table-uploads.ts";

const permission = "reconcile settlements";
const reading = { scope: "accounts:read", permission } as const;
const writing = { scope: "settlements:write", permission } as const;

const ALL_OR_NOTHING =
  "All of it or nothing. Lines that were imported before are not changed, so a repeat adds nothing twice.";

/** Takes the payment provider's reports, for programs of the staff. */
export const adminSettlementReports = staffCalls((app, services) => {
  const uploading = tableUploads(app, MOST_REPORT_BYTES);

  app.post(
    "/admin/settlements",
    {
      ...uploading,
      config: { ...UPLOAD_PACE, ...writing },
      schema: {
        operationId: "importSettlements",
        summary: "Imports the provider's settlement report, and compares each line with the books",
        description: `The body is the file as CSV (\`text/csv\`), at most ${MOST_REPORT_BYTES / 1e6} MB and ${REPORT_LIMITS.rows} rows. ${ALL_OR_NOTHING} If any cell is wrong, 422 names its row and column.`,
        querystring: ReportUploadQuery,
        response: { 200: ImportedSettlementsReply, 503: ErrorReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { name: fileName } = request.query;
      const bytes = new Uint8Array(fileOf(request));
      return answer(accepted(await importSettlements(services, { fileName, bytes, staff })));
    },
  );
});

/** The payment provider's payouts, line by line against the books. For programs of the staff. */
export const adminSettlements = staffCalls((app, services) => {
  app.get(
    "/admin/settlements",
    {
      config: reading,
      schema: {
        operationId: "listSettlements",
        summary: "Payouts of the payment provider, and payments and refunds that are overdue in its reports",
        querystring: SettlementsQuery,
        response: { 200: SettlementsReply },
      },
    },
    async (request) => {
      const { after, open } = request.query;
      const cursor = after === undefined ? null : ({ direction: "after", key: after } as const);
      const [page, openDifferences, unsettled] = await Promise.all([
        listSettlements(services, { cursor, onlyOpen: open === "true" }),
        countOpenDifferences(services),
        listUnsettled(services),
      ]);
      const oldest = unsettled.rows.map(({ kind, entityId: id, amount, at, orderId: order }) => ({
        ...{ kind, id, amount: toRupees(amount), at: at.toISOString(), order },
      }));
      return answer({
        ...{ settlements: page.rows.map(shownSettlement), next: page.after, openDifferences },
        unsettled: { count: unsettled.count, oldest },
      });
    },
  );

  app.get(
    "/admin/settlements/:id",
    {
      config: reading,
      schema: {
        operationId: "getSettlement",
        summary: "One payout with a page of its lines, each beside the shop's books",
        params: SettlementParams,
        querystring: SettlementQuery,
        response: { 200: SettlementReply },
      },
    },
    async (request) => {
      const { page } = request.query;
      const { settlement, lines, pages } = accepted(
        await getSettlement(services, { id: request.params.id, page }),
      );
      if (page > pages) accepted(refuse("unknown-settlement"));
      return answer({ ...shownSettlement(settlement), lines: lines.map(shownLine), page, pages });
    },
  );

  app.post(
    "/admin/settlements/fetch",
    {
      config: writing,
      schema: {
        operationId: "fetchSettlements",
        summary: "Fetches the settlements of a month from the provider, and imports them like its report",
        description: ALL_OR_NOTHING,
        body: SettlementsFetch,
        response: { 200: ImportedSettlementsReply, 503: ErrorReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const [year = 0, month = 0] = request.body.month.split("-").map(Number);
      return answer(accepted(await fetchSettlements(services, { year, month, staff })));
    },
  );

  app.put(
    "/admin/settlements/:id/lines/:kind/:entityId/explanation",
    {
      config: writing,
      schema: {
        operationId: "explainSettledLine",
        summary: "Closes a difference with an explanation, or opens it again",
        description:
          "If the explanation is not `from` any more, nothing is changed: 409 names the present one. A repeat changes nothing.",
        params: SettledLineParams,
        body: ExplanationBody,
        response: { 200: NothingReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { id: settlementId, kind, entityId } = request.params;
      const { from: seen, to: explanation } = request.body;
      const line = { settlementId, kind, entityId };
      const explained = await explainSettledLine(services, { ...line, explanation, seen, staff });
      acceptedWith(explained, { "line-explained": withoutAuthor });
      return answer(null);
    },
  );
});

function shownSettlement({ id, utr, settledAt, lines, open, ...money }: SettlementView) {
  return {
    ...{ id, bankReference: utr, settledAt: settledAt.toISOString(), lineCount: lines, open },
    ...{ received: toRupees(money.gross), takenBack: toRupees(money.taken), fees: toRupees(money.fees) },
    ...{ taxOnFees: toRupees(money.tax), paidOut: toRupees(money.net) },
  };
}

function shownLine(line: SettledLineView): SettlementBody["lines"][number] {
  const {
    entityId: id,
    kind,
    state,
    occurredAt,
    amount,
    fee,
    tax,
    net,
    expected,
    orderId,
    explanation,
  } = line;
  return {
    ...{ id, kind, state, at: occurredAt.toISOString(), amount: toRupees(amount), fee: toRupees(fee) },
    ...{ taxOnFee: toRupees(tax), paidOut: toRupees(net) },
    inBooks: expected === null ? null : toRupees(expected),
    ...{ order: orderId, explanation },
  };
}
