import { data } from "react-router";
import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import type { RecordConflict } from "../../../shop/audit/merge-records.ts";
import { changedFields, type Fields } from "../../../shop/audit/rules/changed-record.ts";
import { changeSkus } from "../../../shop/catalogue/change-skus.ts";
import type { SkuEdit } from "../../../shop/catalogue/edit-skus.ts";
import { type EditableProduct, getOfficeProduct } from "../../../shop/catalogue/get-office-product.ts";
import { listTakenOff } from "../../../shop/catalogue/list-taken-off.ts";
import { ProductForm, SkuForm } from "../../../shop/catalogue/product.inputs.ts";
import { saveProduct } from "../../../shop/catalogue/save-product.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { conflictWords } from "../log/conflict-words.ts";
import { SKU_TEXTS, SKU_TICKS, skuField, TEXT_FIELDS } from "./product-texts.ts";

/** SKUs that one form may hold. */
const MOST_SKUS = 40;
const LONGEST_STATE = 30_000;

/** The stored fields that the form was made from. They are compared with the stored ones, and never stored. */
const fieldsAsRead = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);
const FormState = z.object({ product: fieldsAsRead, skus: z.record(z.string(), fieldsAsRead) });

/** The state of a product that a form is made from, as a hidden field carries it. */
export function formStateOf({ fields, skus }: EditableProduct): string {
  return JSON.stringify({
    product: fields,
    skus: Object.fromEntries(skus.map(({ sku, fields: ofSku }) => [sku, ofSku])),
  });
}

type Context = Parameters<typeof answerForm>[0];
type Received = { context: Context; request: Request; staff: Session; id: string };

/** Saves the form of a product. After a refusal it shows what was typed; `formState` is what it was made from. */
export async function answerProduct(services: Services, { context, request, staff, id }: Received) {
  const form = await request.formData().catch(() => {
    throw data("The form could not be read.", { status: 400 });
  });
  const intent = textOf(form, "intent");
  const formState = textOf(form, "formState");
  const read = readState(formState);
  if (intent === "off-sale" || intent === "on-sale")
    return answerSale(services, { context, staff, id, form, read, active: intent === "on-sale" });
  if (!read) throw data("The form could not be read.", { status: 400 });
  const { values, product, skus, errors } = parsed(form, read.skus);
  const answer = (
    result: { message?: string; errors?: Record<string, string>; state?: string },
    status: number,
  ) => {
    const { message = "", errors: wrong = {}, state = formState } = result;
    const reply = answerForm<string>(context, { ok: status < 400, message, errors: wrong, values }, status);
    return data({ ...reply.data, formState: state, isUnsaved: status >= 400 }, reply.init ?? {});
  };
  if (!product) return answer({ message: "Some fields need a look. Nothing was saved.", errors }, 422);
  const saved = await saveProduct(services, {
    ...{ id, staff },
    edit: {
      from: read.product,
      to: product,
      skus: skus.map((edit) => ({ ...edit, from: read.skus[edit.sku] ?? {} })),
    },
  });
  if (saved.ok)
    return answer({ message: saved.value ? "Saved. Shoppers see it now." : "Nothing has changed." }, 200);
  if (saved.code === "unknown-product") throw data(null, { status: 404 });
  if (saved.code !== "catalogue-changed") return answer({ message: REFUSAL_SENTENCES[saved.code] }, 409);
  const { conflicts } = saved.details as { conflicts: RecordConflict[] };
  const state = JSON.stringify(withTheirs(read, conflicts));
  return answer({ message: conflictWords(conflicts), state }, 409);
}

type Sale = Omit<Received, "request"> & { form: FormData; read: State | null; active: boolean };

/** Takes all SKUs of a product off sale, or puts those on sale again that went off with it. What else was typed is not saved, but shown again. */
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
  const typed = read && parsed(form, read.skus);
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

/** Whether the form holds anything else than it was made from, be it wrong. */
function isEdited(read: State, { product, skus }: Parsed): boolean {
  if (!product) return true;
  return (
    changedFields(read.product, product) !== null ||
    skus.some(({ sku, to }) => changedFields(read.skus[sku] ?? {}, to as Fields) !== null)
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

type State = { product: Fields; skus: Record<string, Fields> };

/**
 * The state of a form after a conflict: what was read, with the stored values of the fields in conflict, which the
 * editor has seen now. Saving again must not overwrite other fields that somebody else has changed.
 */
function withTheirs(read: State, conflicts: RecordConflict[]): State {
  const state = structuredClone(read);
  for (const { kind, key, field, theirs } of conflicts) {
    const fields = kind === "sku" ? state.skus[key] : state.product;
    if (fields) fields[field] = theirs;
  }
  return state;
}

function readState(text: string): State | null {
  if (text.length > LONGEST_STATE) return null;
  try {
    const state = FormState.parse(JSON.parse(text));
    return Object.keys(state.skus).length <= MOST_SKUS ? state : null;
  } catch {
    return null;
  }
}

type SentSku = Pick<SkuEdit, "sku" | "to">;
type Parsed = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Null if a field is wrong. */
  product: z.output<typeof ProductForm> | null;
  skus: SentSku[];
};

/** Parses the fields of the product and of the SKUs that the form showed. */
function parsed(form: FormData, shownSkus: Record<string, Fields>): Parsed {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, textOf(form, name)]));
  const listedUnder = form.getAll("listedUnder").map(String).slice(0, 200);
  const takesMessage = textOf(form, "takesMessage");
  const values: Record<string, string> = { ...texts, takesMessage, listedUnder: listedUnder.join(" ") };
  const product = ProductForm.safeParse({ ...texts, listedUnder, takesMessage: takesMessage !== "" });
  const errors: Record<string, string> = {};
  for (const issue of product.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  const skus: SentSku[] = [];
  for (const sku of Object.keys(shownSkus)) {
    const sent = (field: string) => textOf(form, skuField(sku, field));
    for (const field of [...SKU_TEXTS, ...SKU_TICKS]) values[skuField(sku, field)] = sent(field);
    const row = SkuForm.safeParse({
      ...Object.fromEntries(SKU_TEXTS.map((field) => [field, sent(field)])),
      ...Object.fromEntries(SKU_TICKS.map((field) => [field, sent(field) !== ""])),
    });
    if (row.success) skus.push({ sku, to: row.data });
    for (const issue of row.error?.issues ?? [])
      errors[skuField(sku, String(issue.path[0]))] ??= issue.message;
  }
  const isRight = Object.keys(errors).length === 0;
  return { values, errors, skus, product: isRight && product.success ? product.data : null };
}
