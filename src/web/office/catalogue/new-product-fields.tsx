import { PRODUCT_KINDS } from "../../../shop/catalogue/rules/product-kinds.ts";
import { Field, TextInput } from "../../ui/field.tsx";
import { codeWords } from "./code-words.ts";
import type { ShownFields } from "./sku-table.tsx";
import { type TaxClass, TaxClassField } from "./tax-class-field.tsx";

/** What a product is, how it is taxed, and its code. None of it changes later on screen. */
export function KindFields({ taxClasses, texts, errors }: ShownFields & { taxClasses: TaxClass[] }) {
  return (
    <div className="product-fields">
      <p className="muted text-small">
        Later only an imported table changes kind and tax. The code stays: pages, orders and labels name it.
      </p>
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
      <TextInput
        label="Code"
        name="code"
        hint="Begins the address of its page: /cake/CODE-1KG. Empty: made from the name"
        maxLength={16}
        autoCapitalize="characters"
        autoComplete="off"
        defaultValue={texts.code ?? ""}
        error={errors.code ?? null}
      />
    </div>
  );
}

type PictureProps = ShownFields & { pictures: { id: string; name: string }[] };

/** A picture that the shop has, by a product that shows it. */
export function PictureField({ pictures, texts, errors }: PictureProps) {
  return (
    <Field
      label="Same picture as"
      hint="It cannot be published without one."
      error={errors.pictureId ?? null}
    >
      {(control) => (
        <select className="input" name="pictureId" defaultValue={texts.pictureId ?? ""} {...control}>
          <option value="">No picture yet</option>
          {pictures.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
