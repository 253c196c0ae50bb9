import { data } from "react-router";
import type { RecordConflict } from "../../../shop/audit/merge-records.ts";
import { changedFields, type Fields } from "../../../shop/audit/rules/changed-record.ts";
import { changeSkus } from "../../../shop/catalogue/products/change-skus.ts";
import { getOfficeProduct } from "../../../shop/catalogue/products/get-office-product.ts";
import { listTakenOff } from "../../../shop/catalogue/products/list-taken-off.ts";
import { saveProduct } from "../../../shop/catalogue/products/save-product.ts";
import { skuOf } from "../../../shop/catalogue/rules/product-code.ts";
import { allergenLabel } from "../../../shop/catalogue/rules/product-fields.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import { conflictWords } from "../log/conflict-words.ts";
import type { OfficeForm } from "../office-form.ts";
import { WRONG_FIELDS } from "../save-words.ts";
import { answerDeletion } from "./delete-draft-action.ts";
import {
  type FormStateFields,
  formStateOf,
  type ParsedForm,
  parseProductForm,
  readPersonalization,
  readState,
} from "./product-form.ts";
import { NEW_SIZE, skuField } from "./product-texts.ts";
import { savedWords } from "./sale-words.ts";

type Received = OfficeForm & { id: string };

/** Saves the form of a product. After a refusal it shows what was typed; `formState` is what it was made from. */
export async function answerProduct(services: Services, { context, request, staff, id }: Received) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const formState = textOf(form, "formState");
  const read = readState(formState);
  if (intent === "delete") return answerDeletion(services, { context, staff, id });
  if (intent === "off-sale" || intent === "on-sale")
    return answerSale(services, { context, staff, id, form, read, active: intent === "on-sale" });
  if (!read) throw data("The form could not be read.", { status: 400 });
  const { values, product, skus, sizes, publication, errors } = parsed(form, read);
  const answer = (
    result: { message?: string; errors?: Record<string, string>; state?: string },
    status: number,
  ) => {
    const { message = "", errors: wrong = {}, state = formState } = result;
    const reply = answerForm<string>(context, { ok: status < 400, message, errors: wrong, values }, status);
    return data({ ...reply.data, formState: state, isUnsaved: status >= 400 }, reply.init ?? {});
  };
  if (!product) return answer({ message: WRONG_FIELDS, errors }, 422);
  const saved = await saveProduct(services, {
    ...{ id, staff },
    edit: {
      from: read.product,
      to: { ...product, ...publication },
      added: sizes.map(({ row: _row, sku, ...size }) => ({ ...size, sku: sku ?? skuOf(id, size) })),
      skus: skus.map((edit) => ({ ...edit, from: read.skus[edit.sku] ?? {} })),
    },
  });
  if (saved.ok) return answer({ message: await messageOf(services, { id, isChanged: saved.value }) }, 200);
  if (saved.code === "unknown-product") throw data(null, { status: 404 });
  if (saved.code !== "catalogue-changed") {
    if (saved.code === "allergens-open") return answer({ errors: openErrors(saved.details.allergens) }, 422);
    const sentence = REFUSAL_SENTENCES[saved.code];
    const field = REFUSED_FIELDS[saved.code];
    return answer(field ? { errors: { [field]: sentence } } : { message: sentence }, field ? 422 : 409);
  }
  const { conflicts } = saved.details;
  const state = JSON.stringify(withTheirs(read, conflicts));
  return answer({ message: conflictWords(conflicts), state }, 409);
}

/** The field that shows the sentence of a refusal. */
const REFUSED_FIELDS: Partial<Record<string, string>> = {
  "sku-taken": skuField(NEW_SIZE, "sku"),
  "too-many-skus": skuField(NEW_SIZE, "weight"),
  "unknown-tax-class": "taxClass",
  "publish-time-wrong": "publishAt",
  "no-picture-yet": "publication",
  "nothing-on-sale-yet": "publication",
};

