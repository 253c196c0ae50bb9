import { data } from "react-router";
import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { isPlain, trimmed } from "../../../shop/basics/plain-text.ts";
import { parseMonth } from "../../../shop/invoices/rules/months.ts";
import { fetchSettlements } from "../../../shop/payments/fetch-settlements.ts";
import {
  type Imported,
  importSettlements,
  type WrongReport,
} from "../../../shop/payments/import-settlements.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readFileForm } from "../../forms/read-file-form.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";

type Context = Parameters<typeof intentAnswers>[0];
type Received = { context: Context; request: Request; staff: Session };

const FileName = z.string().overwrite(trimmed).min(1).max(120).refine(isPlain).catch("The report");
const STATUSES = {
  ...{ "too-many-tries": 429, "not-your-move": 403 },
  ...{ "settlements-not-fetched": 503, "too-many-settled-lines": 413 },
} as const;

/** Imports a report that was sent, or fetches a month from the provider. */
export function answerSettlements(services: Services, received: Received) {
  const isUpload = received.request.headers.get("content-type")?.startsWith("multipart/form-data");
  return isUpload ? importFile(services, received) : fetchMonth(services, received);
}

async function importFile(services: Services, { context, request, staff }: Received) {
  const { files, fileNames } = await readFileForm(request, [], "file");
  const answers = intentAnswers<"file">(context, "import", {});
  const [bytes] = files;
  if (!bytes) return answers.wrong({ file: "Please choose a file." });
  const fileName = FileName.parse(fileNames[0]);
  const imported = await importSettlements(services, {
    ...{ fileName, staff },
    bytes: bytes as Uint8Array<ArrayBuffer>,
  });
  if (imported.ok) return answers.done(importedWords(imported.value, fileName));
  if (imported.code !== "report-wrong")
    return answers.refused(REFUSAL_SENTENCES[imported.code], STATUSES[imported.code]);
  return wrongReport("import", fileName, imported.details);
}

async function fetchMonth(services: Services, { context, request, staff }: Received) {
  const form = await readFormData(request);
  const answers = intentAnswers<"month">(context, "fetch", {});
  const month = parseMonth(textOf(form, "month"));
  if (textOf(form, "intent") !== "fetch" || !month) return answers.wrong({ month: "Please choose a month." });
  const [year = 0, nth = 0] = month.split("-").map(Number);
  const fetched = await fetchSettlements(services, { year, month: nth, staff });
  if (fetched.ok) return answers.done(importedWords(fetched.value, "The month"));
  if (fetched.code !== "report-wrong")
    return answers.refused(REFUSAL_SENTENCES[fetched.code], STATUSES[fetched.code]);
  return wrongReport("fetch", "What the provider sent", fetched.details);
}

/** Sums up an import in a sentence. */
function importedWords({ settlements, added, known, referenced, waiting }: Imported, source: string): string {
  const many = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  const later = waiting > 0 ? ` ${many(waiting, "line")} not paid out yet.` : "";
  if (added === 0 && known === 0) return `${source} holds no line that was paid out.${later}`;
  const named = referenced > 0 ? ` ${many(referenced, "settlement")} got the bank reference.` : "";
  if (added === 0 && named) return `${source} was imported before.${named}${later}`;
  if (added === 0) return `${source} was imported before. Nothing changed.${later}`;
  const before = known > 0 ? ` ${many(known, "line")} had been imported before.` : "";
  return `${many(added, "line")} imported, ${many(settlements, "new settlement")}.${before}${named}${later}`;
}

function wrongReport(intent: string, name: string, { problems, count }: WrongReport) {
  const [first] = problems;
  const isWhole = first?.row === null && problems.length === 1;
  const message = isWhole
    ? `${name} ${first.text} Nothing was imported.`
    : `${name}: ${count === 1 ? "1 cell needs" : `${count} cells need`} a look. Nothing was imported.`;
  const wrong = { problems: isWhole ? [] : problems, count };
  return data({ ok: false, message, errors: {}, values: { intent }, wrong }, { status: 422 });
}
