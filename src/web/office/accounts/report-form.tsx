import { MOST_REPORT_BYTES, REPORT_LIMITS } from "../../../shop/payments/rules/settlement-limits.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { FileForm } from "../file-form.tsx";
import { SETTLEMENTS_PATH } from "./settlements-path.ts";

const MOST = { bytes: MOST_REPORT_BYTES, megabytes: MOST_REPORT_BYTES / 1e6 };

/**
 * The form for a settlement report.
 * @param hint where the provider's report is downloaded
 */
export function ReportForm({ hint, answer }: { hint: string; answer: IntentAnswer<"file"> | undefined }) {
  return (
    <FileForm
      action={SETTLEMENTS_PATH}
      label="Settlement recon report"
      hint={`${hint} At most ${MOST.megabytes} MB and ${REPORT_LIMITS.rows.toLocaleString("en-IN")} lines. The same file twice changes nothing.`}
      accept=".csv"
      most={MOST}
      error={answer?.errors.file ?? null}
      send="Import"
      sending="Importing..."
    />
  );
}
