import { data } from "react-router";
import { z } from "zod";
import type { RecordConflict } from "../../../../shop/audit/merge-records.ts";
import { PartsForm } from "../../../../shop/catalogue/combos/combo-parts.inputs.ts";
import { type PartsEdit, saveComboParts } from "../../../../shop/catalogue/combos/save-combo-parts.ts";
import {
  LONGEST_PART_TEXT,
  MOST_PARTS,
  partDifference,
} from "../../../../shop/catalogue/rules/combo-parts.ts";
import { MOST_SKUS } from "../../../../shop/catalogue/rules/sku-fields.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { readFormData, textOf } from "../../../forms/read-form.ts";
import { linesOf, listConflictWords } from "../../log/list-conflict-words.ts";
import type { OfficeForm } from "../../office-form.ts";
import { readJsonField } from "../../read-json-field.ts";
import { WRONG_FIELDS } from "../../save-words.ts";
import { draftAnswers } from "../draft-answers.ts";
import { applyButton, readDraft, type SizeDraft } from "./part-draft.ts";
import { partField } from "./part-names.ts";

type Received = OfficeForm & { id: string };

/** The stored parts that the editor has seen: the lines of each SKU. */
type StateAsRead = Record<string, string[]>;

/** Compared with what is stored, and never stored. */
const AsRead = z
  .record(z.string().max(40), z.array(z.string().max(2 * LONGEST_PART_TEXT)).max(MOST_PARTS))
  .refine((lines) => Object.keys(lines).length <= 2 * MOST_SKUS);
const LONGEST_STATE = 100_000;

/** Saves the parts, or changes their draft and shows it again. Nothing is stored before it is saved. */
export async function answerParts(services: Services, { context, request, staff, id }: Received) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const from = readJsonField(AsRead, textOf(form, "from"), LONGEST_STATE);
  const sizes = readDraft(form);
  if (!from || !sizes) throw data("The form could not be read.", { status: 400 });
  const answers = draftAnswers<{ sizes: SizeDraft[]; from: StateAsRead }>(context, { sizes, from });
  if (intent !== "save") return answers.shown(applyButton(sizes, intent));
  const { edits, errors, sentences } = parseSizes(sizes, from);
  if (sentences.length + Object.keys(errors).length > 0)
    return answers.wrong({ errors, message: [WRONG_FIELDS, ...sentences].join("\n") });
  const saved = await saveComboParts(services, { id, edits, staff });
  if (saved.ok) return answers.saved(saved.value > 0);
  if (saved.code === "unknown-product") throw data(null, { status: 404 });
  if (saved.code === "catalogue-changed") {
    const { conflicts } = saved.details;
    const theirs = conflicts.map(({ key, theirs: lines }) => [key, linesOf(lines)] as const);
    return answers.refused({
      message: conflictWords(conflicts),
      from: { ...from, ...Object.fromEntries(theirs) },
    });
  }
  const skus = saved.code === "not-your-move" ? [] : saved.details.skus;
  const sentence = REFUSAL_SENTENCES[saved.code];
  const named = errorsAt(sizes, new Set(skus), sentence);
  const isNamed = Object.keys(named).length > 0;
  return answers.refused({ errors: named, message: isNamed ? WRONG_FIELDS : sentence });
}

function parseSizes(sizes: SizeDraft[], from: StateAsRead) {
  const edits: PartsEdit[] = [];
  const errors: Record<string, string> = {};
  const sentences = new Set<string>();
  for (const [size, { sku, parts }] of sizes.entries()) {
    const parsed = PartsForm.safeParse(parts);
    if (parsed.success) edits.push({ sku, from: from[sku] ?? [], to: parsed.data });
    for (const { path, message } of parsed.error?.issues ?? []) {
      const [index, field = "sku"] = path;
      if (typeof index !== "number") sentences.add(message);
      else if (field === "sku" || field === "quantity" || field === "words")
        errors[partField(field, size, index)] ??= message;
    }
  }
  return { edits, errors, sentences: [...sentences] };
}

/** The sentence at the field of each of these SKUs. */
function errorsAt(sizes: SizeDraft[], skus: Set<string>, sentence: string): Record<string, string> {
  const wrong = sizes.flatMap(({ parts }, size) =>
    parts.flatMap(({ sku }, index) =>
      skus.has(sku.trim().toUpperCase()) ? [[partField("sku", size, index), sentence] as const] : [],
    ),
  );
  return Object.fromEntries(wrong);
}

/** Each size that another person has changed, with the differences. */
function conflictWords(conflicts: RecordConflict[]): string {
  return conflicts
    .map((conflict) =>
      listConflictWords([conflict], {
        ...{ what: `what is in ${conflict.key}`, entries: "parts", difference: partDifference },
      }),
    )
    .join("\n");
}
