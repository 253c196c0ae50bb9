import type { TaxClass } from "../../../shop/catalogue/catalogue.reads.ts";
import { PRINT_KINDS } from "../../../shop/catalogue/rules/photo-prints.ts";
import { PRODUCT_WORDS } from "../../../shop/catalogue/rules/product-fields.ts";
import { PRODUCT_KINDS } from "../../../shop/catalogue/rules/product-kinds.ts";
import { TextInput } from "../../ui/field.tsx";
import { CodeChoice } from "./code-choice.tsx";
import type { PRODUCT_TICKS } from "./product-texts.ts";
import type { ShownFields } from "./sku-table.tsx";
import { TaxClassField } from "./tax-class-field.tsx";

type TickProps = Pick<ShownFields, "texts"> & { name: (typeof PRODUCT_TICKS)[number]; label: string };

function Tick({ name, label, texts }: TickProps) {
  return (
    <label className="option">
      <input type="checkbox" name={name} value="yes" defaultChecked={texts[name] === "yes"} />
      <span>{label}</span>
    </label>
  );
}

type KindProps = ShownFields & { taxClasses: TaxClass[]; isNew?: boolean };

/** Kind, tax class and personalization of a product. A new one has a field for its code. */
export function KindFields({ taxClasses, isNew = false, ...shown }: KindProps) {
  const { texts, errors } = shown;
  return (
    <div className="product-fields">
      <CodeChoice name="kind" label={PRODUCT_WORDS.kind} codes={PRODUCT_KINDS} {...shown} />
      <TaxClassField taxClasses={taxClasses} {...shown} />
      <CodeChoice
        {...{ name: "photoPrint", label: PRODUCT_WORDS.photoPrint, codes: PRINT_KINDS, ...shown }}
        none="No photo"
      />
      <Tick name="takesMessage" label={PRODUCT_WORDS.takesMessage} texts={texts} />
      <Tick name="takesName" label="Bears the customer’s name" texts={texts} />
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