/** The publication names the allergens that are to be answered first; each is marked as well. */
function openErrors(allergens: string[]): Record<string, string> {
  const marked = allergens.map((code) => [code, "Please choose one."]);
  const publication = `Answer the allergens first: ${allergens.map(allergenLabel).join(", ")}.`;
  return { ...Object.fromEntries(marked), publication };
}

/** Describes the result of a save, by what shoppers see now. */
async function messageOf(services: Services, { id, isChanged }: { id: string; isChanged: boolean }) {
  const product = await getOfficeProduct(services, { id });
  return isChanged && product ? savedWords(product) : "Nothing has changed.";
}

function parsed(form: FormData, read: FormStateFields): ParsedForm {
  const personalization = readPersonalization(read.product);
  return parseProductForm(form, { skus: read.skus, sizeRows: [NEW_SIZE], personalization });
}

type Sale = Omit<Received, "request"> & { form: FormData; read: FormStateFields | null; active: boolean };

/** Takes all SKUs of a product off sale, or back on sale. Other typed fields are shown again but not saved. */
async function answerSale(services: Services, { context, staff, id, form, read, active }: Sale) {
  const product = await getOfficeProduct(services, { id });
  if (!product) throw data(null, { status: 404 });
  const offSale = product.skus.filter(({ fields }) => !fields.active).map(({ sku }) => sku);
  const onSale = product.skus.filter(({ fields }) => fields.active).map(({ sku }) => sku);
  // Only a product without any SKU on sale is off sale.
  const back = active && onSale.length === 0 ? await listTakenOff(services, { skus: offSale }) : [];
  const edits = (active ? back : onSale).map((sku) => ({
    ...{ sku, from: { active: !active }, to: { active } },
  }));
  const changed = await changeSkus(services, { edits, label: product.fields.name, staff });
  const typed = read && parsed(form, read);
  const isUnsaved = Boolean(read && typed && isEdited(read, typed));
  const remaining = offSale.length - back.length;
  const stayOff =
    remaining === 1
      ? "1 size was off sale before, and stays off."
      : `${remaining} sizes were off sale before, and stay off.`;
  const done = active
    ? `Shoppers can order it again.${remaining > 0 && onSale.length === 0 ? ` ${stayOff}` : ""}`
    : "Nobody can order it now.";
  const message = changed.ok ? done : REFUSAL_SENTENCES[changed.code];
  const answer = {
    ...{ ok: changed.ok, errors: {}, values: typed?.values ?? {} },
    message: isUnsaved ? `${message} Your other changes are not saved yet.` : message,
  };
  if (read && changed.ok)
    for (const { sku } of edits) {
      const fields = read.skus[sku];
      if (!fields) continue;
      fields.active = active;
      answer.values[skuField(sku, "active")] = active ? "yes" : "";
    }
  const reply = answerForm<string>(context, answer, changed.ok ? 200 : 409);
  const formState = read ? JSON.stringify(read) : formStateOf(product);
  return data({ ...reply.data, formState, isUnsaved }, reply.init ?? {});
}

/** Whether any field differs from what the form was made from, even with a wrong value. */
function isEdited(read: FormStateFields, { product, skus, sizes }: ParsedForm): boolean {
  if (!product || sizes.length > 0) return true;
  return (
    changedFields(read.product, product) !== null ||
    skus.some(({ sku, to }) => changedFields(read.skus[sku] ?? {}, to as Fields) !== null)
  );
}

/**
 * The state of a form after a conflict: what was read, with the stored values of the fields in conflict, which the
 * editor has seen now. Saving again must not overwrite other fields that another person has changed.
 */
function withTheirs(read: FormStateFields, conflicts: RecordConflict[]): FormStateFields {
  const state = structuredClone(read);
  for (const { kind, key, field, theirs } of conflicts) {
    const fields = kind === "sku" ? state.skus[key] : state.product;
    if (fields) fields[field] = theirs;
  }
  return state;
}
