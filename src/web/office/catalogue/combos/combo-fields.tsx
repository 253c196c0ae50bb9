import { Link } from "react-router";
import type { ComboTarget } from "../../../../shop/catalogue/combos/get-office-combos.ts";
import { LONGEST_COMBO_LABEL, type OfferedCombo } from "../../../../shop/catalogue/rules/combo-lines.ts";
import { TextInput } from "../../../ui/field.tsx";
import { MoveButtons } from "../move-buttons.tsx";
import { SaleTag } from "../sale-tag.tsx";
import { type ComboField, comboField } from "./combo-names.ts";

export const TARGETS_ID = "combo-targets";

type ComboFieldsProps = {
  combo: OfferedCombo;
  index: number;
  /** What the shop knows of its SKU. */
  target: ComboTarget | undefined;
  errors: Record<string, string>;
};

/** One combo of the draft: its SKU, what it adds, and its place. */
export function ComboFields({ combo, index, target, errors }: ComboFieldsProps) {
  const name = combo.label || target?.name || `combo ${index + 1}`;
  const field = (key: ComboField) => ({
    name: comboField(key, index),
    defaultValue: combo[key],
    error: errors[comboField(key, index)] ?? null,
  });
  return (
    <li>
      <fieldset className="draft-row">
        <legend className="sr-only">{name}</legend>
        <div className="draft-row-head">
          <span className="draft-row-name">
            {target ? (
              <>
                <Link className="link" to={`/admin/catalogue/products/${target.productId}`}>
                  {`${target.name}, ${target.weight}`}
                </Link>
                <SaleTag state={target.state} />
              </>
            ) : (
              <span className="muted">{combo.sku || "New combo"}</span>
            )}
          </span>
          <MoveButtons place={`${index}`} name={name} />
        </div>
        <div className="draft-row-fields">
          <TextInput
            label="SKU"
            list={TARGETS_ID}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field("sku")}
          />
          <TextInput
            label="What it adds"
            autoComplete="off"
            maxLength={LONGEST_COMBO_LABEL}
            {...field("label")}
          />
        </div>
      </fieldset>
    </li>
  );
}
