import { SKU_WORDS } from "../../../shop/catalogue/rules/sku-fields.ts";
import { SKU_TEXTS, SKU_TICKS, skuField } from "./product-texts.ts";

/** Texts and errors of a part of the form, by the names of its fields. */
export type ShownFields = {
  texts: Record<string, string | undefined>;
  errors: Record<string, string | undefined>;
};

/** The SKUs of a product, a row each. On phones a row becomes a card. */
export function SkuTable({ skus, texts, errors }: ShownFields & { skus: string[] }) {
  if (skus.length === 0) return <p className="muted">It has no size yet.</p>;
  return (
    <table className="sku-table">
      <thead>
        <tr>
          <th scope="col">SKU</th>
          {[...SKU_TEXTS, ...SKU_TICKS].map((field) => (
            <th scope="col" key={field}>
              {SKU_WORDS[field]}
              {field.endsWith("Paise") && ", ₹"}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skus.map((sku) => (
          <SkuRow key={sku} sku={sku} texts={texts} errors={errors} />
        ))}
      </tbody>
    </table>
  );
}

function SkuRow({ sku, texts, errors }: ShownFields & { sku: string }) {
  return (
    <tr>
      <th scope="row">{sku}</th>
      {SKU_TEXTS.map((field) => {
        const name = skuField(sku, field);
        const error = errors[name];
        return (
          <td key={field} data-label={SKU_WORDS[field]}>
            <input
              className="input"
              name={name}
              defaultValue={texts[name] ?? ""}
              inputMode={field.endsWith("Paise") ? "decimal" : "text"}
              aria-label={`${SKU_WORDS[field]} of ${sku}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
            />
            {error && (
              <span className="sku-error" id={`${name}-error`}>
                {error}
              </span>
            )}
          </td>
        );
      })}
      {SKU_TICKS.map((field) => {
        const name = skuField(sku, field);
        return (
          <td key={field} data-label={SKU_WORDS[field]}>
            <label className="option">
              <input type="checkbox" name={name} value="yes" defaultChecked={texts[name] === "yes"} />
              <span className="sr-only">
                {SKU_WORDS[field]}: {sku}
              </span>
            </label>
          </td>
        );
      })}
    </tr>
  );
}
