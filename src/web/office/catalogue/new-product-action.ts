import { redirect } from "react-router";
import { createProduct } from "../../../shop/catalogue/products/create-product.ts";
import { NewProductForm } from "../../../shop/catalogue/products/product.inputs.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { readFormData, textsOf } from "../../forms/read-form.ts";
import type { OfficeForm } from "../office-form.ts";
import { WRONG_FIELDS } from "../save-words.ts";
import { parseProductForm, type SentSize } from "./product-form.ts";
import { FIRST_SIZES, NEW_FIELDS, skuField } from "./product-texts.ts";

/** The field that shows the sentence of a refusal. */
const REFUSED_FIELDS: Partial<Record<string, string>> = {
  "product-name-taken": "name",
  "product-code-taken": "code",
  "unknown-category": "category",
  "unknown-tax-class": "taxClass",
  "unknown-picture": "pictureId",
};

/** Creates a draft, and redirects to its page. After a refusal the form shows what was typed. */
export async function answerNewProduct(services: Services, { context, request, staff }: OfficeForm) {
  const form = await readFormData(request);
  const { values, product, sizes, errors } = parseProductForm(form, {
    ...{ skus: {}, sizeRows: FIRST_SIZES, personalization: [] },
  });
  const texts = textsOf(form, NEW_FIELDS);
  const rest = NewProductForm.safeParse(texts);
  const answer = (wrong: Record<string, string>, message = WRONG_FIELDS) =>
    answerForm<string>(context, { ok: false, message, errors: wrong, values: { ...values, ...texts } }, 422);
  const wrong = { ...errors, ...(rest.success ? {} : errorsOf<string>(rest.error)) };
  const firstSize = skuField(FIRST_SIZES[0], "weight");
  const isWithoutSize = sizes.length === 0 && !Object.keys(errors).some((name) => name.startsWith("new"));
  if (isWithoutSize) wrong[firstSize] = "Please name the size.";
  if (!product || !rest.success || isWithoutSize) return answer(wrong as Record<string, string>);
  const skus = sizes.map(({ row: _row, ...size }) => size);
  const created = await createProduct(services, { product: { ...product, ...rest.data, skus }, staff });
  if (created.ok) throw redirect(`/admin/catalogue/products/${created.value}?created=yes`);
  const sentence = REFUSAL_SENTENCES[created.code];
  if (created.code === "sku-taken") return answer({ [takenField(sizes, created.details.skus)]: sentence });
  const field = REFUSED_FIELDS[created.code];
  return field ? answer({ [field]: sentence }) : answer({}, sentence);
}

/** The field of the SKU that is taken. One that was made from the code has no typed SKU: then the first row. */
function takenField(sizes: SentSize[], skus: string[]): string {
  const row = sizes.find(({ sku }) => sku !== null && skus.includes(sku))?.row;
  return skuField(row ?? FIRST_SIZES[0], "sku");
}
