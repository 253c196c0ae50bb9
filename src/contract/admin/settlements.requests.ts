import { z } from "zod";
import { line } from "../../shop/basics/text-fields.ts";
import {
  EntityId,
  Explanation,
  LineKind,
  SettlementId,
} from "../../shop/payments/settlement-report.inputs.ts";
import { MonthField, WholeNumber } from "../request-fields.ts";

export const SettlementsQuery = z.object({
  open: z.enum(["true", "false"]).default("false").describe("Only those with open differences"),
  after: SettlementId.optional().describe("`next` of the reply before"),
});

export const SettlementParams = z.object({ id: SettlementId });

export const SettlementQuery = z.object({ page: WholeNumber.pipe(z.number().min(1).max(1_000)).default(1) });

export const ReportUploadQuery = z.object({
  name: line({ least: 1, most: 120 }).default("report").describe("What the log calls the report"),
});

export const SettlementsFetch = z.object({ month: MonthField });

export const SettledLineParams = z.object({ id: SettlementId, kind: LineKind, entityId: EntityId });

export const ExplanationBody = z.object({
  from: Explanation.describe("As the program read it; empty while the line is open"),
  to: Explanation.describe("What was found out; empty to open the line again"),
});
