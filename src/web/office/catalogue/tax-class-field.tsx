import type { TaxClass } from "../../../shop/catalogue/catalogue.reads.ts";
import { Field } from "../../ui/field.tsx";
import { codeWords } from "./code-words.ts";
import type { ShownFields } from "./sku-table.tsx";

/** How something is taxed. */
export function TaxClassField({ taxClasses, texts, errors }: ShownFields & { taxClasses: TaxClass[] }) {
  return (
    <Field label="Tax class" error={errors.taxClass ?? null}>
      {(control) => (
        <select className="input" name="taxClass" defaultValue={texts.taxClass ?? ""} {...control}>
          <option value="">Please choose</option>
          {taxClasses.map(({ taxClass, hsn, rateBp }) => (
            <option key={taxClass} value={taxClass}>
              {codeWords(taxClass)}: {rateBp / 100}%, HSN {hsn}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
