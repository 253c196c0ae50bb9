import type { PartTarget } from "../../../../shop/catalogue/combos/get-office-parts.ts";
import { LONGEST_PART_TEXT } from "../../../../shop/catalogue/rules/combo-parts.ts";
import { TextInput } from "../../../ui/field.tsx";
import { DraftRow, SkuInput } from "../draft-row.tsx";
import type { PartTexts } from "./part-draft.ts";
import { type PartField, partField } from "./part-names.ts";

export const TARGETS_ID = "part-targets";

type PartFieldsProps = {
  part: PartTexts;
  /** The size that it is in: its place in the form, and its name. */
  size: number;
  sizeTitle: string;
  index: number;
  /** The product of its SKU, if the shop knows it. */
  target: PartTarget | undefined;
  errors: Record<string, string>;
};

/** One part of a size: its SKU with pieces, or words, and its place. */
export function PartFields({ part, size, sizeTitle, index, target, errors }: PartFieldsProps) {
  const partTitle = part.words || target?.title || part.sku || `part ${index + 1}`;
  const name = `${partTitle} of ${sizeTitle}`;
  const field = (key: PartField) => ({
    name: partField(key, size, index),
    defaultValue: part[key],
    error: errors[partField(key, size, index)] ?? null,
  });
  return (
    <DraftRow
      {...{ name, place: `${size}.${index}`, target: target ?? null }}
      unknown={part.words || part.sku || "New part"}
      className="is-part"
    >
      <SkuInput list={TARGETS_ID} {...field("sku")} />
      <TextInput label="Pieces" inputMode="numeric" autoComplete="off" {...field("quantity")} />
      <TextInput label="Or in words" autoComplete="off" maxLength={LONGEST_PART_TEXT} {...field("words")} />
    </DraftRow>
  );
}
