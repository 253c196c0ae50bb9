import { data, redirect } from "react-router";
import { z } from "zod";
import { isPlain, trimmed } from "../../../shop/basics/plain-text.ts";
import { applyImport, type MovedSince } from "../../../shop/catalogue/imports/apply-import.ts";
import { discardImport } from "../../../shop/catalogue/imports/discard-import.ts";
import { prepareImport, type WrongTable } from "../../../shop/catalogue/imports/prepare-import.ts";
import { MOST_PROBLEMS } from "../../../shop/catalogue/rules/import-limits.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readFileForm } from "../../forms/read-file-form.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import type { OfficeForm } from "../office-form.ts";

const IMPORT_PATH = "/admin/catalogue/import";

const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/);
const FileName = z.string().overwrite(trimmed).min(1).max(120).refine(isPlain).catch("table");

/** Compares a sent table, imports the one that was compared, or drops it. */
export function answerImport(services: Services, received: OfficeForm) {
  const isUpload = received.request.headers.get("content-type")?.startsWith("multipart/form-data");
  return isUpload ? compare(services, received) : decide(services, received);
}

async function compare(services: Services, { context, request, staff }: OfficeForm) {
  const { files, fileNames } = await readFileForm(request, [], "file");
  const answers = intentAnswers<"file">(context, "compare", {});
  const [bytes] = files;
  if (!bytes) return answers.wrong({ file: "Please choose a file." });
  const fileName = FileName.parse(fileNames[0]);
  const prepared = await prepareImport(services, {
    ...{ fileName, staff },
    bytes: bytes as Uint8Array<ArrayBuffer>,
  });
  if (prepared.ok && prepared.value > 0) throw redirect(IMPORT_PATH);
  if (prepared.ok) return answers.done(`${fileName} differs from the catalogue in nothing.`);
  if (prepared.code !== "catalogue-file-wrong")
    return answers.refused(REFUSAL_SENTENCES[prepared.code], prepared.code === "too-many-tries" ? 429 : 403);
  return wrongTable("compare", fileName, prepared.details);
}

async function decide(services: Services, { context, request, staff }: OfficeForm) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const answers = intentAnswers<"file">(context, intent, {});
  if (intent === "discard") {
    await discardImport(services, { staff });
    return answers.done("The table is dropped. Nothing was imported.");
  }
  const fingerprint = Fingerprint.safeParse(textOf(form, "fingerprint"));
  if (intent !== "import" || !fingerprint.success)
    return answers.refused("The form could not be read. Nothing was imported.", 400);
  const done = await applyImport(services, { fingerprint: fingerprint.data, staff });
  if (done.ok) throw redirect(done.value === null ? IMPORT_PATH : `${IMPORT_PATH}?entry=${done.value}`);
  if (done.code === "import-outdated") return answers.refused(outdatedWords(done.details));
  if (done.code !== "catalogue-file-wrong") return answers.refused(REFUSAL_SENTENCES[done.code]);
  const { problems } = done.details;
  const shown = problems.slice(0, MOST_PROBLEMS);
  return wrongTable("import", "The table", { problems: shown, count: problems.length });
}

function wrongTable(intent: string, fileName: string, { problems, count }: WrongTable) {
  const [first] = problems;
  const isWhole = first?.row === null;
  const message = isWhole
    ? `${fileName} ${first.text} Nothing was imported.`
    : `${fileName}: ${count === 1 ? "1 cell needs" : `${count} cells need`} a look. Nothing was imported.`;
  const wrong = { problems: isWhole ? [] : problems, count };
  return data({ ok: false, message, errors: {}, values: { intent }, wrong }, { status: 422 });
}

function outdatedWords({ cells, count }: MovedSince): string {
  const lines = cells.map(({ row, sku, column, was, now, by }) => {
    const who = by ?? "somebody";
    return `Row ${row}, ${sku}, ${column}: it was ${was || "empty"}, ${who} made it ${now || "empty"}.`;
  });
  return [
    "The catalogue has changed since the table was compared. Nothing was imported. Below is the difference as it is now.",
    ...lines,
    ...(count > lines.length ? [`and ${count - lines.length} more`] : []),
  ].join("\n");
}
