import { SKU_WORDS } from "../../../shop/catalogue/rules/sku-fields.ts";
import { TextInput } from "../../ui/field.tsx";
import { SIZE_TEXTS, SKU_TICKS, skuField } from "./product-texts.ts";
import type { ShownFields } from "./sku-table.tsx";

const HINTS: Partial<Record<string, string>> = {
  weight: "As shoppers read it: 1 kg, 12 stems",
  costPaise: "Only staff see it",
  sku: "Empty: made from code and size",
};

const LABELS: Record<string, string> = { ...SKU_WORDS, sku: "SKU" };

/** The fields of a size that does not exist yet. `row` begins their names. */
export function SizeFields({ row, legend, texts, errors }: ShownFields & { row: string; legend: string }) {
  return (
    <fieldset className="size-fields">
      <legend>{legend}</legend>
      <div className="size-grid">
        {SIZE_TEXTS.map((field) => {
          const name = skuField(row, field);
          const isAmount = field.endsWith("Paise");
          return (
            <TextInput
              key={field}
              name={name}
              label={`${LABELS[field]}${isAmount ? ", ₹" : ""}`}
              hint={HINTS[field]}
              inputMode={isAmount ? "decimal" : "text"}
              autoComplete="off"
              defaultValue={texts[name] ?? ""}
              error={errors[name] ?? null}
            />
          );
        })}
      </div>
      <div className="size-ticks">
        {SKU_TICKS.map((field) => {
          const name = skuField(row, field);
          return (
            <label className="option" key={field}>
              <input type="checkbox" name={name} value="yes" defaultChecked={texts[name] === "yes"} />
              <span>{SKU_WORDS[field]}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
