import { type ChangeEvent, useState } from "react";
import { IMPORT_LIMITS, MOST_IMPORT_BYTES } from "../../../shop/catalogue/rules/import-limits.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";

const MEGABYTE = 1e6;

/** The form for a table. A document sends it, with and without script, because it carries a file. */
export function TableForm({ answer }: { answer: IntentAnswer<"file"> | undefined }) {
  const [busy, setBusy] = useState(false);
  const [sizeError, setSizeError] = useState<string | null>(null);
  const checkSize = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (files?.[0]?.size ?? 0) > MOST_IMPORT_BYTES;
    setSizeError(isTooLarge ? `Please choose a file of at most ${MOST_IMPORT_BYTES / MEGABYTE} MB.` : null);
  };
  return (
    <form
      method="post"
      action="/admin/catalogue/import"
      encType="multipart/form-data"
      className="import-fields"
      noValidate
      onSubmit={(event) => (sizeError || busy ? event.preventDefault() : setBusy(true))}
    >
      <TextInput
        type="file"
        name="file"
        className="import-file"
        label="File"
        hint={`An Excel workbook (.xlsx), of which the first sheet is read, or CSV in UTF-8. At most ${MOST_IMPORT_BYTES / MEGABYTE} MB and ${IMPORT_LIMITS.rows.toLocaleString("en-IN")} rows. Export the catalogue to get the columns. Formulas are never calculated here: what the spreadsheet shows is read.`}
        accept=".xlsx,.csv"
        onChange={checkSize}
        error={sizeError ?? answer?.errors.file ?? null}
      />
      <Button type="submit" busy={busy}>
        {busy ? "Comparing..." : "Compare"}
      </Button>
    </form>
  );
}
