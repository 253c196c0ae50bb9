import type { TaxClass } from "../../../shop/catalogue/products/list-tax-classes.ts";
import { PRODUCT_KINDS } from "../../../shop/catalogue/rules/product-kinds.ts";
import { Field, TextInput } from "../../ui/field.tsx";
import { codeWords } from "./code-words.ts";
import type { ShownFields } from "./sku-table.tsx";
import { TaxClassField } from "./tax-class-field.tsx";

type KindProps = ShownFields & { taxClasses: TaxClass[]; isNew?: boolean };

/** What a product is and how it is taxed. A new one has a field for its code. */
export function KindFields({ taxClasses, texts, errors, isNew = false }: KindProps) {
  return (
    <div className="product-fields">
      <Field label="Kind" error={errors.kind ?? null}>
        {(control) => (
          <select className="input" name="kind" defaultValue={texts.kind ?? ""} {...control}>
            <option value="">Please choose</option>
            {PRODUCT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {codeWords(kind)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TaxClassField taxClasses={taxClasses} {...{ texts, errors }} />
      {isNew && (
        <TextInput
          label="Code"
          name="code"
          hint="Begins the address of its page: /cake/CODE-1KG. It stays. Empty: made from the name"
          maxLength={16}
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={texts.code ?? ""}
          error={errors.code ?? null}
        />
      )}
    </div>
  );
}
