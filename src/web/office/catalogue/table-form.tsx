import { IMPORT_LIMITS, MOST_IMPORT_BYTES } from "../../../shop/catalogue/rules/import-limits.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { FileForm } from "../file-form.tsx";

const MOST = { bytes: MOST_IMPORT_BYTES, megabytes: MOST_IMPORT_BYTES / 1e6 };

/** The form for a table of products. */
export function TableForm({ answer }: { answer: IntentAnswer<"file"> | undefined }) {
  return (
    <FileForm
      action="/admin/catalogue/import"
      hint={`An Excel workbook (.xlsx), of which the first sheet is read, or CSV in UTF-8. At most ${MOST.megabytes} MB and ${IMPORT_LIMITS.rows.toLocaleString("en-IN")} rows. Export the catalogue to get the columns. Formulas are never calculated here: what the spreadsheet shows is read.`}
      accept=".xlsx,.csv"
      most={MOST}
      error={answer?.errors.file ?? null}
      send="Compare"
      sending="Comparing..."
    />
  );
}
