import { z } from "zod";
import type { Fields } from "../../../shop/audit/rules/changed-record.ts";
import { PlanTime } from "../../../shop/catalogue/prices/prices.inputs.ts";
import type { SkuEdit } from "../../../shop/catalogue/products/edit-skus.ts";
import type { EditableProduct } from "../../../shop/catalogue/products/get-office-product.ts";
import {
  NewSkuForm,
  ProductForm,
  PublishChoice,
  type SentProduct,
  SkuForm,
} from "../../../shop/catalogue/products/product.inputs.ts";
import { PERSONALIZATION_NAMES, type PersonalizationName } from "../../../shop/catalogue/rules/customised.ts";
import { withPersonalization } from "../../../shop/catalogue/rules/personalization.ts";
import type { ProductFields, PublicationFields } from "../../../shop/catalogue/rules/product-fields.ts";
import { MOST_SKUS, type NewSku } from "../../../shop/catalogue/rules/sku-fields.ts";
import { textOf, textsOf } from "../../forms/read-form.ts";
import { readJsonField } from "../read-json-field.ts";
import { PRODUCT_TICKS, SIZE_TEXTS, SKU_TEXTS, SKU_TICKS, skuField, TEXT_FIELDS } from "./product-texts.ts";
import { fieldsAsRead } from "./record-form.ts";

const LONGEST_STATE = 30_000;

const FormState = z.object({
  product: fieldsAsRead,
  skus: z.record(z.string(), fieldsAsRead).refine((skus) => Object.keys(skus).length <= MOST_SKUS),
});

export type FormStateFields = { product: Fields; skus: Record<string, Fields> };

/** The state of a product that a form is made from, as a hidden field carries it. */
export function formStateOf({ fields, publication, skus }: EditableProduct): string {
  return JSON.stringify({
    product: { ...fields, ...publication },
    skus: Object.fromEntries(skus.map(({ sku, fields: ofSku }) => [sku, ofSku])),
  });
}

export function readState(text: string): FormStateFields | null {
  return readJsonField(FormState, text, LONGEST_STATE);
}

type SentSku = Pick<SkuEdit, "sku" | "to">;

/** A size that the form adds: its fields, the SKU if one was typed, and the name of its row. */
export type SentSize = Omit<NewSku, "sku"> & { sku: string | null; row: string };

export type ParsedForm = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Null if a field is wrong. */
  product: ProductFields | null;
  skus: SentSku[];
  sizes: SentSize[];
  /** The requested publication; null if the form does not set it. */
  publication: PublicationFields | null;
};

type Shown = {
  skus: Record<string, Fields>;
  sizeRows: readonly string[];
  /** The personalization that the form was made from, of which it changes the name only. */
  personalization: PersonalizationName[];
};

export function readPersonalization(product: Fields): PersonalizationName[] {
  const names = product.personalization;
  return PERSONALIZATION_NAMES.filter((name) => Array.isArray(names) && names.includes(name));
}

/** Parses the fields of the product, of the SKUs that the form showed, and of its rows for new sizes. */
export function parseProductForm(form: FormData, shown: Shown): ParsedForm {
  const { values, errors, ...fields } = parseFields(form, shown);
  const rows = Object.keys(shown.skus).map((sku) => parseSku(form, sku));
  const sizes = shown.sizeRows.map((row) => parseSize(form, row));
  const published = parsePublication(form);
  for (const part of [...rows, ...sizes, published]) {
    Object.assign(values, part.values);
    for (const [name, message] of Object.entries(part.errors)) errors[name] ??= message;
  }
  const isRight = Object.keys(errors).length === 0;
  return {
    ...{ values, errors, publication: published.publication },
    product: isRight ? fields.product : null,
    skus: rows.flatMap(({ sent }) => sent ?? []),
    sizes: sizes.flatMap(({ sent }) => sent ?? []),
  };
}

function parseFields(form: FormData, { personalization }: Shown) {
  const texts = textsOf(form, TEXT_FIELDS);
  const listedUnder = form.getAll("listedUnder").map(String).slice(0, 200);
  const ticks = textsOf(form, PRODUCT_TICKS);
  const values: Record<string, string> = { ...texts, ...ticks, listedUnder: listedUnder.join(" ") };
  const sent = ProductForm.safeParse({
    ...{ ...texts, listedUnder },
    ...{ takesMessage: ticks.takesMessage !== "", takesName: ticks.takesName !== "" },
  });
  return {
    ...{ values, errors: rowErrors(sent.error, (field) => field) },
    product: sent.success ? withName(sent.data, personalization) : null,
  };
}

function withName(
  { takesName, ...fields }: SentProduct,
  personalization: PersonalizationName[],
): ProductFields {
  return { ...fields, personalization: withPersonalization(personalization, "Name", takesName) };
}

function parseSku(form: FormData, sku: string) {
  const { values, sent } = rowOf(form, sku, SKU_TEXTS);
  const row = SkuForm.safeParse(sent);
  const errors = rowErrors(row.error, (field) => skuField(sku, field));
  return { values, errors, sent: row.success ? { sku, to: row.data } : null };
}

/** A row for a new size. One without any text is left out. */
function parseSize(form: FormData, name: string) {
  const { values, sent } = rowOf(form, name, SIZE_TEXTS);
  if (SIZE_TEXTS.every((field) => String(sent[field]).trim() === ""))
    return { values, errors: {}, sent: null };
  const row = NewSkuForm.safeParse(sent);
  const errors = rowErrors(row.error, (field) => skuField(name, field));
  return { values, errors, sent: row.success ? { ...row.data, row: name } : null };
}

/** The fields of a row, as text and as they are parsed. */
function rowOf(form: FormData, row: string, texts: readonly string[]) {
  const names = [...texts, ...SKU_TICKS];
  const values = Object.fromEntries(
    names.map((field) => [skuField(row, field), textOf(form, skuField(row, field))]),
  );
  const sent: Record<string, string | boolean> = {};
  for (const field of texts) sent[field] = values[skuField(row, field)] ?? "";
  for (const field of SKU_TICKS) sent[field] = values[skuField(row, field)] !== "";
  return { values, sent };
}

function rowErrors(error: z.ZodError | undefined, nameOf: (field: string) => string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) errors[nameOf(String(issue.path[0]))] ??= issue.message;
  return errors;
}

function parsePublication(form: FormData) {
  const values = { publication: textOf(form, "publication"), publishAt: textOf(form, "publishAt") };
  if (values.publication === "") return { values, errors: {}, publication: null };
  const choice = PublishChoice.safeParse(values.publication);
  const time = PlanTime.safeParse(values.publishAt);
  if (!choice.success) return { values, errors: { publication: "Please choose one." }, publication: null };
  if (choice.data === "now") return { values, errors: {}, publication: { isDraft: false, publishAt: null } };
  if (choice.data === "draft") return { values, errors: {}, publication: { isDraft: true, publishAt: null } };
  if (!time.success || time.data === null)
    return { values, errors: { publishAt: "Please choose a day and a time." }, publication: null };
  return { values, errors: {}, publication: { isDraft: true, publishAt: time.data.toISOString() } };
}
