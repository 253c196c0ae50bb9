import { data } from "react-router";
import { ProductIds } from "../../../../shop/catalogue/categories/category.inputs.ts";
import { saveCategory } from "../../../../shop/catalogue/categories/save-category.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { answerForm } from "../../../forms/form-answer.ts";
import { readFormData, textOf } from "../../../forms/read-form.ts";
import { conflictWords } from "../../log/conflict-words.ts";
import type { OfficeForm } from "../../office-form.ts";
import { saveWords, WRONG_FIELDS } from "../../save-words.ts";
import { readRecordState, stateWithTheirs } from "../record-form.ts";
import { parseCategoryForm } from "./category-form.ts";

type Received = OfficeForm & { slug: string };

type Refusal = Extract<Awaited<ReturnType<typeof saveCategory>>, { ok: false }>;

/** Saves a category, adds products to it, or hides it. After a refusal the form shows what was typed. */
export async function answerCategory(services: Services, { context, request, staff, slug }: Received) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const state = textOf(form, "formState");
  const answer = (
    result: {
      message: string;
      errors?: Record<string, string>;
      values?: Record<string, string>;
      state?: string;
    },
    status: number,
  ) => {
    const { message, errors = {}, values = {} } = result;
    const reply = answerForm<string>(context, { ok: status < 400, message, errors, values }, status);
    const isUnsaved = status >= 400 && intent === "save";
    return data({ ...reply.data, intent, formState: result.state ?? state, isUnsaved }, reply.init ?? {});
  };
  const save = (edit: Parameters<typeof saveCategory>[1]["edit"]) =>
    saveCategory(services, { slug, edit, staff });

  if (intent === "hide" || intent === "show") {
    const isHidden = intent === "hide";
    const saved = await save({ from: { isHidden: !isHidden }, to: { isHidden } });
    if (!saved.ok) return answer({ message: refusalWords(saved) }, 409);
    return answer({ message: isHidden ? "Shoppers do not see it now." : "Shoppers see it now." }, 200);
  }
  if (intent === "add") {
    const ids = ProductIds.safeParse(form.getAll("product").map(String));
    if (!ids.success) return answer({ message: "The form could not be read." }, 400);
    if (ids.data.length === 0) return answer({ message: "Please tick the products to add." }, 422);
    const saved = await save({ from: {}, to: {}, added: ids.data });
    if (!saved.ok) return answer({ message: refusalWords(saved) }, 409);
    const many = ids.data.length === 1 ? "The product is" : `${ids.data.length} products are`;
    return answer({ message: `${many} listed here now.` }, 200);
  }
  const read = readRecordState(state);
  if (!read) throw data("The form could not be read.", { status: 400 });
  const first = Array.isArray(read.firstProducts) ? read.firstProducts : [];
  const { values, errors, fields, removed } = parseCategoryForm(form, { first });
  if (!fields) return answer({ message: WRONG_FIELDS, errors, values }, 422);
  const saved = await save({ from: read, to: fields, removed });
  if (saved.ok) return answer({ message: saveWords(saved.value) }, 200);
  if (saved.code !== "catalogue-changed") return answer({ message: refusalWords(saved), values }, 409);
  const { conflicts } = saved.details;
  const message = conflictWords(conflicts);
  return answer({ message, values, state: stateWithTheirs(read, conflicts) }, 409);
}

/** Why nothing was saved, with the names that the refusal carries. */
function refusalWords(refused: Refusal): string {
  const { code } = refused;
  if (code === "unknown-category") throw data(null, { status: 404 });
  if (refused.code === "category-linked")
    return ["It was not hidden. Please change first what leads to it:", ...refused.details.links].join("\n");
  if (refused.code === "main-category-stays" || refused.code === "too-many-categories")
    return `${refused.details.name}: ${REFUSAL_SENTENCES[code]}`;
  return REFUSAL_SENTENCES[code];
}
