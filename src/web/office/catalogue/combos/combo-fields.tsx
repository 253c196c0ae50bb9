import type { ComboTarget } from "../../../../shop/catalogue/combos/get-office-combos.ts";
import { LONGEST_COMBO_LABEL, type OfferedCombo } from "../../../../shop/catalogue/rules/combo-lines.ts";
import { TextInput } from "../../../ui/field.tsx";
import { DraftRow, SkuInput } from "../draft-row.tsx";
import { type ComboField, comboField } from "./combo-names.ts";

export const TARGETS_ID = "combo-targets";

type ComboFieldsProps = {
  combo: OfferedCombo;
  index: number;
  /** The product of its SKU, if the shop knows it. */
  target: ComboTarget | undefined;
  errors: Record<string, string>;
};

/** One combo of the draft: SKU, label and position. */
export function ComboFields({ combo, index, target, errors }: ComboFieldsProps) {
  const name = combo.label || target?.name || `combo ${index + 1}`;
  const field = (key: ComboField) => ({
    name: comboField(key, index),
    defaultValue: combo[key],
    error: errors[comboField(key, index)] ?? null,
  });
  return (
    <DraftRow
      {...{ name, place: `${index}`, unknown: combo.sku || "New combo" }}
      target={target ? { ...target, title: `${target.name}, ${target.weight}` } : null}
    >
      <SkuInput list={TARGETS_ID} {...field("sku")} />
      <TextInput
        label="What it adds"
        autoComplete="off"
        maxLength={LONGEST_COMBO_LABEL}
        {...field("label")}
      />
    </DraftRow>
  );
}
