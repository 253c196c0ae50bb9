import { z } from "zod";
import { line } from "../../shop/basics/text-fields.ts";
import { EntityId, Explanation, LineKind, SettlementId } from "../../shop/payments/settlements.inputs.ts";
import { MonthField, WholeNumber } from "../request-fields.ts";

export const SettlementsQuery = z.object({
  open: z.enum(["true", "false"]).default("false").describe("Only those with open differences"),
  after: SettlementId.optional().describe("`next` of the reply before"),
});

export const SettlementParams = z.object({ id: SettlementId });

export const SettlementQuery = z.object({ page: WholeNumber.pipe(z.number().min(1).max(1_000)).default(1) });

export const ReportUploadQuery = z.object({
  name: line({ least: 1, most: 120 }).default("report").describe("Name of the report in the log"),
});

export const SettlementsFetch = z.object({ month: MonthField });

export const SettledLineParams = z.object({ id: SettlementId, kind: LineKind, entityId: EntityId });

export const ExplanationBody = z.object({
  from: Explanation.describe("The explanation that the program read; empty for none"),
  to: Explanation.describe("The new explanation; empty to open the line again"),
});
